import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { readCarrierConfig } from './environment.ts'

const SMS = { SMS_KEY_ID: 'id', SMS_KEY_SECRET: 'secret', SMS_SIGN_NAME: '问津志愿' }
const TEMPLATES = new Map([
  [1, 'T1'],
  [2, 'T'],
  [3, 'T'],
  [4, 'T4'],
])

describe('each carrier is read', () => {
  test('SMS of both clouds, templates by type or one for all', () => {
    const env = { ...SMS, SMS_TEMPLATE: 'T', SMS_TEMPLATE_SIGN_IN: 'T1', SMS_TEMPLATE_DEL_ACCOUNT: 'T4' }
    const account = { keyId: 'id', keySecret: 'secret', signName: '问津志愿', templates: TEMPLATES }
    expect(readCarrierConfig({ ...env, SMS_CARRIER: 'aliyun' }).sms).toEqual({
      kind: 'aliyun',
      ...account,
      endpoint: 'https://dysmsapi.aliyuncs.com',
    })
    const tencent = { ...env, SMS_CARRIER: 'tencent', SMS_APP_ID: '14', SMS_ENDPOINT: 'http://127.0.0.1:81/' }
    expect(readCarrierConfig(tencent).sms).toEqual({
      kind: 'tencent',
      ...account,
      appId: '14',
      region: 'ap-guangzhou',
      endpoint: 'http://127.0.0.1:81',
    })
  })

  test('storage in a bucket, with or without an address of its own', () => {
    const env = { STORAGE: 's3', S3_KEY_ID: 'id', S3_KEY_SECRET: 'secret', S3_REGION: 'r', S3_BUCKET: 'b' }
    const bucket = { kind: 's3', keyId: 'id', keySecret: 'secret', region: 'r', bucket: 'b' }
    expect(readCarrierConfig(env).storage).toEqual({ ...bucket, endpoint: undefined, pathStyle: false })
    const own = { ...env, S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'true' }
    expect(readCarrierConfig(own).storage).toEqual({
      ...bucket,
      endpoint: 'https://s3.example',
      pathStyle: true,
    })
  })

  test('the register, and the addresses of the messaging app', () => {
    const env = {
      IDENTITY: 'aliyun',
      IDENTITY_KEY_ID: 'id',
      IDENTITY_KEY_SECRET: 'secret',
      QYWX_API: 'http://q:1',
    }
    expect(readCarrierConfig(env)).toMatchObject({
      identity: {
        kind: 'aliyun',
        keyId: 'id',
        keySecret: 'secret',
        endpoint: 'https://cloudauth.aliyuncs.com',
      },
      qywxApi: 'http://q:1',
    })
  })
})

describe('what is missing or wrong is named', () => {
  test.each([
    [{ SMS_CARRIER: 'pigeon' }, 'SMS_CARRIER=pigeon is none of outbox, aliyun, tencent'],
    [{ SMS_CARRIER: 'aliyun' }, 'SMS_CARRIER=aliyun needs SMS_KEY_ID'],
    [{ SMS_CARRIER: 'aliyun', ...SMS, SMS_KEY_SECRET: '' }, 'SMS_CARRIER=aliyun needs SMS_KEY_SECRET'],
    [
      { SMS_CARRIER: 'aliyun', ...SMS, SMS_TEMPLATE_SIGN_IN: 'T' },
      'SMS_CARRIER=aliyun needs SMS_TEMPLATE_OLD_PHONE (or SMS_TEMPLATE for all types)',
    ],
    [{ SMS_CARRIER: 'tencent', ...SMS, SMS_TEMPLATE: 'T' }, 'SMS_CARRIER=tencent needs SMS_APP_ID'],
    [{ STORAGE: 'cellar' }, 'STORAGE=cellar is none of folder, s3'],
    [{ STORAGE: 's3', S3_KEY_ID: 'i', S3_KEY_SECRET: 's', S3_REGION: 'r' }, 'STORAGE=s3 needs S3_BUCKET'],
    [{ IDENTITY: 'guess' }, 'IDENTITY=guess is none of form, aliyun'],
    [{ IDENTITY: 'aliyun', IDENTITY_KEY_ID: 'i' }, 'IDENTITY=aliyun needs IDENTITY_KEY_SECRET'],
    [{ WECHAT_API: 'api.weixin.qq.com' }, 'WECHAT_API=api.weixin.qq.com is not an address (https://host)'],
    [{ WECHAT_OPEN: 'ftp://x' }, 'WECHAT_OPEN=ftp://x is not an address (https://host)'],
    [{ QYWX_API: 'https://x/path' }, 'QYWX_API=https://x/path is not an address (https://host)'],
  ])('%j', (env, message) => {
    expect(() => readCarrierConfig(env)).toThrow(new ConfigError(message))
  })
})
