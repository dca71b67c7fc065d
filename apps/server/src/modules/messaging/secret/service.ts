import { loadTenantSecrets } from '@wenjin/database/queries/messaging/tenant-secrets'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import type { TenantSecretName } from '@wenjin/database/queries/messaging/tenant-secrets'
import type { QywxApp } from '../../../carriers/qywx/index.ts'
import type { WechatApp } from '../../../carriers/wechat/index.ts'
import type { Deps } from '../../../deps.ts'
import { keptFresh } from '../../../kernel/fresh.ts'

/** What events of customer service are called back with. */
export interface QywxCallbackKeys {
  readonly corpid: string
  readonly token: string
  /** EncodingAESKey: 43 characters. */
  readonly aesKey: string
}

/** What a tenant's outside accounts are opened with; undefined where the tenant has none. */
export interface Secrets {
  wechatApp(tenant: Pick<Tenant, 'tenantId' | 'appid'>): Promise<WechatApp | undefined>
  qywxApp(tenantId: number): Promise<QywxApp | undefined>
  qywxCallback(tenantId: number): Promise<QywxCallbackKeys | undefined>
}

/** How long a change of secrets may stay unseen, in milliseconds. */
const TTL_MS = 5_000
/** Tenants remembered: numbers of tenants come from outside, too. */
const MAX_REMEMBERED = 1_000

/** Secrets of tenants as operators set them, read again when older than TTL_MS. */
export function secretsOf({ connection: { db }, keys, clock }: Deps): Secrets {
  const loaders = new Map<number, () => Promise<ReadonlyMap<string, string>>>()

  async function load(tenantId: number): Promise<ReadonlyMap<string, string>> {
    const sealed = [...(await loadTenantSecrets(db, tenantId))]
    const opened = await Promise.all(
      sealed.map(async ([name, text]) => [name, await keys.open('tenant-secret', text, clock())] as const),
    )
    return new Map(
      opened.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
    )
  }

  /** The values of some names; undefined unless the tenant has every one of them. */
  async function every<const N extends readonly TenantSecretName[]>(
    tenantId: number,
    ...names: N
  ): Promise<{ readonly [K in keyof N]: string } | undefined> {
    const fresh = loaders.get(tenantId) ?? keptFresh(TTL_MS, () => load(tenantId))
    if (loaders.size >= MAX_REMEMBERED) loaders.clear()
    loaders.set(tenantId, fresh)
    const secrets = await fresh()
    const values = names.flatMap((name) => secrets.get(name) ?? [])
    return values.length === names.length ? (values as { [K in keyof N]: string }) : undefined
  }

  return {
    async wechatApp({ tenantId, appid }) {
      if (appid === null || appid === '') return undefined
      const found = await every(tenantId, 'wx-app-secret')
      return found === undefined ? undefined : { appid, secret: found[0] }
    },
    async qywxApp(tenantId) {
      const found = await every(tenantId, 'qywx-corpid', 'qywx-secret', 'qywx-userid')
      return found === undefined ? undefined : { corpid: found[0], secret: found[1], userid: found[2] }
    },
    async qywxCallback(tenantId) {
      const found = await every(tenantId, 'qywx-corpid', 'qywx-token', 'qywx-aes-key')
      return found === undefined ? undefined : { corpid: found[0], token: found[1], aesKey: found[2] }
    },
  }
}
