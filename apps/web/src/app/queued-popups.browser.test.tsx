import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queuePopup, usePopups } from '../shared/lib/popups.ts'
import { expectNoText, expectText, LONG, press, renderPart } from '../testing/index.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { QueuedPopups } from './queued-popups.tsx'
import { TabBar } from './tab-bar.tsx'

const LINK = `https://example.com/mini?from=h5&${'long='.repeat(30)}`
const CONFIG = [{ keyEname: 'mini_programs_link', keyValue: LINK }]
const AT_HOME = '/pages/index/index'

const show = (dark = false, at = AT_HOME) => renderPart(<QueuedPopups />, { config: CONFIG, dark, at })

test('a banned account is told why and where to appeal, and closes by the keyboard', async () => {
  await show(true)
  queuePopup({ kind: 'banned' })
  await expectText('永久封禁', '账号泄露', '访问来源异常', '自动化软件', '官网首页的二维码')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '我知道了' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectNoText('永久封禁')
})

test('on an inner page it leads home', async () => {
  const { path } = await show(false, '/pages/volunteer/index')
  queuePopup({ kind: 'banned' })
  await press('我知道了')
  await expect.poll(path).toBe(AT_HOME)
})

test('one comes after the other, and the mini-program’s not again in the session', async () => {
  await show()
  queuePopup({ kind: 'mini' })
  queuePopup({ kind: 'error', message: LONG.major })
  await expectText('扫码，或复制链接到浏览器打开')
  await press('关闭')
  await expectText(LONG.major)
  await expectNoText('扫码')
  expect(sessionStorage.getItem('closeMini')).toBe('1')
  await press('我知道了')
  await expect.poll(() => usePopups.getState().queue).toEqual([])
})

test('the mini-program has a code to scan and a link to copy, however long', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show()
  queuePopup({ kind: 'mini' })
  await expect.element(page.getByRole('img', { name: '小程序二维码' })).toBeVisible()
  await press('复制链接')
  await expectText('链接已复制，请在浏览器打开')
  expect(write).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('a lost connection is told, with what still works, until it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderPart(<OfflineNotice />)
  await expectText('网络已断开。已加载的内容可以继续查看')
  online.mockRestore()
  dispatchEvent(new Event('online'))
  await expectNoText('网络已断开')
})

test('the tabs lead on, and the one shown is marked', async () => {
  const { path } = await renderPart(<TabBar name="account" />, { at: '/pages/account/account' })
  await expect.element(page.getByRole('link', { name: '我的' })).toHaveAttribute('aria-current', 'page')
  await press('志愿', 'link')
  expect(path()).toBe('/pages/volunteer/index')
})
