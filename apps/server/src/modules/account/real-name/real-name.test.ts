import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import type { IdentityCarrier } from '../../../carriers/identity/index.ts'
import { formIdentity } from '../../../carriers/identity/form.ts'
import { openTestApp, send } from '../../../testing/test-app.ts'
import type { TestApp, TestAppOptions, TestClient } from '../../../testing/test-app.ts'

const NAME = '张三丰'
const NUMBER = '11010519491231002X'
const OTHER_NUMBER = '110105194912310038'
const DAY = 86_400_000

interface Signed extends AsyncDisposable {
  readonly opened: TestApp
  readonly client: TestClient
  readonly customerId: number
}

async function openSigned(options: TestAppOptions = {}): Promise<Signed> {
  const opened = await openTestApp(options)
  const client = opened.client()
  const customerId = await client.signIn('13800000001')
  return { opened, client, customerId, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
}

/** A register that knows one person. */
const register: IdentityCarrier = {
  check: async (name, number) => (name === NAME && number === NUMBER ? 'register' : 'mismatch'),
}

const told = (code: string, message: string) => ({ code, message })

describe('the real-name check', () => {
  test('by form keeps the hidden name and what it rests on, and the number only as a digest', async () => {
    const lines: string[] = []
    const app = { logLevel: 'trace', logSink: { write: (line: string) => void lines.push(line) } }
    await using signed = await openSigned({ carriers: { identity: formIdentity }, app })
    const { opened, client, customerId } = signed
    const input = { customerId, realName: ` ${NAME}`, idCard: '11010519491231002x' }
    expect(await client.call('realNameAuth', input)).toEqual({ realName: '张**', realNameProof: 'form' })
    const row = await opened.database.connection.db
      .selectFrom('customer')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ realName: '张**', realNameProof: 'form' })
    expect(JSON.stringify(row)).not.toMatch(/三丰|1949/)
    expect(lines.join('')).not.toMatch(/三丰|194912/)
  })

  test('by the register tells who does not belong to the number, and is final when it has proven it', async () => {
    await using signed = await openSigned({ carriers: { identity: register } })
    const { client, customerId } = signed
    await expect(
      client.call('realNameAuth', { customerId, realName: '李四', idCard: NUMBER }),
    ).rejects.toMatchObject(told('40006', '姓名与身份证号不一致'))
    expect(await client.call('realNameAuth', { customerId, realName: NAME, idCard: NUMBER })).toEqual({
      realName: '张**',
      realNameProof: 'register',
    })
    await expect(
      client.call('realNameAuth', { customerId, realName: '李四', idCard: OTHER_NUMBER }),
    ).rejects.toMatchObject(told('40006', '已完成实名认证，如需更改请联系客服'))
  })

  test('refuses what is no name or no number before anybody is asked, and does not count it', async () => {
    let asked = 0
    const identity = {
      async check() {
        asked++
        return 'form' as const
      },
    }
    await using signed = await openSigned({ carriers: { identity } })
    const { client, customerId } = signed
    const names = ['张', 'Tom', '张3', '·张三', '张三·', '张 <b>三</b>']
    const numbers = ['110105194912310021', '110105', '11010519491231002Y', '一二三']
    for (const realName of names)
      await expect(
        client.call('realNameAuth', { customerId, realName, idCard: NUMBER }),
      ).rejects.toMatchObject(told('40001', '请输入身份证上的姓名'))
    for (const idCard of numbers)
      await expect(client.call('realNameAuth', { customerId, realName: NAME, idCard })).rejects.toMatchObject(
        told('40001', '请输入正确的身份证号'),
      )
    expect(asked).toBe(0)
    await client.call('realNameAuth', { customerId, realName: NAME, idCard: NUMBER })
  })

  test('takes names with a dot, however it was typed, and numbers of full width', async () => {
    const asked: string[][] = []
    const identity: IdentityCarrier = {
      async check(...pair) {
        asked.push(pair)
        return 'form'
      },
    }
    await using signed = await openSigned({ carriers: { identity } })
    const { client, customerId } = signed
    const input = {
      customerId,
      realName: '阿卜杜拉 • 买买提',
      idCard: '１１０１０５１９４９１２３１００２ｘ',
    }
    expect(await client.call('realNameAuth', input)).toMatchObject({ realName: '阿*******' })
    expect(asked).toEqual([['阿卜杜拉·买买提', NUMBER]])
  })

  test.each(testDatabases)(
    'can be tried five times a day on $name, also when all come at once',
    async (kind) => {
      await using signed = await openSigned({ kind, carriers: { identity: register } })
      const { opened, client, customerId } = signed
      const wrong = { customerId, realName: '李四', idCard: NUMBER }
      const tries = await Promise.allSettled(
        Array.from({ length: 9 }, () => client.call('realNameAuth', wrong)),
      )
      const codes = tries.map((one) =>
        one.status === 'rejected' ? (one.reason as { code: string }).code : 'ok',
      )
      expect(codes.toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => '40006'),
        ...Array.from({ length: 4 }, () => '42901'),
      ])
      const right = { customerId, realName: NAME, idCard: NUMBER }
      const refused = await send(opened.app, 'realNameAuth', right, client.headers())
      expect(refused.envelope?.message).toBe('每天最多认证5次，请明天再试')
      expect(refused.headers['retry-after']).toBe(String(15 * 3_600))
      opened.pass(DAY)
      await client.call('realNameAuth', right)
    },
  )

  test('that cannot be made now is told, does not count, and shows nothing of the person in the log', async () => {
    const lines: string[] = []
    const app = { logLevel: 'trace', logSink: { write: (line: string) => void lines.push(line) } }
    const identity = {
      async check(): Promise<never> {
        throw new Error('register away')
      },
    }
    await using signed = await openSigned({ carriers: { identity }, app })
    const { client, customerId } = signed
    for (let i = 0; i < 7; i++)
      await expect(
        client.call('realNameAuth', { customerId, realName: NAME, idCard: NUMBER }),
      ).rejects.toMatchObject(told('40006', '实名认证暂时无法使用，请稍后重试'))
    expect(lines.join('')).toContain('register away')
    expect(lines.join('')).not.toMatch(/三丰|194912/)
  })

  test.each(testDatabases)('proves at most three accounts with one number on $name', async (kind) => {
    await using signed = await openSigned({ kind, carriers: { identity: formIdentity } })
    const { opened } = signed
    const clients = Array.from({ length: 6 }, (_, i) => opened.client({ address: `203.0.113.${i}` }))
    const ids = await Promise.all(clients.map((client, i) => client.signIn(`1390000000${i}`)))
    const tries = await Promise.allSettled(
      clients.map((client, i) =>
        client.call('realNameAuth', { customerId: ids[i] ?? 0, realName: NAME, idCard: NUMBER }),
      ),
    )
    const refused = tries.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(3)
    for (const one of refused) expect(one.reason).toMatchObject(told('40006', '同一身份证号最多认证3个账号'))
    // the customer may prove it again, also with another number
    const proven = tries.findIndex((one) => one.status === 'fulfilled')
    const again = { customerId: ids[proven] ?? 0, realName: NAME, idCard: NUMBER }
    await clients[proven]?.call('realNameAuth', again)
    const left = tries.findIndex((one) => one.status === 'rejected')
    await clients[left]?.call('realNameAuth', {
      customerId: ids[left] ?? 0,
      realName: NAME,
      idCard: OTHER_NUMBER,
    })
  })
})
