import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'
import {
  MINUTE,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  refusal,
  signInByPassword,
  withPassword,
  wrongFor,
} from './test-people.ts'

const VERIFY = refusal('40005', '请先验证手机号')
const WRONG = refusal('40004', '手机号或密码错误')

describe('registration with a password', () => {
  test('asks every phone for its code first, then says that it is registered', async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    const client = opened.client()
    for (const phone of [PHONE, OTHER_PHONE])
      await expect(signInByPassword(client, PASSWORD, { phone, regType: 2 })).rejects.toEqual(VERIFY)
    const smsCode = await client.askCode(PHONE)
    const again = signInByPassword(client, 'another1', { smsCode, regType: 2 })
    await expect(again).rejects.toEqual(refusal('40007', '该手机号已注册，请直接登录'))
  })

  test('registers, signs in, and keeps the password as nobody reads it', async () => {
    await using opened = await openTestApp()
    const client = await withPassword(opened)
    expect(await client.call('getUserInfo', { customerId: 1 })).toMatchObject({ scoreStatus: 0 })
    const [row] = await opened.database.connection.db.selectFrom('customer').selectAll().execute()
    expect(row).toMatchObject({ phone: PHONE, regType: 'p' })
    expect(row?.passwdHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  test.each(['1234567', 'abcdefgh', '12345678', 'abc 12345', 'abcdefgh123456789', '密码abc12345'])(
    'refuses "%s" before any code is used',
    async (password) => {
      await using opened = await openTestApp()
      const client = opened.client()
      const smsCode = await client.askCode(PHONE)
      const asked = signInByPassword(client, password, { smsCode, regType: 2 })
      await expect(asked).rejects.toEqual(refusal('40001', '密码必须由8-16位数字字母组成'))
      await signInByPassword(client, PASSWORD, { smsCode, regType: 2 })
    },
  )

  test('is off where the tenant switched it off, signing in by password is not', async () => {
    await using opened = await openTestApp()
    await addTenantSeven(opened, ['H5-PHONE_PW_R'])
    const client = opened.client(SEVEN)
    const asked = signInByPassword(client, PASSWORD, { regType: 2 })
    await expect(asked).rejects.toEqual(refusal('40006', '该方式已停用'))
    await client.signIn(PHONE)
    opened.pass(MINUTE)
    const smsCode = await client.askCode(PHONE)
    await client.call('updatePwd', { phone: PHONE, smsCode, passwd: await client.encrypt(PASSWORD) })
    expect(await signInByPassword(client)).toMatchObject({ customerId: 1 })
  })
})

describe('signing in by password', () => {
  test('is enough in a browser where the phone was proven', async () => {
    await using opened = await openTestApp()
    const client = await withPassword(opened)
    expect(await signInByPassword(client)).toMatchObject({ customerId: 1, tokenName: 'x-online-token' })
  })

  test('asks for the code in another browser, once', async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    const client = opened.client()
    await expect(signInByPassword(client)).rejects.toEqual(VERIFY)
    const smsCode = await client.askCode(PHONE)
    await expect(signInByPassword(client, PASSWORD, { smsCode: wrongFor(smsCode) })).rejects.toEqual(
      refusal('40003', '请输入正确的验证码'),
    )
    expect(await signInByPassword(client, PASSWORD, { smsCode })).toMatchObject({ customerId: 1 })
    expect(await signInByPassword(client)).toMatchObject({ customerId: 1 })
  })

  test('tells a wrong password, a phone without an account and one without a password the same', async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    await opened.client().signIn(OTHER_PHONE)
    opened.pass(MINUTE)
    const client = opened.client()
    for (const phone of [PHONE, OTHER_PHONE, '13899999999'])
      await expect(signInByPassword(client, 'wrong1234', { phone })).rejects.toEqual(WRONG)
    const smsCode = await client.askCode(PHONE)
    await expect(signInByPassword(client, 'wrong1234', { smsCode })).rejects.toEqual(WRONG)
    // the code was not touched
    await signInByPassword(client, PASSWORD, { smsCode })
  })

  test.each([
    ['nothing', undefined, '请输入正确的密码'],
    ['what no key opens', 'AAAA', '密码无法识别，请刷新页面后重试'],
  ])('refuses %s for a password', async (_what, password, message) => {
    await using opened = await openTestApp()
    const asked = opened
      .client()
      .call('regAndLogin', { type: 'p', phone: PHONE, ...(password && { passwd: password }) })
    await expect(asked).rejects.toEqual(refusal('40001', message))
  })

  test('refuses an empty password and one that is too long', async () => {
    await using opened = await openTestApp()
    for (const password of ['', 'a'.repeat(33)])
      await expect(signInByPassword(opened.client(), password)).rejects.toEqual(
        refusal('40001', '请输入正确的密码'),
      )
  })
})

describe('resetting the password', () => {
  test('takes effect at once, ends the other sessions and lets this browser in', async () => {
    await using opened = await openTestApp()
    const elsewhere = await withPassword(opened)
    const here = opened.client()
    await here.signIn(PHONE)
    opened.pass(MINUTE)
    const smsCode = await here.askCode(PHONE)
    const password = await here.encrypt('newpass99')
    expect(await here.call('updatePwd', { phone: PHONE, smsCode, passwd: password })).toBeNull()
    await expect(elsewhere.call('getUserInfo', { customerId: 1 })).rejects.toEqual(refusal('40105'))
    expect(await here.call('getUserInfo', { customerId: 1 })).toMatchObject({ scoreStatus: 0 })
    await expect(signInByPassword(here)).rejects.toEqual(WRONG)
    expect(await signInByPassword(here, 'newpass99')).toMatchObject({ customerId: 1 })
  })

  test("of a visitor who holds the phone makes the browser one of the account's", async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    await client.call('updatePwd', { phone: PHONE, smsCode, passwd: await client.encrypt('newpass99') })
    expect(await signInByPassword(client, 'newpass99')).toMatchObject({ customerId: 1 })
  })

  test('of a phone without an account registers nobody and says so to the one who holds it', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const password = await client.encrypt(PASSWORD)
    const smsCode = await client.askCode(PHONE)
    const reset = (code: string) =>
      client.call('updatePwd', { phone: PHONE, smsCode: code, passwd: password })
    await expect(reset(wrongFor(smsCode))).rejects.toEqual(refusal('40003'))
    await expect(reset(smsCode)).rejects.toEqual(refusal('40006', '该手机号尚未注册'))
    expect(await opened.database.connection.db.selectFrom('customer').select('phone').execute()).toEqual([])
  })

  test('refuses a weak password before the code is used', async () => {
    await using opened = await openTestApp()
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    const password = await client.encrypt('short1')
    await expect(client.call('updatePwd', { phone: PHONE, smsCode, passwd: password })).rejects.toEqual(
      refusal('40001', '密码必须由8-16位数字字母组成'),
    )
    expect(await client.call('regAndLogin', { phone: PHONE, smsCode })).toMatchObject({ customerId: 1 })
  })
})

describe('what an account has', () => {
  test('is told for a code, which stays good; wrong codes count', async () => {
    await using opened = await openTestApp()
    await withPassword(opened)
    const client = opened.client()
    const smsCode = await client.askCode(PHONE)
    const query = (code: string) => client.call('queryAccountByPhone', { phone: PHONE, smsCode: code })
    for (let i = 0; i < 6; i++)
      expect(await query(smsCode)).toEqual({ registered: 1, hasPasswd: 1, hasOpenid: 0 })
    for (let i = 0; i < 5; i++) await expect(query(wrongFor(smsCode))).rejects.toEqual(refusal('40003'))
    await expect(query(smsCode)).rejects.toEqual(refusal('40003'))
  })
})
