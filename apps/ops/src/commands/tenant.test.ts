import { FEATURES } from '@wenjin/contract'
import { openKeys } from '@wenjin/database/keys/key-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastAudit, NOW, openInstallation } from '../test-ops.ts'
import type { Installation } from '../test-ops.ts'

let here: Installation
beforeAll(async () => {
  here = await openInstallation()
})
afterAll(() => here?.[Symbol.asyncDispose]())

const seven = ['--brand', '七中升学', '--short-name', '七中', '--color', '#F80', '--yes']

function tenantRow(tenantId: number) {
  return here.connection.db
    .selectFrom('tenant')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .executeTakeFirst()
}

describe('tenant create', () => {
  test('makes one with its hosts, provinces and what is switched off', async () => {
    const options = ['--id', '7', ...seven, '--host', 'Seven.example', '--host', 'www.seven.example']
    const more = ['--lock', '新疆', '--disable', 'H5-WX-LOGIN', '--appid', 'wx0123456789abcdef']
    const { code, printed } = await here.run('tenant create', [...options, ...more, '--province', '浙江省'])
    expect({ code, printed }).toEqual({ code: 0, printed: '已新建租户7（七中升学）' })
    expect(await tenantRow(7)).toEqual({
      tenantId: 7,
      shortName: '七中',
      brandName: '七中升学',
      themeColor: '#f80',
      defaultProvince: { provId: 25, provName: '浙江' },
      appid: 'wx0123456789abcdef',
      disabledList: ['H5-WX-LOGIN'],
      mallName: '商城',
    })
    const shown = (await here.run('tenant show', ['--id', '7'])).printed
    expect(shown).toMatch(/^域名 +seven\.example www\.seven\.example$/m)
    expect(shown).toMatch(/^锁定的省份 +新疆$/m)
    const listed = (await here.run('tenant list', [])).printed
    expect(listed).toMatch(/^ +0 +问津志愿 .*湖南/m)
    expect(listed).toMatch(/^ +7 +七中升学 .*浙江/m)
    const agreement = await here.run('config get', ['--tenant', '7', '--key', 'pc-aboutus-userAgreement'])
    expect(agreement.printed).toContain('<h2>用户协议</h2>')
    expect(await lastAudit(here.connection)).toMatchObject({
      command: 'tenant create',
      detail: { id: 7, brand: '七中升学', lock: ['新疆'], province: '浙江' },
    })
  })

  test('does not take an id or a host that another has', async () => {
    const again = await here.run('tenant create', ['--id', '7', ...seven])
    expect(again).toMatchObject({ code: 1, complaints: '租户编号7已有人用；修改用 tenant set' })
    const host = await here.run('tenant create', ['--id', '8', ...seven, '--host', 'seven.example'])
    expect(host).toMatchObject({ code: 1, complaints: '域名seven.example已属于租户7' })
    expect(await tenantRow(8)).toBeUndefined()
  })

  test('of two who claim a host at the same time gives it to one', async () => {
    const claims = [21, 22, 23, 24].map((id) =>
      here.run('tenant create', ['--id', String(id), ...seven, '--host', 'race.example']),
    )
    const codes = (await Promise.all(claims)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 1)).toHaveLength(3)
  })

  test.each([
    [['--color', 'red'], '--color：要写成 #rgb 或 #rrggbb，给的是“red”'],
    [['--host', 'https://a.cn'], '--host：要写域名'],
    [['--appid', 'seven'], '--appid：要写公众号的AppID'],
    [['--province', '火星'], '--province：没有这个省份：火星'],
    [['--id', '-1'], '值以“-”开头'],
    [['--id=-1'], '--id：要写0到1000000的整数'],
    [['--disable', 'H5-NOTHING'], '--disable：要写H5-WX-LOGIN、'],
  ])('refuses %j', async (options, complaint) => {
    const nine = { '--id': '9', '--brand': '九', '--short-name': '九', '--color': '#fff' }
    const kept = Object.entries(nine).filter(([name]) => !options[0]?.startsWith(name))
    const { code, complaints } = await here.run('tenant create', [...kept.flat(), '--yes', ...options])
    expect(code).toBe(2)
    expect(complaints).toContain(complaint)
  })
})

describe('tenant set', () => {
  test('changes what is given and nothing else', async () => {
    const before = await tenantRow(7)
    const off = ['--disable', 'H5-PHONE_PW_R', '--disable', 'H5-PHONE_PW_R', '--enable', 'H5-WX-LOGIN']
    const { asked } = await here.run('tenant set', ['--id', '7', ...off, '--mall-name', '书店'], {
      answers: ['yes'],
    })
    expect(asked[0]).toContain('修改租户7（七中升学）：mall-name 书店；disable H5-PHONE_PW_R')
    expect(await tenantRow(7)).toEqual({
      ...before,
      disabledList: ['H5-PHONE_PW_R'],
      mallName: '书店',
    })
    await here.run('tenant set', ['--id', '7', '--appid=', '--unlock', '新疆', '--yes'])
    expect((await tenantRow(7))?.appid).toBeNull()
    const shown = (await here.run('tenant show', ['--id', '7'])).printed
    expect(shown).toMatch(/^锁定的省份 +无$/m)
    expect(shown).toMatch(/^AppID +无$/m)
  })

  test('moves a host from one tenant to another in two steps', async () => {
    const give = ['--id', '0', '--host', 'www.seven.example', '--yes']
    expect((await here.run('tenant set', give)).code).toBe(1)
    const release = ['--id', '7', '--remove-host', 'www.seven.example', '--yes']
    expect((await here.run('tenant set', release)).code).toBe(0)
    expect(await here.run('tenant set', release)).toMatchObject({
      code: 1,
      complaints: '域名www.seven.example本来就不归租户7',
    })
    expect((await here.run('tenant set', give)).code).toBe(0)
  })

  test('names what can be switched off, and opens again what an earlier version switched off', async () => {
    const { printed } = await here.run('tenant set', ['--help'])
    for (const [code, about] of Object.entries(FEATURES)) expect(printed).toContain(`${code} ${about}`)
    await here.connection.db
      .updateTable('tenant')
      .set({ disabledList: '["OLD"]' })
      .where('tenantId', '=', 7)
      .execute()
    expect((await here.run('tenant set', ['--id', '7', '--enable', 'OLD', '--yes'])).code).toBe(0)
    expect((await tenantRow(7))?.disabledList).toEqual([])
  })

  test('by several at the same time loses nothing', async () => {
    const features = Object.keys(FEATURES).toSorted()
    await Promise.all(
      features.map((feature) => here.run('tenant set', ['--id', '0', '--disable', feature, '--yes'])),
    )
    expect((await tenantRow(0))?.disabledList.toSorted()).toEqual(features)
  })

  test.each([
    [['--id', '7', '--yes'], 2, '没有写要改什么'],
    [['--id', '7', '--lock', '新疆', '--unlock', '新疆', '--yes'], 2, '新疆：同时要求了相反的两件事'],
    [['--id', '99', '--brand', '无', '--yes'], 1, '没有租户99。现有：0（问津志愿）、7（七中升学）'],
  ])('%j is refused', async (options, code, complaint) => {
    const told = await here.run('tenant set', options)
    expect(told.code).toBe(code)
    expect(told.complaints).toContain(complaint)
  })
})

describe('tenant secret', () => {
  const SECRET = '0123456789abcdef0123456789abcdef'
  const options = ['--id', '7', '--name', 'wx-app-secret']
  const sealed = () => here.connection.db.selectFrom('tenantSecret').select(['name', 'sealed']).execute()

  test('needs the keys of the server', async () => {
    const told = await here.run('tenant secret', [...options, '--yes'], { input: SECRET })
    expect(told.code).toBe(1)
    expect(told.complaints).toContain('里没有密钥')
    expect(await sealed()).toEqual([])
  })

  test('is sealed, opens with the server’s keys, and is shown nowhere', async () => {
    const keys = await openKeys(here.dataDir, NOW)
    const told = await here.run('tenant secret', [...options, '--yes'], { input: `${SECRET}\n` })
    expect(told).toMatchObject({ code: 0, printed: '已设置公众号的AppSecret', complaints: '' })
    const [row] = await sealed()
    expect(await keys.open('tenant-secret', row?.sealed ?? '', NOW)).toBe(SECRET)
    expect(row?.sealed).not.toContain(SECRET)
    expect(JSON.stringify(await lastAudit(here.connection))).not.toContain(SECRET)
    const shown = (await here.run('tenant show', ['--id', '7'])).printed
    expect(shown).toMatch(/^已设的密钥 +wx-app-secret$/m)
  })

  test('is asked for at a terminal', async () => {
    const told = await here.run('tenant secret', options, {
      answers: [SECRET, 'yes'],
    })
    expect(told.code).toBe(0)
    expect(told.asked).toEqual([
      '公众号的AppSecret（不显示）：',
      '设置租户7（七中升学）的公众号的AppSecret。确定吗？输入 yes 继续：',
    ])
  })

  test.each(['', 'short', `${SECRET}0`])('that reads %j is refused without repeating it', async (input) => {
    const told = await here.run('tenant secret', [...options, '--yes'], { input })
    expect(told.code).toBe(2)
    expect(told.complaints).toContain('读到的不像公众号的AppSecret')
    if (input !== '') expect(told.complaints).not.toContain(input)
  })

  test('is removed', async () => {
    const remove = [...options, '--remove', '--yes']
    expect((await here.run('tenant secret', remove)).code).toBe(0)
    expect(await sealed()).toEqual([])
    expect(await here.run('tenant secret', remove)).toMatchObject({
      code: 1,
      complaints: '租户7没有设过wx-app-secret',
    })
  })
})
