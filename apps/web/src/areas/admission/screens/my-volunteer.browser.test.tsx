import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choice, listOf, LIST_CANDIDATE } from '../../../domain/list/testing.ts'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
  askedOf,
  CUSTOMER,
  expectRetry,
  expectText,
  expectWaiting,
  inTurn,
  LONG,
  press,
  refused,
  renderPart,
  type,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { Screen } from './my-volunteer.tsx'

type Lists = CallReply<Calls['mainReportList']>

function savedList(listId: number, name: string = LONG.name.repeat(2)): Lists['list'][number] {
  const at = '2026-06-26T01:00:00.000Z'
  const choiceScore = { ...LIST_CANDIDATE, scoreId: 7, provinceName: '湖南', rank: 9876, rankGiven: false }
  return { reportMainId: listId, name, version: 1, choiceScore, univNum: 45, createdAt: at, updatedAt: at }
}

function lists(...list: Lists['list']): Lists {
  return { total: list.length, list }
}

const show = (calls: Answers) => renderPart(<Screen />, { calls, as: CUSTOMER })

test('a list with the longest name opens, and can be copied', async () => {
  const { path } = await show({ mainReportList: lists(savedList(1)), copyReportMain: savedList(2) })
  await expectText(LONG.name.repeat(2), '湖南 · 2026年 · 620分', '45个志愿')
  await press(/^复制/)
  await expect.poll(() => askedOf('copyReportMain')).toEqual([{ reportMainId: 1 }])
  await press(new RegExp(`^${LONG.name}`), 'link')
  expect(path()).toContain('reportMainId=1')
})

test('a list gets another name', async () => {
  await show({ mainReportList: lists(savedList(1, '方案一')), modifyReportName: savedList(1, '方案二') })
  await press('重命名方案一')
  await type('志愿表名称', '方案二')
  await press('保存')
  await expect.poll(() => askedOf('modifyReportName')).toEqual([{ reportMainId: 1, name: '方案二' }])
})

test('a deleted list can be brought back', async () => {
  await show({
    mainReportList: inTurn(lists(savedList(1, '方案一')), lists(), lists(savedList(1, '方案一'))),
    delMainReport: null,
    restoreReportMain: savedList(1, '方案一'),
  })
  await press('删除方案一')
  await expectText('已删除，30天内可恢复', '还没有志愿表')
  await press('撤销')
  await expectText('方案一')
  expect(askedOf('restoreReportMain')).toEqual([{ reportMainId: 1 }])
})

test('what the server refuses leaves the lists as they are', async () => {
  await show({ mainReportList: lists(savedList(1, '方案一')), delMainReport: refused('tooOften') })
  await press('删除方案一')
  await expectText('操作过于频繁，请稍后再试', '方案一')
})

test('many lists are drawn fifty at a time', async () => {
  const many = Array.from({ length: 51 }, (_, i) => savedList(i + 1, `方案${i + 1}`))
  await show({ mainReportList: lists(...many) })
  await expect.poll(() => page.getByRole('link').elements()).toHaveLength(50)
  await press('显示更多（还有1份）')
  expect(page.getByRole('link').elements()).toHaveLength(51)
})

test('without any list the way to one is shown', async () => {
  const { path } = await show({ mainReportList: lists() })
  await expectText('还没有志愿表')
  await press('去选学校')
  expect(path()).toContain('/pages/volunteer')
})

test('lists are waited for, and asked for once more when they do not come', async () => {
  await show({ mainReportList: waiting })
  await expectWaiting()
  await show({ mainReportList: inTurn(refused('50001'), lists(savedList(1, '方案一'))) })
  await expectRetry('志愿表', '方案一')
})

test('a visitor’s list is told to be on this phone only', async () => {
  await renderPart(<Screen />, { list: listOf([choice(1), choice(2)], { name: LONG.name, customerId: 0 }) })
  await expectText('仅存在本机', '2个志愿')
  await press('登录后保存到账号')
  expect(usePopups.getState().signIn).toEqual({ reason: '登录后保存到账号' })
})

test('a visitor without a list may sign in for those of the account', async () => {
  await renderPart(<Screen />, { dark: true })
  await press('登录')
  expect(usePopups.getState().signIn).not.toBeNull()
})
