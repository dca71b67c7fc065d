import type { Connection } from '@wenjin/database/connect/connection'
import type { Keys } from '@wenjin/database/keys/keys'
import type { IdentityCarrier } from './carriers/identity/index.ts'
import type { QywxCarrier } from './carriers/qywx/index.ts'
import type { SmsCarrier } from './carriers/sms/index.ts'
import type { Storage } from './carriers/storage/index.ts'
import type { WechatCarrier } from './carriers/wechat/index.ts'
import type { Clock } from './kernel/clock.ts'

/** What every module is built from. */
export interface Deps {
  readonly connection: Connection
  readonly clock: Clock
  readonly keys: Keys
  readonly carriers: Carriers
}

/** Where work outside a request writes what went wrong: fields, then words. */
export interface Log {
  warn(fields: object, words: string): void
  warn(words: string): void
  error(fields: object, words: string): void
}

/** The ways to the outside world. */
export interface Carriers {
  readonly sms: SmsCarrier
  readonly storage: Storage
  readonly wechat: WechatCarrier
  readonly qywx: QywxCarrier
  readonly identity: IdentityCarrier
}
