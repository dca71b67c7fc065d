import { SMS_TYPES } from '@wenjin/contract'
import { ConfigError } from '../config-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Our account with a cloud service. */
export interface CloudAccount {
  readonly keyId: string
  readonly keySecret: string
  /** Where the service is: https://host, no slash at the end. */
  readonly endpoint: string
}

export interface SmsAccount extends CloudAccount {
  readonly signName: string
  /** Template id by the type of code. */
  readonly templates: ReadonlyMap<number, string>
}

export type SmsConfig =
  | { readonly kind: 'outbox' }
  | ({ readonly kind: 'aliyun' } & SmsAccount)
  | ({ readonly kind: 'tencent'; readonly appId: string; readonly region: string } & SmsAccount)

export interface S3Bucket {
  readonly keyId: string
  readonly keySecret: string
  /** undefined: that of the region at Amazon. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** The bucket is in the path and not in the host name. */
  readonly pathStyle: boolean
}

export type StorageConfig = { readonly kind: 'folder' } | ({ readonly kind: 's3' } & S3Bucket)

export type IdentityConfig = { readonly kind: 'form' } | ({ readonly kind: 'aliyun' } & CloudAccount)

/** Ways to the outside world, as the environment names them. */
export interface CarrierConfig {
  readonly sms: SmsConfig
  readonly storage: StorageConfig
  readonly identity: IdentityConfig
  /** Where the messaging app's interface is, where its authorisation page is, and that of its enterprise edition. */
  readonly wechatApi: string
  readonly wechatOpen: string
  readonly qywxApi: string
}

/** Reads the carriers' part of the environment. Throws ConfigError naming what is missing or wrong. */
export function readCarrierConfig(env: Environment): CarrierConfig {
  return {
    sms: readSms(env),
    storage: readStorage(env),
    identity: readIdentity(env),
    wechatApi: address(env, 'WECHAT_API') ?? 'https://api.weixin.qq.com',
    wechatOpen: address(env, 'WECHAT_OPEN') ?? 'https://open.weixin.qq.com',
    qywxApi: address(env, 'QYWX_API') ?? 'https://qyapi.weixin.qq.com',
  }
}

function readSms(env: Environment): SmsConfig {
  const kind = choice(env, 'SMS_CARRIER', ['outbox', 'aliyun', 'tencent'])
  if (kind === 'outbox') return { kind }
  const because = `SMS_CARRIER=${kind}`
  const account = {
    keyId: required(env, 'SMS_KEY_ID', because),
    keySecret: required(env, 'SMS_KEY_SECRET', because),
    signName: required(env, 'SMS_SIGN_NAME', because),
    templates: readTemplates(env, because),
  }
  if (kind === 'aliyun')
    return { kind, ...account, endpoint: address(env, 'SMS_ENDPOINT') ?? 'https://dysmsapi.aliyuncs.com' }
  return {
    kind,
    ...account,
    appId: required(env, 'SMS_APP_ID', because),
    region: env['SMS_REGION'] || 'ap-guangzhou',
    endpoint: address(env, 'SMS_ENDPOINT') ?? 'https://sms.tencentcloudapi.com',
  }
}

/** The variable that names the template of a type of code; SMS_TEMPLATE stands in for any that is not set. */
const TEMPLATE_VARIABLES: readonly (readonly [number, string])[] = [
  [SMS_TYPES.signIn, 'SMS_TEMPLATE_SIGN_IN'],
  [SMS_TYPES.oldPhone, 'SMS_TEMPLATE_OLD_PHONE'],
  [SMS_TYPES.newPhone, 'SMS_TEMPLATE_NEW_PHONE'],
  [SMS_TYPES.delAccount, 'SMS_TEMPLATE_DEL_ACCOUNT'],
]

function readTemplates(env: Environment, because: string): ReadonlyMap<number, string> {
  return new Map(
    TEMPLATE_VARIABLES.map(([type, name]) => {
      const template = env[name] || env['SMS_TEMPLATE']
      if (template === undefined || template === '')
        throw new ConfigError(`${because} needs ${name} (or SMS_TEMPLATE for all types)`)
      return [type, template]
    }),
  )
}

function readStorage(env: Environment): StorageConfig {
  const kind = choice(env, 'STORAGE', ['folder', 's3'])
  if (kind === 'folder') return { kind }
  const because = 'STORAGE=s3'
  return {
    kind,
    keyId: required(env, 'S3_KEY_ID', because),
    keySecret: required(env, 'S3_KEY_SECRET', because),
    endpoint: address(env, 'S3_ENDPOINT'),
    region: required(env, 'S3_REGION', because),
    bucket: required(env, 'S3_BUCKET', because),
    pathStyle: choice(env, 'S3_PATH_STYLE', ['false', 'true']) === 'true',
  }
}

function readIdentity(env: Environment): IdentityConfig {
  const kind = choice(env, 'IDENTITY', ['form', 'aliyun'])
  if (kind === 'form') return { kind }
  const because = `IDENTITY=${kind}`
  return {
    kind,
    keyId: required(env, 'IDENTITY_KEY_ID', because),
    keySecret: required(env, 'IDENTITY_KEY_SECRET', because),
    endpoint: address(env, 'IDENTITY_ENDPOINT') ?? 'https://cloudauth.aliyuncs.com',
  }
}

/** One of a few words; the first when the variable is not set. */
function choice<const W extends string>(env: Environment, name: string, words: readonly [W, ...W[]]): W {
  const text = env[name] || words[0]
  const word = words.find((one) => one === text)
  if (word === undefined) throw new ConfigError(`${name}=${text} is none of ${words.join(', ')}`)
  return word
}

function required(env: Environment, name: string, because: string): string {
  const text = env[name]
  if (text === undefined || text === '') throw new ConfigError(`${because} needs ${name}`)
  return text
}

/** An http or https address without path; undefined when the variable is not set. */
function address(env: Environment, name: string): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isAddress = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!isAddress) throw new ConfigError(`${name}=${text} is not an address (https://host)`)
  return url.origin
}
