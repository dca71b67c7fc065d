import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { expiring } from './expiring.ts'
import { CarrierFailure, failureOf, within } from './failure.ts'
import { openCarriers } from './index.ts'
import { serveTest } from './test-service.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wenjin-carriers-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const MESSAGE = { at: new Date('2026-06-26T01:00:00Z'), phone: '13800000001', type: 1, code: '012345' }

describe('the carriers of an environment', () => {
  test('that says nothing work on this machine alone', async () => {
    const carriers = openCarriers(readConfig({ DATA_DIR: dataDir }))
    await carriers.sms.send(MESSAGE)
    await carriers.storage.put('a.png', Buffer.from('x'), 'image/png')
    await carriers.qywx.of(0, undefined).addContactWay('state')
    expect(await carriers.identity.check('张三', '1')).toBe('form')
    const lines = (name: string) =>
      readFileSync(join(dataDir, 'outbox', name), 'utf8')
        .trimEnd()
        .split('\n')
    expect([lines('sms.ndjson').length, lines('qywx.ndjson').length]).toEqual([1, 1])
    expect(readFileSync(join(dataDir, 'files', 'a.png'), 'utf8')).toBe('x')
  })

  test.each(['nobody is there', 'nothing is answered'])(
    'that names services reach out to them: %s',
    async (how) => {
      await using mute = await serveTest(() => undefined)
      const base = how === 'nobody is there' ? 'http://127.0.0.1:1' : mute.base
      const account = {
        SMS_KEY_ID: 'i',
        SMS_KEY_SECRET: 's',
        SMS_SIGN_NAME: 'n',
        SMS_TEMPLATE: 't',
        SMS_APP_ID: '1',
      }
      const env = {
        DATA_DIR: dataDir,
        ...account,
        SMS_ENDPOINT: base,
        STORAGE: 's3',
        S3_KEY_ID: 'i',
        S3_KEY_SECRET: 's',
        S3_REGION: 'r',
        S3_BUCKET: 'b',
        S3_ENDPOINT: base,
        S3_PATH_STYLE: 'true',
        IDENTITY: 'aliyun',
        IDENTITY_KEY_ID: 'i',
        IDENTITY_KEY_SECRET: 's',
        IDENTITY_ENDPOINT: base,
        WECHAT_API: base,
        QYWX_API: base,
      }
      const corp = { corpid: 'c', secret: 's', userid: 'u' }
      const aliyun = openCarriers(readConfig({ ...env, SMS_CARRIER: 'aliyun' }))
      const tencent = openCarriers(readConfig({ ...env, SMS_CARRIER: 'tencent' }))
      const tries: [string, Promise<unknown>][] = [
        ['aliyun SendSms', aliyun.sms.send(MESSAGE)],
        ['tencent SendSms', tencent.sms.send(MESSAGE)],
        ['s3', aliyun.storage.get('a.png')],
        ['aliyun Id2MetaVerify', aliyun.identity.check('张三', '1')],
        ['wechat', aliyun.wechat.jsapiTicket({ appid: 'a', secret: 's' })],
        ['qywx', aliyun.qywx.of(0, corp).addContactWay('s')],
      ]
      await Promise.all(
        tries.map(async ([service, work]) =>
          expect(work).rejects.toMatchObject({
            name: 'CarrierFailure',
            message: expect.stringMatching(new RegExp(`^${service}.*: `)) as string,
          }),
        ),
      )
    },
  )
})

describe('a failure', () => {
  test('has neither addresses nor what was sent, and is short', () => {
    const error = Object.assign(new Error('POST https://x.test/?code=012345 to 13800000001 failed 012345'), {
      code: 'ECONNRESET',
    })
    expect(failureOf('sms', error, ['13800000001', '012345']).message).toBe(
      'sms: ECONNRESET POST *** to *** failed ***',
    )
    expect(failureOf('sms', new Error('x'.repeat(1_000))).message).toHaveLength('sms: Error '.length + 200)
  })

  test('comes when an answer takes too long, and an answer in time is kept', async () => {
    const never = new Promise<never>(() => {})
    await expect(within('sms', 5, never)).rejects.toEqual(
      new CarrierFailure('sms', 'timeout', 'no answer in 5 ms'),
    )
    expect(await within('sms', 60_000, Promise.resolve(7))).toBe(7)
  })
})

describe('a value that is good for a time', () => {
  test('that lives shortly is fetched again at half its life', async () => {
    let now = 0
    let fetched = 0
    const values = expiring<number>(() => now)
    const get = () => values.get('k', async () => ({ value: ++fetched, seconds: 100 }))
    expect([await get(), await get()]).toEqual([1, 1])
    now = 49_999
    expect(await get()).toBe(1)
    now = 50_000
    expect(await get()).toBe(2)
  })

  test('that is dropped late does not take the one that came since with it', async () => {
    let fetched = 0
    const values = expiring<number>(() => 0)
    const get = (key = 'k') => values.get(key, async () => ({ value: ++fetched, seconds: 7_200 }))
    expect(await get()).toBe(1)
    values.drop('k', 1)
    const second = get()
    values.drop('k', 1)
    expect(await second).toBe(2)
    expect(await get()).toBe(2)
    expect(await get('other')).toBe(3)
  })
})
