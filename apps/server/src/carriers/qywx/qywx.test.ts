import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serveTest } from '../test-service.ts'
import { qywxCorp } from './corp.ts'
import { qywxOutbox } from './outbox.ts'
import { CORP, serveQywx } from './test-qywx.ts'

describe('the enterprise edition', () => {
  test('makes a contact way with a picture of our own site, and removes it', async () => {
    await using service = await serveQywx()
    const corp = qywxCorp(service.base)(CORP)
    const { configId, qrCode } = await corp.addContactWay('state-1')
    expect(service.ways.get(configId)).toEqual({
      type: 1,
      scene: 2,
      state: 'state-1',
      skip_verify: true,
      user: ['LiLei'],
    })
    expect(qrCode).toMatch(/^data:image\/png;base64,/)
    await corp.removeContactWay(configId)
    expect(service.ways.size).toBe(0)
    await expect(corp.removeContactWay(configId)).rejects.toMatchObject({ code: '40058' })
  })

  test('is asked for one token, also by many at once, and for another when it no longer takes it', async () => {
    await using service = await serveQywx()
    const corp = qywxCorp(service.base)(CORP)
    await Promise.all(Array.from({ length: 10 }, (_, i) => corp.addContactWay(`s${i}`)))
    const tokens = () => service.received.filter(({ path }) => path === '/cgi-bin/gettoken').length
    expect(tokens()).toBe(1)
    service.spoil()
    await Promise.all(Array.from({ length: 10 }, (_, i) => corp.addContactWay(`t${i}`)))
    expect(tokens()).toBe(2)
    expect(service.ways.size).toBe(20)
  })

  test('gives the picture of a way to join a group', async () => {
    await using service = await serveQywx()
    const corp = qywxCorp(service.base)(CORP)
    expect(await corp.groupCode('group-1')).toMatch(/^data:image\/png;base64,/)
    await expect(corp.groupCode('group-2')).rejects.toMatchObject({ code: '40058' })
  })

  test('that does not know us says so, without the secret', async () => {
    await using service = await serveQywx()
    const failure = await qywxCorp(service.base)({ ...CORP, secret: 'not the secret' })
      .addContactWay('s')
      .catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'CarrierFailure', code: '40001' })
    expect(String((failure as Error).stack)).not.toContain('not the secret')
  })

  test('that answers with an error page, or not at all, is a failure', async () => {
    await using broken = await serveTest(() => ({ status: 500, body: 'oops' }))
    for (const base of [broken.base, 'http://127.0.0.1:1'])
      await expect(qywxCorp(base)(CORP).addContactWay('s')).rejects.toMatchObject({ name: 'CarrierFailure' })
  })
})

describe('the outbox that stands in for it', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'wenjin-qywx-'))
    mkdirSync(join(dataDir, 'outbox'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const say = (text: string) => appendFileSync(join(dataDir, 'outbox', 'qywx-events.ndjson'), text)

  test('notes what would be done, and its picture says that it leads nowhere', async () => {
    const service = qywxOutbox(dataDir)(7)
    const { configId, qrCode } = await service.addContactWay('state-1')
    await service.removeContactWay(configId)
    const lines = readFileSync(join(dataDir, 'outbox', 'qywx.ndjson'), 'utf8')
      .trimEnd()
      .split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { action: 'add', tenantId: 7, state: 'state-1', configId },
      { action: 'remove', tenantId: 7, configId },
    ])
    const svg = Buffer.from(qrCode.split(',')[1] ?? '', 'base64').toString()
    expect(svg).toContain('扫码无效')
  })

  test('gives each event once to each tenant, whole lines only, and skips what is not an event', async () => {
    const open = qywxOutbox(dataDir)
    expect(await open(0).events()).toEqual([])
    say(
      '{"kind":"added","state":"s1","externalUserid":"w1"}\nhello\n{"kind":"lost"}\n{"kind":"added"}\n{"kind":"dro',
    )
    const added = { kind: 'added', state: 's1', externalUserid: 'w1' }
    expect(await open(0).events()).toEqual([added])
    expect(await open(0).events()).toEqual([])
    say('pped","state":"s1","externalUserid":"w1"}\n')
    expect(await open(0).events()).toEqual([{ kind: 'dropped', externalUserid: 'w1' }])
    expect(await open(7).events()).toEqual([added, { kind: 'dropped', externalUserid: 'w1' }])
  })
})
