import { expect, test } from 'vitest'
import { openTestApp, send } from '../testing/test-app.ts'

type Line = Record<string, unknown>

function capture(): { lines: () => Line[]; text: () => string; sink: { write: (line: string) => void } } {
  const kept: string[] = []
  return {
    lines: () => kept.map((line) => JSON.parse(line) as Line),
    text: () => kept.join(''),
    sink: { write: (line) => kept.push(line) },
  }
}

test('each request is one line: method, route, status, milliseconds, request id', async () => {
  const log = capture()
  await using opened = await openTestApp({ app: { logLevel: 'info', logSink: log.sink } })
  const { headers } = await send(opened.app, 'lastRank', { provinceId: 32, score: 600 })
  await opened.app.inject('/api/none?phone=13800000001')
  const answered = log.lines().filter(({ msg }) => msg === 'answered')
  expect(answered).toHaveLength(2)
  expect(answered[0]).toMatchObject({
    method: 'GET',
    route: '/api/score/lastRank',
    status: 200,
    ms: expect.any(Number),
    reqId: headers['x-request-id'],
  })
  expect(answered[1]).toMatchObject({ route: 'none', status: 404 })
})

test('codes, tokens, phones, addresses and scores never reach the log, at its most talkative', async () => {
  const log = capture()
  let smsFails = false
  await using opened = await openTestApp({
    smsFails: () => smsFails,
    app: { logLevel: 'trace', logSink: log.sink },
  })
  const client = opened.client({ address: '203.0.113.77' })
  const customerId = await client.signIn('13812345678')
  const wrong = client.call('regAndLogin', { phone: '13812345678', smsCode: '98765x' })
  await expect(wrong).rejects.toThrow('请输入正确的验证码')
  await client.call('getUserInfo', { customerId })
  const stated = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, score: 611 }
  const { scoreId } = await client.call('saveScore', stated)
  await client.call('saveReport', { scoreId, name: '写给妈妈看的', batchList: [] })
  smsFails = true
  await expect(client.askCode('13812345679')).rejects.toThrow('短信发送失败，请稍后重试')
  await opened.database.connection.close()
  const late = client.call('modifyReportName', { reportMainId: 1, name: '写给爸爸看的' })
  await expect(late).rejects.toMatchObject({ code: '50001' })

  const code = opened.outbox[0]?.code ?? 'none'
  const { 'x-online-token': token = 'none' } = client.headers()
  for (const secret of [code, token, '13812345678', '13812345679', '203.0.113.77', '写给', '98765x']) {
    expect(log.text()).not.toContain(secret)
  }
  expect(log.lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(5)
  expect(log.lines().some(({ msg }) => msg === 'unexpected')).toBe(true)
})

test('a carrier that fails is in the log with its reason', async () => {
  const log = capture()
  await using opened = await openTestApp({
    smsFails: () => true,
    app: { logLevel: 'info', logSink: log.sink },
  })
  await expect(opened.client().askCode('13800000001')).rejects.toThrow('短信发送失败，请稍后重试')
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ msg: 'refused', err: expect.objectContaining({ message: 'carrier down' }) }),
  )
})

test("of a database's error the values of its statement stay out of the log", async () => {
  const log = capture()
  await using opened = await openTestApp({ app: { logLevel: 'info', logSink: log.sink } })
  const { db } = opened.database.connection
  await db.schema
    .alterTable('customer')
    .addColumn('surprise', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('customer')
    .alterColumn('surprise', (column) => column.dropDefault())
    .execute()
  await expect(opened.client().signIn('13812345678')).rejects.toMatchObject({ code: '50001' })
  expect(log.text()).toContain('surprise')
  expect(log.text()).not.toContain('13812345678')
})
