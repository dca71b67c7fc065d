import type { Config } from '../config.ts'
import type { Carriers } from '../deps.ts'
import type { IdentityConfig, SmsConfig, StorageConfig } from './environment.ts'
import { aliyunIdentity } from './identity/aliyun.ts'
import { formIdentity } from './identity/form.ts'
import type { IdentityCarrier } from './identity/index.ts'
import { qywxCorp } from './qywx/corp.ts'
import type { QywxCarrier } from './qywx/index.ts'
import { qywxOutbox } from './qywx/outbox.ts'
import { aliyunSms } from './sms/aliyun.ts'
import type { SmsCarrier } from './sms/index.ts'
import { outboxCarrier } from './sms/outbox.ts'
import { tencentSms } from './sms/tencent.ts'
import { folderStorage } from './storage/folder.ts'
import type { Storage } from './storage/index.ts'
import { s3Storage } from './storage/s3.ts'
import { wechat } from './wechat/wechat.ts'

/**
 * The carriers that the environment names; without any, those that work on this machine alone. Nothing is connected and
 * no client of a cloud service is loaded before it is first used.
 */
export function openCarriers({ carriers, dataDir }: Pick<Config, 'carriers' | 'dataDir'>): Carriers {
  return {
    sms: openSms(carriers.sms, dataDir),
    storage: openStorage(carriers.storage, dataDir),
    wechat: wechat(carriers),
    qywx: openQywx(carriers.qywxApi, dataDir),
    identity: openIdentity(carriers.identity),
  }
}

function openSms(config: SmsConfig, dataDir: string): SmsCarrier {
  if (config.kind === 'aliyun') return aliyunSms(config)
  return config.kind === 'tencent' ? tencentSms(config) : outboxCarrier(dataDir)
}

function openStorage(config: StorageConfig, dataDir: string): Storage {
  return config.kind === 's3' ? s3Storage(config) : folderStorage(dataDir)
}

function openIdentity(config: IdentityConfig): IdentityCarrier {
  return config.kind === 'aliyun' ? aliyunIdentity(config) : formIdentity
}

function openQywx(api: string, dataDir: string): QywxCarrier {
  const corp = qywxCorp(api)
  const outbox = qywxOutbox(dataDir)
  return { of: (tenantId, app) => (app === undefined ? outbox(tenantId) : corp(app)) }
}
