import { useState } from 'react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  expectNoText,
  expectText,
  inTurn,
  LONG,
  press,
  refused,
  renderPart,
  type,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { askPhoneOf, showPanel } from '../sign-in-view.ts'
import { useSession } from '../store.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

const CREDENTIALS = { customerId: 7, onlineToken: 'a-token', tokenName: 'x-online-token' }
const AGREEMENT = [{ keyEname: 'pc_aboutus_userAgreement', keyValue: `<p>${LONG.major.repeat(20)}</p>` }]
const PHONE = '13700000001'

let key: Answers = {}

beforeAll(async () => {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  key = { getPublicKey: { keyId: 'k', publicKey: btoa(String.fromCharCode(...spki)) } }
})
beforeEach(() => showPanel('signIn'))

async function open(
  calls: Answers = {},
  world: { reason?: string; dark?: boolean; noRegister?: boolean } = {},
) {
  const { reason = '', dark = false, noRegister = false } = world
  const close = vi.fn<() => void>()
  await renderPart(<SignInSheet open reason={reason} onClose={close} />, {
    calls: { ...key, ...calls },
    dark,
    config: AGREEMENT,
    ...(noRegister ? { tenant: { disabledList: ['H5-PHONE_PW_R'] } } : {}),
  })
  return close
}

async function agree(): Promise<void> {
  await press('同意并遵守', 'checkbox')
}

test('with a password one is in, and it travels encrypted', async () => {
  const close = await open({ regAndLogin: CREDENTIALS }, { reason: '登录后收藏' })
  await expectText('登录后收藏')
  await type('手机号', PHONE)
  await type('密码', 'abc12345')
  await agree()
  await press('登录')
  await expect.poll(() => close.mock.calls.length).toBe(1)
  const [sent] = askedOf('regAndLogin')
  expect(sent).toMatchObject({ type: 'p', phone: PHONE })
  expect(sent?.passwd).toHaveLength(344)
  expect(useSession.getState().customerId).toBe(7)
})

test('with a code one is in', async () => {
  const close = await open({ regAndLogin: CREDENTIALS })
  await press('验证码登录')
  await expectText('未注册的手机号将自动注册')
  await type('手机号', PHONE)
  await type('验证码', '123456')
  await agree()
  await press('登录')
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(askedOf('regAndLogin')).toEqual([{ type: 'm', phone: PHONE, smsCode: '123456' }])
})

test.each([
  ['no phone', '', '', false, '请输入正确的手机号', '手机号'],
  ['no password', PHONE, '', false, '请输入正确的密码', '密码'],
  ['no agreement', PHONE, 'abc12345', false, '请先阅读并同意用户协议', '同意并遵守'],
])(
  'what is missing is told at its place, one at a time: %s',
  async (_what, phone, password, agreed, said, label) => {
    await open({}, { dark: true })
    await type('手机号', phone)
    await type('密码', password)
    if (agreed) await agree()
    await press('登录')
    await expect.element(page.getByRole('alert')).toHaveTextContent(said)
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveFocus()
  },
)

test('a wrong code is told at its field, any other refusal as a toast', async () => {
  await open({ regAndLogin: refused('smsCodeWrong') })
  await press('验证码登录')
  await type('手机号', PHONE)
  await type('验证码', '123456')
  await agree()
  await press('登录')
  await expect.element(page.getByLabelText('验证码')).toHaveAccessibleDescription('请输入正确的验证码')
  await open({ regAndLogin: refused('passwordWrong') })
  await type('手机号', PHONE)
  await type('密码', 'wrong123')
  await agree()
  await press('登录')
  await expect.element(page.getByRole('status').getByText('手机号或密码错误')).toBeVisible()
})

test('a password on a new device leads to verifying the phone, and back', async () => {
  await open({ regAndLogin: refused('phoneUnproven') })
  await type('手机号', PHONE)
  await type('密码', 'abc12345')
  await agree()
  await press('登录')
  await expectText('验证手机号', '首次登录问津志愿，需验证手机号码', '在没有用过的设备上用密码登录', PHONE)
  await press('返回')
  await expectText('忘记密码？')
})

test('a registration checks both passwords, and verifies the phone next', async () => {
  await open({ regAndLogin: refused('phoneUnproven') })
  await press('立即注册')
  await expect.element(page.getByRole('dialog', { name: '注册账号' })).toBeVisible()
  await type('手机号', PHONE)
  await type('密码', 'abc12345')
  await type('确认密码', 'abc12346')
  await agree()
  await press('确认注册')
  await expectText('请检查两次输入密码是否一致')
  await type('确认密码', 'abc12345')
  await press('确认注册')
  await expectText('验证并注册')
  expect(askedOf('regAndLogin')[0]).toMatchObject({ type: 'p', regType: 2 })
})

test('a phone that is registered already is led to sign in with it', async () => {
  await open({ regAndLogin: inTurn(refused('phoneUnproven'), refused('phoneRegistered')) })
  await press('立即注册')
  await type('手机号', PHONE)
  await type('密码', 'abc12345')
  await type('确认密码', 'abc12345')
  await agree()
  await press('确认注册')
  await type('验证码', '123456')
  await press('验证并注册')
  await expect.element(page.getByRole('alertdialog', { name: '该手机号已注册' })).toBeVisible()
  await press('去登录')
  await expectText('忘记密码？')
  await expect.element(page.getByLabelText('手机号')).toHaveValue(PHONE)
})

test.each([
  ['立即注册', '确认注册', '密码必须由8-16位数字字母组成', '密码', '确认密码'],
  ['忘记密码？', '确定', '密码必须由8-16位数字字母组成', '新密码', '确认新密码'],
])('an invalid password is told in its panel: %s', async (panel, send, said, password, again) => {
  await open({}, { dark: true })
  await press(panel)
  await type('手机号', PHONE)
  if (send === '确定') await type('验证码', '123456')
  for (const label of [password, again]) await type(label, 'onlyletters')
  await press(send)
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(said)
})

test('by code, too, what is missing is told one at a time, the agreement last', async () => {
  await open()
  await press('验证码登录')
  await type('手机号', PHONE)
  for (const [code, said] of [
    ['', '请输入正确的验证码'],
    ['12345', '请输入正确的验证码'],
    ['123456', '请先阅读并同意用户协议'],
  ] as const) {
    await type('验证码', code)
    await press('登录')
    await expect.element(page.getByRole('alert')).toHaveTextContent(said)
  }
})

/** The popup, which its page opens again. */
function Again() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button style={{ minHeight: 44 }} onClick={() => setShown(true)}>
        再登录
      </button>
      <SignInSheet open={shown} reason="" onClose={() => setShown(false)} />
    </>
  )
}

test('the wait for the next code outlives the popup, with the number it went to', async () => {
  await renderPart(<Again />, { calls: { smsCode: null }, config: AGREEMENT })
  await press('验证码登录')
  await type('手机号', PHONE)
  await press('发送验证码')
  await expectText(/秒重新获取/)
  await press('关闭')
  await expectNoText(/秒重新获取/)
  await press('再登录')
  await press(/秒重新获取/)
  await expect.element(page.getByLabelText('手机号')).toHaveValue(PHONE)
  expect(askedOf('smsCode')).toHaveLength(1)
})

test('in the messaging app one tap comes first, needs the agreement, and says why it cannot', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
  onTestFinished(() => agent.mockRestore())
  await renderPart(<SignInSheet open reason="" onClose={() => {}} />, {
    calls: { getOauthUrl: refused('50001', '微信没有回答') },
    tenant: { appid: 'wx0123456789abcdef', disabledList: ['H5-PHONE_PW_R'] },
    config: AGREEMENT,
  })
  await press('微信一键登录')
  await expect.element(page.getByRole('alert')).toHaveTextContent('请先阅读并同意用户协议')
  await agree()
  await press('微信一键登录')
  await expectText('微信没有回答')
  await expectNoText('立即注册')
  await press('密码登录')
  await expect.element(page.getByLabelText('密码', { exact: true })).toBeVisible()
})

test('a forgotten password is reset by a code, then one signs in', async () => {
  await open({ updatePwd: null })
  await press('忘记密码？')
  await expectText('重设密码', '新密码由8-16位数字字母组成')
  await type('手机号', PHONE)
  await type('验证码', '123456')
  await type('新密码', 'short')
  await type('确认新密码', 'short')
  await press('确定')
  await expectText('密码必须由8-16位数字字母组成')
  await type('新密码', 'abc12345')
  await type('确认新密码', 'abc12345')
  await press('确定')
  await expectText('重置成功')
  await expectText('忘记密码？')
})

test('whose messaging app is known to no account gives a phone, and back closes', async () => {
  const close = await open({ regAndLogin: CREDENTIALS })
  askPhoneOf('sealed-openid')
  await type('手机号', PHONE)
  await type('验证码', '123456')
  await press('验证并登录')
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(askedOf('regAndLogin')).toEqual([
    { type: 'wx', openid: 'sealed-openid', phone: PHONE, smsCode: '123456' },
  ])
})

test('the agreement is read over the form, which keeps what was typed', async () => {
  await open()
  await type('手机号', PHONE)
  await press('《用户协议》')
  await expect.element(page.getByRole('dialog', { name: '用户协议' })).toBeVisible()
  await expectText(LONG.major)
  await page.getByRole('dialog', { name: '用户协议' }).getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByLabelText('手机号')).toHaveValue(PHONE)
})

test('where the tenant lets nobody register, the code comes first', async () => {
  await open({}, { noRegister: true })
  await expectText('未注册的手机号将自动注册')
  await expectNoText('立即注册')
})
