import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomer, lastAudit, makeEmbedded, NOW, openInstallation, ops, tempFolder } from '../test-ops.ts'
import type { Installation } from '../test-ops.ts'

let here: Installation
beforeAll(async () => {
  here = await openInstallation()
})
afterAll(() => here?.[Symbol.asyncDispose]())

function banStatus(customerId: number) {
  return here.connection.db
    .selectFrom('customer')
    .select('banStatus')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

test('a change waits for a yes and says what it is about', async () => {
  const id = await addCustomer(here.connection, '13800000001')
  const options = ['--id', String(id)]
  const refused = await here.run('customer ban', options, { answers: ['no'] })
  expect(refused).toMatchObject({ code: 1, complaints: '没有改动', printed: '' })
  expect(refused.asked).toEqual([`封禁客户${id}（138****0001，租户0）。确定吗？输入 yes 继续：`])
  expect(await banStatus(id)).toEqual({ banStatus: 1 })
  expect(await lastAudit(here.connection)).toBeUndefined()

  expect(await here.run('customer ban', options, { answers: [' YES '] })).toMatchObject({ code: 0 })
  expect(await banStatus(id)).toEqual({ banStatus: 0 })
})

test('without a terminal a change needs --yes, with it nobody is asked', async () => {
  const id = await addCustomer(here.connection, '13800000002')
  const refused = await here.run('customer ban', ['--id', String(id)])
  expect(refused.code).toBe(1)
  expect(refused.complaints).toContain('加 --yes')
  expect(await banStatus(id)).toEqual({ banStatus: 1 })
  const done = await here.run('customer ban', ['--id', String(id), '--yes'], { answers: ['no'] })
  expect(done).toMatchObject({ code: 0, asked: [] })
  expect(await banStatus(id)).toEqual({ banStatus: 0 })
})

test('a change is in the audit with who, when, what', async () => {
  const id = await addCustomer(here.connection, '13800000003')
  await here.run('customer ban', ['--id', String(id), '--yes'])
  expect(await lastAudit(here.connection)).toMatchObject({
    at: NOW,
    actor: 'zhang',
    command: 'customer ban',
    detail: { customerIds: [id] },
  })
})

test('what fails changes nothing and is not in the audit', async () => {
  const before = await lastAudit(here.connection)
  const taken = ['--id', '0', '--host', 'one.example', '--host', 'two.example', '--yes']
  const five = ['--id', '5', '--brand', '五中', '--short-name', '五中', '--color', '#fff']
  await here.run('tenant create', [...five, '--host', 'two.example', '--yes'])
  const made = await lastAudit(here.connection)
  expect(made?.auditId).not.toBe(before?.auditId)
  expect(await here.run('tenant set', taken)).toMatchObject({
    code: 1,
    complaints: '域名two.example已属于租户5',
  })
  expect(await lastAudit(here.connection)).toEqual(made)
  const hosts = await here.connection.db.selectFrom('tenantHost').select('host').execute()
  expect(hosts).toEqual([{ host: 'two.example' }])
})

test('the embedded database is changed where no server has it open', async () => {
  using folder = tempFolder()
  await makeEmbedded(folder.path)
  const place = ['--data-dir', folder.path]
  const set = await ops(['tenant', 'set', '--id', '0', '--lock', '新疆', '--yes', ...place])
  expect(set).toMatchObject({ code: 0, complaints: '' })
  expect((await ops(['tenant', 'show', '--id', '0', ...place])).printed).toMatch(/^锁定的省份 +新疆$/m)
  expect((await ops(['audit', 'log', ...place])).printed).toMatch(
    /^2026-06-25 16:00:00 +zhang +tenant set +\{"id":0,"lock":\["新疆"\]\}$/m,
  )
  expect(readdirSync(folder.path)).toEqual(['db'])
})

test('the audit is listed from the newest, for a command or a noun', async () => {
  const lines = async (...options: string[]) =>
    (await here.run('audit log', options)).printed.split('\n').slice(2)
  expect((await lines()).length).toBeGreaterThan(3)
  expect((await lines('--limit', '1')).length).toBe(1)
  expect((await lines('--command', 'tenant')).every((line) => line.includes('tenant create'))).toBe(true)
  expect(await lines('--command', 'customer unban')).toEqual([])
  expect(await lines('--command', 'ten')).toEqual([])
})
