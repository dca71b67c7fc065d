import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  CUSTOMER,
  expectNoText,
  expectText,
  LIST_CANDIDATE,
  press,
  refused,
  renderPart,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { chooseProvince } from '../../candidate/form-store.ts'
import { useSession } from '../store.ts'
import { BindSheet } from './bind-sheet.tsx'

async function open(calls: Answers = {}, candidate?: typeof LIST_CANDIDATE) {
  const bound = vi.fn<() => void>()
  await renderPart(<BindSheet open onBound={bound} />, {
    as: CUSTOMER,
    calls,
    ...(candidate === undefined ? {} : { candidate }),
  })
  return bound
}

test('province and year are chosen, then confirmed', async () => {
  await open({ changeProvince: refused('40006', '省份暂时不能绑定') })
  await press('绑定')
  await expectText('请选择高考省份和高考年份')
  await press(/^高考省份/)
  await press('黑龙江')
  await press(/^高考年份/)
  await press('确定')
  await expect.element(page.getByRole('button', { name: '2026年' })).toBeVisible()
  await press('2026年')
  await press('确定')
  await expectNoText('请选择高考年份')
  await press('绑定')
  await expectText('请确认以下信息，绑定后不能随意更改。')
  await press('确定')
  await expectText('省份暂时不能绑定')
  expect(askedOf('changeProvince')).toEqual([{ customerId: 7, provinceId: 22, year: 2026 }])
})

test('what was entered elsewhere leaves one tap to do, and can be taken back', async () => {
  await open({}, LIST_CANDIDATE)
  await expectText('请确认以下信息', '湖南', '2026年')
  await press('返回')
  await expect.element(page.getByRole('button', { name: /^高考省份/ })).toBeVisible()
})

test('the province that was switched to is suggested, with nothing to confirm yet', async () => {
  function Switched() {
    useState(() => chooseProvince(25))
    return <BindSheet open onBound={() => {}} />
  }
  await renderPart(<Switched />, { as: CUSTOMER })
  await expect.element(page.getByRole('button', { name: /^高考省份 ?浙江/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^高考年份 ?请选择/ })).toBeVisible()
  expect(page.getByRole('button', { name: '确定' }).elements()).toEqual([])
})

test('nothing but binding or signing out closes it', async () => {
  await open({ logout: null })
  await expect.element(page.getByRole('dialog', { name: '绑定高考省份和年份' })).toBeVisible()
  expect(page.getByRole('button', { name: '关闭' }).elements()).toEqual([])
  await press('退出登录')
  await expectText('已退出登录')
  expect(useSession.getState().customerId).toBeNull()
})
