import { PATHS, pageOf } from '@wenjin/contract'
import type { PageName, PageOf } from '@wenjin/contract'
import { use } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { usePopups } from '../shared/lib/popups.ts'
import { CUSTOMER, expectText, expectWaiting, press, PROVINCES, renderPart } from '../testing/index.ts'
import { Gate } from './gate.tsx'
import { loadAreas, loadScreen } from './pages.ts'
import { ScreenFrame } from './screen-frame.tsx'

beforeAll(async () => {
  await loadAreas()
  await loadScreen(page('agreement'))
})

const page = (name: PageName) => pageOf(PATHS[name]) as PageOf

function gate(name: PageName) {
  return (
    <ScreenFrame page={page(name)}>
      <Gate page={page(name)} />
    </ScreenFrame>
  )
}

const COMING = new Promise<null>(() => {})

function Coming() {
  return use(COMING)
}

test('a page that is on its way has its waiting shape', async () => {
  const part = (
    <ScreenFrame page={page('account')}>
      <Coming />
    </ScreenFrame>
  )
  await renderPart(part, { dark: true })
  await expectWaiting()
})

test('a page that comes while it is drawn is shown without a word on the console', async () => {
  const said = vi.spyOn(console, 'error')
  await renderPart(gate('aboutUs'), { at: PATHS.aboutUs })
  await expectText('联系方式')
  expect(said).not.toHaveBeenCalled()
})

test('in place of a page for customers a visitor finds what it is for, and is asked to sign in', async () => {
  await renderPart(gate('setUserInfo'), { at: PATHS.setUserInfo })
  await expectText('登录后查看', '换手机也能找回')
  await expect.poll(() => usePopups.getState().signIn).toEqual({ reason: '登录后查看' })
  usePopups.setState({ signIn: null })
  await press('登录')
  expect(usePopups.getState().signIn).toEqual({ reason: '' })
})

test('who is banned, or whose province is locked, is led away with why', async () => {
  const banned = { ...CUSTOMER, customerDto: { ...CUSTOMER.customerDto, banStatus: 0 as const } }
  const { path } = await renderPart(gate('agreement'), { as: banned, at: PATHS.agreement })
  await expect.poll(path).toBe(PATHS.index)
  expect(usePopups.getState().queue).toEqual([{ kind: 'banned' }])
  const provinces = PROVINCES.map((one) => (one.provId === 32 ? { ...one, canUse: 0 as const } : one))
  const locked = await renderPart(gate('data'), { as: CUSTOMER, at: PATHS.data, provinces })
  await expect.poll(locked.path).not.toBe(PATHS.data)
  expect(usePopups.getState().queue).toEqual([
    { kind: 'error', message: expect.stringContaining('请刷新页面，重新获取省份数据权限') },
  ])
})
