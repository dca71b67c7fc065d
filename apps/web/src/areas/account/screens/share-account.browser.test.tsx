import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
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
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { Screen as Agreement } from './agreement.tsx'
import { Screen } from './share-account.tsx'

const AT = '/pages/account/shareAccount'
const invited = (calls: Answers, dark = false) =>
  renderPart(<Screen />, { at: `${AT}?shareCode=XY98`, calls, dark })

test('an invitation says who it is from and leads in', async () => {
  const { path } = await invited({ getShareInfo: { name: LONG.name, avatar: '' } }, true)
  await expectText(`${LONG.name}邀请您使用问津志愿`, '不登录也能使用')
  await press('开始使用')
  expect(path()).not.toContain('share')
})

test('a link without a customer does no harm', async () => {
  await invited({ getShareInfo: refused('gone') })
  await expectText('这个邀请链接已失效，不影响使用问津志愿。')
})

test('whose invitation it is is waited for, and asked for once more when it does not come', async () => {
  await invited({ getShareInfo: waiting })
  await expectWaiting()
  await invited({ getShareInfo: inTurn(refused('50001'), { name: '', avatar: '' }) })
  await expectRetry('邀请人', '好友邀请您使用问津志愿')
})

test('one’s own invitation has a code to scan and a link to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderPart(<Screen />, { at: AT, as: CUSTOMER })
  await expect.element(page.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible()
  await press('复制链接')
  await expectText('链接已复制')
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shareCode=AB12CD'))
  await expectNoText('直接转发本页')
})

test('a visitor without an invitation may sign in for one', async () => {
  await renderPart(<Screen />, { at: AT })
  await press('登录')
  expect(usePopups.getState().signIn?.reason).toBe('登录后邀请好友')
})

test('the agreement is the tenant’s, and one that is missing says so', async () => {
  const html = `<h1>${LONG.name}</h1><p>${LONG.major.repeat(20)}</p>`
  await renderPart(<Agreement />, { config: [{ keyEname: 'pc_aboutus_userAgreement', keyValue: html }] })
  await expectText(LONG.name)
  await renderPart(<Agreement />)
  await expectText('用户协议没有加载出来')
})
