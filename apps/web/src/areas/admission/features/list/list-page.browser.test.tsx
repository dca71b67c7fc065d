import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choice, listOf, LIST_CANDIDATE, GROUPS } from '../../../../domain/list/testing.ts'
import type { ChoiceList } from '../../../../domain/list/choice-list.ts'
import { useList } from '../../../../domain/list/store.ts'
import { usePopups } from '../../../../shared/lib/popups.ts'
import { NavBar } from '../../../../shared/ui/nav-bar.tsx'
import {
  askedOf,
  BASIS,
  BATCH,
  CANDIDATE,
  CUSTOMER,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  inTurn,
  LONG,
  MAJOR,
  offline,
  press,
  RANK_INFO,
  refused,
  renderPart,
  SCHOOL,
  type,
  unitLike,
  schoolPage,
  waiting,
} from '../../../../testing/index.ts'
import type { Answers } from '../../../../testing/index.ts'
import { ListPage } from './list-page.tsx'
import { WithList } from './with-list.tsx'

const NAMED = { univName: LONG.school, unitName: '第103组（物理+化学）' }
const CHOICES = [
  { ...choice(1, [11, 12, 13, 14, 15, 16, 17]), ...NAMED },
  { ...choice(2), univName: LONG.foreign, unitName: LONG.major, isObey: 0 as const },
  choice(3),
]
const LIST = listOf(CHOICES, { name: LONG.name.repeat(2), reportMainId: 0 })
const OWN = { ...LIST_CANDIDATE, rankGiven: false, scoreId: null }
const UNITS = schoolPage([{ ...SCHOOL, groups: CHOICES.map(({ planId }) => unitLike({ planId })) }])
const MAJORS: CallReply<Calls['majorList']> = { basis: BASIS, univ: SCHOOL, majorList: [MAJOR] }
const ANSWERS: Answers = {
  queryUniv: UNITS,
  batchList: [BATCH],
  majorList: MAJORS,
  lastRank: RANK_INFO,
}

const EMPTY = { title: '志愿表还是空的', text: '先去选几个志愿。' }

async function show(calls: Answers = {}, world: { list?: ChoiceList; at?: string; dark?: boolean } = {}) {
  const list = (
    <>
      <NavBar title="志愿表" demo={false} />
      <WithList lines={3} empty={EMPTY}>
        {(candidate, list, batch) => <ListPage candidate={candidate} list={list} batch={batch} />}
      </WithList>
    </>
  )
  const at = '/pages/volunteer/volunteerList'
  return renderPart(list, { calls: { ...ANSWERS, ...calls }, list: LIST, candidate: OWN, at, ...world })
}

const names = (): string[] =>
  useList
    .getState()
    .sync.shelf.list?.batchList.flatMap((one) => one.reportUnivList.map(({ univName }) => univName)) ?? []

test('a list stands in its order with chances, majors and its outcome below', async () => {
  await show()
  await expectText(LONG.school, LONG.foreign, '6/6个专业', '备选1个', '64%', '不服从', '滑档风险')
  await expect.element(page.getByRole('button', { name: /^第1志愿.*拖动排序/ })).toBeVisible()
  expect(askedOf('queryUniv')[0]).toMatchObject({ planIds: [1, 2, 3], batchId: 2 })
})

test('a choice is taken out, and comes back by undo, which leaves the bar below free', async () => {
  await show()
  await press(/^移出第2志愿/)
  await expect.poll(names).toHaveLength(2)
  const undo = page.getByRole('button', { name: '撤销' })
  await expect.element(undo).toBeVisible()
  const bar = page.getByRole('button', { name: '导出 Excel' }).element().getBoundingClientRect()
  expect(undo.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
  await press('撤销')
  await expect.poll(names).toEqual(CHOICES.map(({ univName }) => univName))
})

test('the whole batch is cleared after a question, and comes back by undo', async () => {
  await show()
  await press('清空')
  await expectText('清空本科批的3个志愿？')
  await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click()
  await expect.poll(names).toEqual([])
  await press('撤销')
  await expect.poll(names).toHaveLength(3)
})

test('a choice is moved to a place, and its majors are dropped one by one', async () => {
  await show()
  await press(new RegExp(`^${LONG.school}`))
  await expect.element(page.getByRole('dialog', { name: '第1志愿' })).toBeVisible()
  await type(/^移到第几位/, '9')
  await press('移动')
  await expectText('请输入1～3之间的位次')
  await type(/^移到第几位/, '3')
  await press('移动')
  await expect.poll(() => names().at(-1)).toBe(LONG.school)
  await press('移出专业专业17')
  await expectNoText('移出专业专业17')
})

test('obedience is a switch of each choice', async () => {
  await show()
  await press('第2志愿服从专业调剂', 'switch')
  await expect.element(page.getByRole('switch', { name: '第2志愿服从专业调剂' })).toBeChecked()
})

test('the name of the list is changed in a sheet', async () => {
  await show()
  await press(/，改名$/)
  await type('志愿表名称', '我的方案')
  await press('保存')
  await expectText('我的方案')
})

test('the outcome opens, and a chance tells what it means', async () => {
  await show()
  await press(/^志愿表模拟：/)
  await expect.element(page.getByRole('dialog', { name: '志愿表模拟' })).toBeVisible()
})

test('a visitor is asked to sign in for a better order', async () => {
  await show()
  await press('一键优化顺序')
  expect(usePopups.getState().signIn?.reason).toBe('登录后可优化志愿顺序')
})

test('where choices are looked at in sequence no order is proposed, and none is asked for', async () => {
  const early = {
    ...GROUPS,
    batchId: 1 as const,
    batchName: '普通类提前录取',
    reportUnivList: [choice(1), choice(2)],
  }
  const saved = listOf([], { reportMainId: 5, version: 1, scoreId: 9, batchList: [early] })
  // 浙江 has such a batch
  const candidate = { ...CANDIDATE, provinceId: 25, majorTypeId: 3 }
  await renderPart(<ListPage candidate={candidate} list={saved} batch={early} />, {
    as: CUSTOMER,
    candidate: OWN,
    list: saved,
    calls: { queryUniv: refused('50001'), batchList: [], lastRank: refused('50001') },
  })
  await expectText('志愿表模拟不适用')
  await press('一键优化顺序')
  await expectText('顺序志愿不自动调整')
  await expectNoText('优化建议没有加载出来')
  expect(askedOf('autoOrder')).toEqual([])
})

test('chances on their way leave the list usable', async () => {
  await show({ queryUniv: waiting }, { dark: true })
  await expectText('正在模拟志愿表', LONG.school)
})

test('chances that do not come are told, with a way to ask again; the list stays usable', async () => {
  await show({ queryUniv: inTurn(refused('50001', '服务异常'), UNITS) })
  await expectText('概率没有更新：服务异常。志愿表可以照常调整。')
  await press('重试')
  await expectText('64%')
})

test('without network the list is there with its names', async () => {
  await show({ queryUniv: offline, batchList: offline, lastRank: offline })
  await expectText(LONG.school, '网络连接不畅')
})

test('an empty list leads to choosing', async () => {
  const { path } = await show({}, { list: listOf([]) })
  await expectText('志愿表还是空的')
  await press('去选志愿')
  expect(path()).toContain('/pages/volunteer')
})

test('without a candidate there is nothing to compute', async () => {
  await renderPart(
    <WithList lines={3} empty={EMPTY}>
      {() => <p>志愿表</p>}
    </WithList>,
  )
  await expectText('先填写成绩')
})

test('a list of the account is waited for, refused to a visitor, and asked for again when it fails', async () => {
  const at = '/pages/volunteer/volunteerList?reportMainId=5'
  await show({}, { at })
  await expectText('这份志愿表保存在账号里')
  const list = (
    <WithList lines={3} empty={EMPTY}>
      {(_candidate, list) => <p>{list.name}</p>}
    </WithList>
  )
  await renderPart(list, { as: CUSTOMER, at, candidate: OWN, calls: { mainReportDetail: waiting } })
  await expectWaiting()
  const held = {
    reportMainId: 5,
    name: LONG.name,
    version: 1,
    choiceScore: { ...LIST_CANDIDATE, scoreId: 7, provinceName: '湖南', rank: 9876, rankGiven: false },
    univNum: 1,
    createdAt: '2026-06-26T01:00:00.000Z',
    updatedAt: '2026-06-26T01:00:00.000Z',
    batchList: [
      { batchId: 2, batchName: '本科批', reportUnivList: [{ ...choice(1), majorList: [], reportNo: 1 }] },
    ],
  }
  await renderPart(list, {
    as: CUSTOMER,
    at,
    candidate: OWN,
    calls: { mainReportDetail: inTurn(refused('50001'), held), batchList: [BATCH] },
  })
  await expectRetry('志愿表', LONG.name)
})
