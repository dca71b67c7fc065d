import { pageUrl } from '@wenjin/contract'
import { cardHash } from '@wenjin/database/cards/card-hash'
import { readCardNumber } from '@wenjin/database/cards/card-number'
import { openKeys } from '@wenjin/database/keys/key-folder'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCustomer, lastAudit, NOW, openInstallation } from '../test-ops.ts'
import type { Installation } from '../test-ops.ts'

let here: Installation
beforeAll(async () => {
  here = await openInstallation()
  const seven = ['--id', '7', '--brand', '七中升学', '--short-name', '七中', '--color', '#f80', '--yes']
  await here.run('tenant create', seven)
})
afterAll(() => here?.[Symbol.asyncDispose]())

const MAIN = ['--tenant', '0', '--yes']
const issue = (...more: string[]) => here.run('card issue', [...MAIN, '--name', '一年会员', ...more])
const cards = () => here.connection.db.selectFrom('rightCard').selectAll().orderBy('cardId').execute()

describe('keys', () => {
  test('are not made where the server has none', async () => {
    expect((await here.run('keys rotate')).complaints).toContain('里没有密钥')
    expect(readdirSync(here.dataDir)).toEqual([])
  })

  test('get a new generation, the old ones staying', async () => {
    const before = await openKeys(here.dataDir, NOW)
    const sealed = await before.seal('tenant-secret', 'abc')
    const { printed } = await here.run('keys rotate')
    const keyId = /^新密钥：(.+)$/.exec(printed)?.[1]
    const now = await openKeys(here.dataDir, NOW)
    expect((await now.publicKey()).keyId).toBe(keyId)
    expect(await now.open('tenant-secret', sealed, NOW)).toBe('abc')
    expect(readdirSync(join(here.dataDir, 'keys'))).toHaveLength(2)
    expect(await lastAudit(here.connection)).toMatchObject({ command: 'keys rotate', detail: { keyId } })
  })

  test('rotated by several at the same time get a generation for each who is told so', async () => {
    const files = () => readdirSync(join(here.dataDir, 'keys')).length
    const before = files()
    const told = await Promise.all([1, 2, 3].map(() => here.run('keys rotate')))
    const done = told.filter(({ code }) => code === 0).length
    expect(done).toBeGreaterThan(0)
    expect(files()).toBe(before + done)
    for (const { code, complaints } of told) if (code !== 0) expect(complaints).toBe('刚刚有人更换了密钥')
  })
})

test('a right is made, changed by its code, and listed', async () => {
  const vip = ['--code', 'vip', '--name', '会员', '--about', '全部功能', '--sort', '2']
  expect((await here.run('right set', [...MAIN, ...vip])).printed).toMatch(/^权益编号\d+$/)
  await here.run('right set', [...MAIN, '--code', 'talk', '--name', '一对一', '--sort=-1'])
  const { asked } = await here.run('right set', ['--tenant', '0', '--code', 'vip', '--name', '高级会员'], {
    answers: ['yes'],
  })
  expect(asked[0]).toContain('替换“会员”为租户0（问津志愿）的权益“高级会员”（vip）')
  const listed = (await here.run('right list', ['--tenant', '0'])).printed.split('\n').slice(2)
  expect(listed[0]).toMatch(/talk +一对一$/)
  expect(listed[1]).toMatch(/vip +高级会员$/)
  expect((await here.run('right list', ['--tenant', '7'])).printed.split('\n')).toHaveLength(2)
})

describe('cards', () => {
  test('are issued, their numbers told once and kept nowhere', async () => {
    const { code, printed, complaints } = await issue(
      ...'--right vip --right talk --right vip --count 25 --days 365 --quota 3 --until 2026-12-31'.split(' '),
    )
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
    const numbers = printed.split('\n')
    expect(new Set(numbers).size).toBe(25)
    const rows = await cards()
    const keys = await openKeys(here.dataDir, NOW)
    const hashes = numbers.map((text) => cardHash(keys, 0, readCardNumber(text) ?? ''))
    expect(rows.map((row) => row.cardHash)).toEqual(await Promise.all(hashes))
    expect(rows[0]).toMatchObject({
      name: '一年会员',
      days: 365,
      quota: 3,
      usableUntil: new Date('2026-12-31T16:00:00Z'),
      isVoid: false,
      createdAt: NOW,
      activatedAt: null,
    })
    expect(rows[0]?.rightIds).toHaveLength(2)
    const kept = JSON.stringify([rows, await lastAudit(here.connection)])
    for (const number of numbers) {
      expect(kept).not.toContain(number)
      expect(kept).not.toContain(readCardNumber(number))
    }
  })

  test('are void once their numbers are given, those in use staying', async () => {
    const numbers = (await issue('--right', 'vip', '--count', '3')).printed.split('\n')
    const newest = (await cards()).slice(-3)
    const customerId = await addCustomer(here.connection, '13800000020')
    await here.connection.db
      .updateTable('rightCard')
      .set({ activatedAt: NOW, activatedBy: customerId })
      .where('cardId', '=', newest[0]?.cardId ?? 0)
      .execute()
    const file = here.file(
      'cards.txt',
      `${numbers[0]}\n${numbers[1]?.toLowerCase().replaceAll('-', ' ')}\r\n\n`,
    )
    const told = await here.run('card void', [...MAIN, '--file', file])
    expect(told.printed).toBe('已作废1张；另外1张不是这个租户的、已激活或早已作废')
    expect((await cards()).slice(-3).map((row) => row.isVoid)).toEqual([false, true, false])
    const elsewhere = await here.run('card void', ['--tenant', '7', '--yes', '--file', file])
    expect(elsewhere.printed).toContain('已作废0张')
  })

  test.each([
    [['--right', 'gold', '--count', '1'], 1, '租户0没有权益gold。现有：talk、vip'],
    [['--right', 'vip', '--count', '0'], 2, '--count：要写1到10000的整数'],
    [['--right', 'vip', '--count', '10001'], 2, '--count'],
    [['--right', 'vip', '--count', '1', '--until', '2026-06-24'], 2, '--until 已经过去'],
    [['--count', '1'], 2, '缺少 --right 代号'],
  ])('%j are refused', async (options, code, complaint) => {
    const before = (await cards()).length
    const told = await issue(...options)
    expect(told.code).toBe(code)
    expect(told.complaints).toContain(complaint)
    expect(await cards()).toHaveLength(before)
  })

  test.each([
    ['', '要有1到10000个卡号'],
    ['ABCD-EFGH-JKMN-PQRST', '第1个不是卡号'],
  ])('a file with %j voids nothing', async (content, complaint) => {
    const told = await here.run('card void', [...MAIN, '--file', here.file('odd.txt', content)])
    expect(told.code).toBe(2)
    expect(told.complaints).toContain(complaint)
  })
})

describe('banners', () => {
  const list = async (tenant = '0') =>
    (await here.run('banner list', ['--tenant', tenant])).printed.split('\n').slice(2)

  test('are made, changed in what is given, listed and removed', async () => {
    const given = ['--place', 'home', '--title', '提醒', '--image', '/m/a.png', '--starts', '2026-06-25']
    const made = await here.run('banner set', [...MAIN, ...given])
    const id = /^轮播图编号(\d+)$/.exec(made.printed)?.[1] ?? ''
    expect((await lastAudit(here.connection))?.detail).toMatchObject({ id: Number(id), title: '提醒' })
    await here.run('banner set', [
      ...MAIN,
      '--id',
      id,
      '--link',
      'https://example.cn',
      '--ends',
      '2026-07-01',
    ])
    expect((await list())[0]).toMatch(
      /home +0 +提醒 +\/m\/a\.png +https:\/\/example\.cn +2026-06-25 00:00:00 +2026-07-02 00:00:00$/,
    )
    expect((await here.run('banner remove', ['--tenant', '7', '--yes', '--id', id])).complaints).toContain(
      `租户7没有${id}号轮播图`,
    )
    expect((await here.run('banner remove', [...MAIN, '--id', id])).printed).toBe(`已删除${id}号轮播图`)
    expect(await list()).toEqual([])
  })

  test('take a picture file', async () => {
    const png = here.file('a.png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'))
    await here.run('banner set', [...MAIN, '--place', 'home', '--title', '图', '--image-file', png])
    const rows = await here.connection.db.selectFrom('banner').select('imageUrl').execute()
    expect(rows).toEqual([{ imageUrl: expect.stringMatching(/^data:image\/png;base64,/) }])
    expect((await list())[0]).toContain('图片文件')
  })

  test.each([
    [['--title', 'x', '--image', '/a.png'], 2, '新增时要写 --place'],
    [['--place', 'home', '--title', 'x', '--image', 'https://a.cn/a.png'], 2, '不显示别的网站的图片'],
    [['--place', 'home', '--title', 'x', '--image', '/a.png', '--image-file', 'b'], 2, '只能写一个'],
    [['--place', 'home', '--title', 'x', '--image', '/a', '--link', 'javascript:1'], 2, '--link'],
    [
      ['--place', 'p', '--title', 'x', '--image', '/a', '--starts', '2026-06-25', '--ends', '2026-06-24'],
      2,
      '结束要晚于开始',
    ],
    [['--id', '999', '--title', 'x'], 1, '租户0没有999号轮播图'],
  ])('%j are refused', async (options, code, complaint) => {
    const told = await here.run('banner set', [...MAIN, ...options])
    expect(told.code).toBe(code)
    expect(told.complaints).toContain(complaint)
  })
})

describe('activities', () => {
  test('are made, changed in what is given, listed and removed', async () => {
    const given = ['--title', '填报讲座', '--starts', '2026-06-26 19:00', '--ends', '2026-06-26 21:00']
    const made = await here.run('activity set', [...MAIN, ...given, '--about', '答疑'])
    const id = /^活动编号(\d+)$/.exec(made.printed)?.[1] ?? ''
    await here.run('activity set', [
      ...MAIN,
      '--id',
      id,
      '--ends',
      '2026-06-28',
      '--link',
      pageUrl('volunteer'),
    ])
    const listed = (await here.run('activity list', ['--tenant', '0'])).printed
    expect(listed).toMatch(
      /填报讲座 +2026-06-26 19:00:00 +2026-06-29 00:00:00 +\/m\/pages\/volunteer\/index +答疑$/m,
    )
    expect((await here.run('activity remove', [...MAIN, '--id', id])).code).toBe(0)
    expect((await here.run('activity remove', [...MAIN, '--id', id])).code).toBe(1)
    expect((await lastAudit(here.connection))?.detail).toEqual({
      tenant: 0,
      id: Number(id),
      title: '填报讲座',
    })
  })

  test.each([
    [['--title', 'x'], '新增时要写 --title、--starts 和 --ends'],
    [['--title', 'x', '--starts', '2026-06-26', '--ends', '2026-06-25'], '结束要晚于开始'],
    [['--title', 'x', '--starts', '明天', '--ends', '2026-06-25'], '北京时间'],
  ])('%j are refused', async (options, complaint) => {
    const told = await here.run('activity set', [...MAIN, ...options])
    expect(told.code).toBe(2)
    expect(told.complaints).toContain(complaint)
  })
})
