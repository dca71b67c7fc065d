import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../../domain/session/store.ts'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
  CUSTOMER,
  expectText,
  expectWaiting,
  press,
  refused,
  renderPart,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { Screen as Autologin } from './autologin.tsx'
import { Screen as WxAccess } from './wx-access.tsx'

const FRESH = { customerId: 7, onlineToken: 'fresh', tokenName: 'onlineToken' }
const HOME = '/pages/index/index'

const autologin = (query: string, calls: Answers = {}, as?: typeof CUSTOMER) =>
  renderPart(<Autologin />, {
    at: `/pages/login/autologin?${query}`,
    calls,
    ...(as === undefined ? {} : { as }),
  })

test('a link that is not whole says so and leads to signing in or home', async () => {
  const { path } = await autologin('cid=12')
  await expectText('自动登录没有成功', '链接不完整，或已经打开过')
  await press('用手机号登录')
  expect(usePopups.getState().signIn).not.toBeNull()
  await press('返回首页')
  expect(path()).toBe(HOME)
})

test.each(['//evil.example', 'https://evil.example/m/', '%2F%2Fevil.example', ''])(
  'signed in by a link, the way on stays in the application: %s',
  async (backurl) => {
    const query = new URLSearchParams({ cid: '7', tk: 'old', tn: 'onlineToken', backurl })
    const { path } = await autologin(query.toString(), { autoLogin: FRESH })
    await expect.poll(path).toBe(HOME)
    expect(useSession.getState().customerId).toBe(7)
    expect(location.href).not.toContain('tk=')
  },
)

test('credentials on their way hold the place; refused ones say why', async () => {
  await autologin('cid=7&tk=old&tn=onlineToken', { autoLogin: waiting })
  await expectWaiting()
  await autologin('cid=7&tk=old&tn=onlineToken', { autoLogin: refused('40105', '登录已失效，请重新登录') })
  await expectText('自动登录没有成功', '登录已失效，请重新登录')
})

test('who is another customer and stays so goes on as they were', async () => {
  const other = { ...CUSTOMER, customerDto: { ...CUSTOMER.customerDto, customerId: 8, phone: '138****0008' } }
  const { path } = await autologin(
    'cid=8&tk=old&tn=onlineToken&backurl=/pages/account/agreement',
    { getUserInfo: other },
    CUSTOMER,
  )
  await expect.element(page.getByRole('alertdialog', { name: '是否切换账号' })).toBeVisible()
  await expectText('137****0001', '138****0008')
  await press('取消')
  await expect.poll(path).toBe('/pages/account/agreement')
  expect(useSession.getState().customerId).toBe(7)
})

/** The return of an authorisation that was begun with the state s1. */
function Returned() {
  useState(() => sessionStorage.setItem('wx_state', 's1'))
  return <WxAccess />
}

const comeBack = (calls: Answers, state = 's1', as?: typeof CUSTOMER) =>
  renderPart(<Returned />, {
    at: `/pages/login/wxAccess?code=c1&state=${state}`,
    calls,
    ...(as === undefined ? {} : { as }),
  })

test('a state that is not ours is refused before anything is asked, with ways on', async () => {
  const { path } = await comeBack({}, 'forged')
  await expectText('微信登录没有完成', '授权已失效，请重新授权')
  expect(location.href).not.toContain('code=')
  await press('用手机号登录')
  expect(usePopups.getState().signIn).not.toBeNull()
  await press('返回')
  expect(path()).toBe(HOME)
})

test('an authorisation on its way holds the place', async () => {
  await comeBack({ getAccessToken: waiting })
  await expectWaiting()
})

test('an app that cannot be tied to the account says so, and the account goes on', async () => {
  const { path } = await comeBack({ getAccessToken: refused('50001', '微信没有回答') }, 's1', CUSTOMER)
  await expectText('微信没有关联到账号', '微信没有回答。账号已登录，可以照常使用。')
  await press('继续')
  expect(path()).toBe(HOME)
})
