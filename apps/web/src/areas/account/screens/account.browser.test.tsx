import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
  askedOf,
  CUSTOMER,
  expectNoText,
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
import { INFO } from '../testing.ts'
import { Screen as Account } from './account.tsx'
import { Screen as MyLike } from './my-like.tsx'
import { Screen as Settings } from './set.tsx'
import { Screen as SetAccount } from './set-account.tsx'
import { Screen as SetPassword } from './set-password.tsx'

const { customerDto } = CUSTOMER
const UNBOUND = { ...CUSTOMER, customerDto: { ...customerDto, phone: '', name: '', canModifyProv: true } }
const CALLS: Answers = { getUserInfo: CUSTOMER, getCustomerInfo: INFO }

test.each([320, 390, 900] as const)(
  'the account fits a screen of %i px, with the longest name',
  async (width) => {
    const vip = { ...CUSTOMER, vipInfo: { name: '志愿卡（至尊版）', endsAt: '2026-09-01T00:00:00.000Z' } }
    await renderPart(<Account />, { as: vip, calls: CALLS, width })
    await expectText(LONG.name, '湖南 · 2026年高考', '志愿卡（至尊版）', '12,345')
  },
)

test('who is not bound yet is led to it', async () => {
  await renderPart(<Account />, { as: UNBOUND, calls: CALLS, dark: true })
  await expectText('未设置昵称')
  await press('未绑定高考省份和年份，去绑定')
  expect(usePopups.getState().bindOpen).toBe(true)
})

test('who signs out goes home and is a visitor', async () => {
  const { path } = await renderPart(<Account />, {
    as: CUSTOMER,
    calls: { ...CALLS, logout: null },
    at: '/pages/account/account',
  })
  await press('退出登录')
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expectText('已退出登录')
  expect(path()).not.toContain('account')
})

test('settings lead on, and everything of one’s own can be taken along', async () => {
  const exportData = new Blob(['{}'], { type: 'application/json' })
  const { path } = await renderPart(<Settings />, { as: CUSTOMER, calls: { ...CALLS, exportData } })
  await press('下载个人数据')
  await expectText('个人数据已下载')
  await press(/^账号与安全/, 'link')
  expect(path()).toContain('setAccount')
})

test('data that are refused say why', async () => {
  await renderPart(<Settings />, { as: CUSTOMER, calls: { ...CALLS, exportData: refused('tooOften') } })
  await press('下载个人数据')
  await expectText('操作过于频繁，请稍后再试')
})

test('where no file can be saved, the way leads to a browser that can', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
  onTestFinished(() => agent.mockRestore())
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderPart(<Settings />, { as: CUSTOMER, calls: CALLS, at: '/pages/account/set' })
  await press('下载个人数据')
  await expect.element(page.getByRole('alertdialog', { name: '请在浏览器中下载' })).toBeVisible()
  await press('复制链接')
  await expectText('链接已复制，请在浏览器打开')
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/pages/account/set'))
})

test('before an account is deleted, what goes and what stays is told', async () => {
  await renderPart(<Settings />, { as: CUSTOMER, calls: CALLS })
  await press('注销账号')
  await expectText('注销后不能恢复', '成绩、志愿表和收藏', '依法保留')
  await press('继续注销')
  await expectText('验证手机号并确认', '账号的手机号为 137****0001')
  await type('账号的手机号', '13800000001')
  await page.getByRole('dialog').getByRole('button', { name: '注销账号' }).click()
  await expectText('与账号的手机号 137****0001 不一致')
  await type('账号的手机号', '13700000001')
  await type('验证码', '123456')
  await page.getByRole('dialog').getByRole('button', { name: '注销账号' }).click()
  await expectText('请输入「注销」')
  await press('返回')
  await expectText('注销后不能恢复')
})

const DEVICES = [
  {
    sessionId: 1,
    device: '微信内置浏览器 · iPhone',
    createdAt: '2026-06-20T01:00:00.000Z',
    seenAt: '2026-06-26T00:30:00.000Z',
    current: 1,
  },
  {
    sessionId: 2,
    device: 'Chrome · Windows',
    createdAt: '2026-06-01T01:00:00.000Z',
    seenAt: '2026-06-25T01:00:00.000Z',
    current: 0,
  },
]

async function openDevices(calls: Answers): Promise<void> {
  await renderPart(<SetAccount />, { as: CUSTOMER, calls: { ...CALLS, ...calls } })
  await press('登录设备')
}

test('another device is signed out after a question', async () => {
  await openDevices({ getSessionList: inTurn(DEVICES, DEVICES.slice(0, 1)), endSession: null })
  await expectText('本机', 'Chrome · Windows')
  await press('让Chrome · Windows退出登录')
  await press('退出该设备')
  await expectText('该设备已退出登录')
  await expectNoText('Chrome · Windows')
  expect(askedOf('endSession')).toEqual([{ customerId: 7, sessionId: 2 }])
})

test('devices are waited for, and asked for once more when they do not come', async () => {
  await openDevices({ getSessionList: waiting })
  await expectWaiting()
  await openDevices({ getSessionList: inTurn(refused('50001'), DEVICES) })
  await expectRetry('登录设备', '本机')
})

async function openPhone(calls: Answers, as = CUSTOMER): Promise<void> {
  await renderPart(<SetAccount />, { as, calls: { ...CALLS, getUserInfo: as, ...calls } })
  await press(/^手机号/)
}

test('a phone is changed in two steps, each proven by a code', async () => {
  const may = { canChange: 1, reasons: [], ticket: '' }
  await openPhone({ checkByChangePhone: inTurn(may, { ...may, ticket: 'proof' }), changePhone: null })
  await expectText('第1步，共2步')
  await type('账号的手机号', '13700000001')
  await type('验证码', '123456')
  await press('下一步')
  await expectText('第2步，共2步')
  await type('新手机号', '13700000001')
  await type('验证码', '654321')
  await press('更换手机号')
  await expectText('与现在的手机号相同')
  await type('新手机号', '13900000002')
  await press('更换手机号')
  await expectText('手机号已更换，其他设备已退出登录')
  expect(askedOf('changePhone')).toEqual([
    { customerId: 7, phone: '13900000002', smsCode: '654321', ticket: 'proof' },
  ])
})

test('why a phone may not be changed now is told', async () => {
  await openPhone({
    checkByChangePhone: { canChange: 0, reasons: ['30天内更换过手机号', LONG.major], ticket: '' },
  })
  await expectText('暂时不能更换手机号', '30天内更换过手机号', LONG.major)
  await press('我知道了')
})

test('conditions of a change are waited for, and asked for once more', async () => {
  await openPhone({ checkByChangePhone: waiting })
  await expectWaiting()
  await openPhone({ checkByChangePhone: inTurn(refused('50001'), { canChange: 1, reasons: [], ticket: '' }) })
  await expectRetry('更换手机号的条件', '第1步')
})

test('a new phone that another account has is told at its field', async () => {
  const may = { canChange: 1, reasons: [], ticket: '' }
  await openPhone({
    checkByChangePhone: inTurn(may, { ...may, ticket: 'proof' }),
    changePhone: refused('phoneTaken'),
  })
  await type('账号的手机号', '13700000001')
  await type('验证码', '123456')
  await press('下一步')
  await type('新手机号', '13900000002')
  await type('验证码', '654321')
  await press('更换手机号')
  await expect.element(page.getByLabelText('新手机号')).toHaveAccessibleDescription('该手机号已注册其他账号')
  await expect.element(page.getByLabelText('新手机号')).toHaveFocus()
})

test('a first phone that is taken is told at its field', async () => {
  await openPhone({ bindingPhone: refused('phoneTaken') }, UNBOUND)
  await type('新手机号', '13900000002')
  await type('验证码', '654321')
  await press('绑定')
  await expect.element(page.getByLabelText('新手机号')).toHaveAccessibleDescription('该手机号已注册其他账号')
})

test('a password needs a phone, and the account’s own', async () => {
  await renderPart(<SetPassword />, { as: UNBOUND, calls: { getUserInfo: UNBOUND } })
  await expectText('请先绑定手机号')
  await renderPart(<SetPassword />, { as: CUSTOMER, calls: CALLS })
  await expectText('账号的手机号为 137****0001，请完整填写')
  await type('手机号', '13800000009')
  await type('验证码', '123456')
  await type('新密码', 'abc12345')
  await type('确认新密码', 'abc12345')
  await press('确定')
  await expectText('与账号的手机号 137****0001 不一致')
})

const LIKE = {
  kind: 'school',
  targetId: '1',
  name: LONG.school,
  about: '',
  likedAt: '2026-06-26T01:00:00.000Z',
} as const

test('likes are shown by kind, waited for, missed and asked for again', async () => {
  await renderPart(<MyLike />, { as: CUSTOMER, calls: { getLikeList: waiting } })
  await expectWaiting()
  const answers = inTurn(refused('50001'), { total: 1, list: [LIKE] }, { total: 0, list: [] })
  const { path } = await renderPart(<MyLike />, { as: CUSTOMER, calls: { getLikeList: answers } })
  await expectRetry('收藏', LONG.school)
  await press('专业')
  await expectText('还没有收藏专业')
  expect(path()).toContain('kind=major')
})
