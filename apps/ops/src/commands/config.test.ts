import { loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastAudit, openInstallation } from '../test-ops.ts'
import type { Installation } from '../test-ops.ts'

let here: Installation
beforeAll(async () => {
  here = await openInstallation()
})
afterAll(() => here?.[Symbol.asyncDispose]())

const ID = '0123456789abcdef0123456789abcdef'

function set(key: string, ...more: string[]) {
  return here.run('config set', ['--tenant', '0', '--key', key, '--yes', ...more])
}

async function stored(key: string) {
  return (await loadTenantConfig(here.connection.db, 0)).find(({ keyEname }) => keyEname === key)
}

describe('config set', () => {
  test.each([
    ['mini-programs-link', 'https://example.cn/mini?from=h5'],
    ['mini-programs-link', 'weixin://dl/business/?t=abc'],
    ['contact-phone', '0731-8888 6666'],
    ['contact-email', 'help@example.cn'],
    ['share-logo', '/m/logo.png'],
    ['qywx-coupon', '{"title":"新人券","amount":1000,"threshold":0,"days":30}'],
    ['h5-baidu-statistics-code', ID],
  ])('%s takes %s', async (key, value) => {
    expect(await set(key, '--value', value)).toMatchObject({ code: 0, complaints: '' })
    expect(await stored(key)).toMatchObject({ inputType: 'text', keyValue: value })
  })

  test('of the statistics keeps the id of a snippet, nothing else of it', async () => {
    const snippet = here.file(
      'snippet.html',
      `<script>hm.src="https://hm.baidu.com/hm.js?${ID}";evil()</script>`,
    )
    await set('h5-baidu-statistics-code', '--file', snippet)
    expect((await stored('h5-baidu-statistics-code'))?.keyValue).toBe(ID)
  })

  test('takes rich text as it is, from a file', async () => {
    const html = '<h2>协议</h2>\n<script>alert(1)</script>'
    const { code } = await set('pc-aboutus-userAgreement', '--file', here.file('a.html', html))
    expect(code).toBe(0)
    expect(await stored('pc-aboutus-userAgreement')).toMatchObject({ inputType: 'richText', keyValue: html })
    expect((await lastAudit(here.connection))?.detail).toEqual({
      tenant: 0,
      key: 'pc-aboutus-userAgreement',
      length: html.length,
    })
  })

  test('takes a picture from a file for what is a picture', async () => {
    const gif = Buffer.from('GIF89a\u0001\u0000', 'latin1')
    expect((await set('qywx-group-qr', '--file', here.file('qr.gif', gif))).code).toBe(0)
    expect((await stored('qywx-group-qr'))?.keyValue).toBe(`data:image/gif;base64,${gif.toString('base64')}`)
    const told = await set('qywx-group-qr', '--file', here.file('qr.svg', '<svg onload="x()"/>'))
    expect(told.code).toBe(2)
    expect(told.complaints).toContain('不是PNG、JPEG、WebP或GIF图片')
  })

  test('knows a key under both spellings and keeps one item', async () => {
    await set('share_title', '--value', '一')
    await set('share-title', '--value', '二')
    const items = await loadTenantConfig(here.connection.db, 0)
    expect(items.filter(({ keyEname }) => /^share.title$/.test(keyEname))).toEqual([
      { keyEname: 'share-title', inputType: 'text', keyValue: '二' },
    ])
  })

  test('takes a key of one’s own only with its kind', async () => {
    const refused = await set('mini-program-link', '--value', 'x')
    expect(refused.code).toBe(2)
    expect(refused.complaints).toContain('mini-program-link 不是产品认识的配置项')
    expect((await set('my-key', '--value', 'x', '--type', 'text')).code).toBe(0)
    expect(await stored('my-key')).toMatchObject({ inputType: 'text', keyValue: 'x' })
    expect((await set('toString', '--value', 'x')).code).toBe(2)
  })

  test.each([
    [['h5-baidu-statistics-code', '--value', '<script src=//evil></script>'], '百度统计的32位编号'],
    [['mini-programs-link', '--value', 'javascript:alert(1)'], 'https:// 或 weixin://'],
    [['contact-email', '--value', 'nobody'], '要写邮箱地址'],
    [['contact-phone', '--value', '请来电'], '要写数字'],
    [['share-logo', '--value', '//evil.cn/a.png'], '本站路径'],
    [['qywx-coupon', '--value', '{"title":"券","amount":0,"threshold":0,"days":1}'], '金额以分计'],
    [['qywx-coupon', '--value', 'null'], '金额以分计'],
    [['pc-aboutus-userAgreement', '--value', '  '], '不能是空的'],
    [['pc-aboutus-userAgreement', '--value', 'a\u0000b'], '不能显示的字符'],
    [['share-title', '--value', '二', '--type', 'richText'], 'share-title 的种类是text'],
    [['share-title'], '--value 和 --file 要写一个'],
    [['share-title', '--value', 'a', '--file', 'b'], '--value 和 --file 要写一个'],
    [['share-title', '--file', '/no/such/file'], '读不了（ENOENT）'],
    [['-x'], '--key'],
  ])('%j is refused', async ([key = '', ...more], complaint) => {
    const told = await set(key, ...more)
    expect(told.code).toBe(2)
    expect(told.complaints).toContain(complaint)
  })

  test('does not take a file that is no text, nor one too big', async () => {
    const latin = here.file('gbk.html', Buffer.from([0xd0, 0xad, 0xd2, 0xe9]))
    expect((await set('h5-aboutus', '--file', latin)).complaints).toContain('不是UTF-8文本')
    const big = here.file('big.html', 'a'.repeat(512 * 1024 + 1))
    expect((await set('h5-aboutus', '--file', big)).complaints).toContain('最大512KB')
  })

  test('of a tenant that does not exist is refused', async () => {
    const told = await here.run('config set', [
      '--tenant',
      '9',
      '--key',
      'share-title',
      '--value',
      'x',
      '--yes',
    ])
    expect(told).toMatchObject({ code: 1, complaints: '没有租户9。现有：0（问津志愿）' })
  })
})

test('config get gives an item as it is, list all of them, unset removes one', async () => {
  await set('share-content', '--value', '长'.repeat(80))
  const at = ['--tenant', '0', '--key', 'share_content']
  expect((await here.run('config get', at)).printed).toBe('长'.repeat(80))
  expect((await here.run('config list', ['--tenant', '0'])).printed).toMatch(
    new RegExp(`^share-content +text +${'长'.repeat(50)}…$`, 'm'),
  )
  expect((await here.run('config unset', [...at, '--yes'])).code).toBe(0)
  expect(await stored('share-content')).toBeUndefined()
  const absent = { code: 1, complaints: '租户0没有配置项share-content' }
  expect(await here.run('config unset', [...at, '--yes'])).toMatchObject(absent)
  expect(await here.run('config get', at)).toMatchObject(absent)
})
