import {
  removeTenantSecret,
  saveTenantSecret,
  TENANT_SECRETS,
} from '@wenjin/database/queries/messaging/tenant-secrets'
import type { TenantSecretName } from '@wenjin/database/queries/messaging/tenant-secrets'
import { Failure, UsageError } from '../shell/command.ts'
import type { Surroundings } from '../shell/command.ts'
import { change } from '../shell/define.ts'
import { TENANT_ID, word } from '../shell/fields.ts'
import { serverKeys } from '../shell/open-keys.ts'
import { flag, must } from '../shell/options.ts'
import { tenantNamed, tenantWords } from './tenant-named.ts'

/** What each is, and what it looks like. */
const KINDS: Readonly<Record<TenantSecretName, { readonly about: string; readonly shape: RegExp }>> = {
  'wx-app-secret': { about: '公众号的AppSecret', shape: /^[0-9a-f]{32}$/ },
  'qywx-corpid': { about: '企业微信的企业ID', shape: /^[\w-]{4,64}$/ },
  'qywx-secret': { about: '“客户联系”应用的Secret', shape: /^[\w-]{16,128}$/ },
  'qywx-userid': { about: '接待客户的成员账号', shape: /^[\w.@-]{1,64}$/ },
  'qywx-token': { about: '事件回调的Token', shape: /^[0-9A-Za-z]{3,32}$/ },
  'qywx-aes-key': { about: '事件回调的EncodingAESKey', shape: /^[0-9A-Za-z]{43}$/ },
}

/** Sets or removes a secret of a tenant. */
export const tenantSecret = change({
  name: 'tenant secret',
  summary: '设置租户的密钥',
  about: `设置租户在外部平台的密钥：从标准输入读值，用数据目录里的密钥加密后存入数据库，之后不再显示。五秒内生效。

${TENANT_SECRETS.map((name) => `  ${name.padEnd(15)}${KINDS[name].about}`).join('\n')}`,
  example: 'tenant secret --id 0 --name wx-app-secret --yes < 密钥文件',
  options: {
    id: must(TENANT_ID, '租户编号'),
    name: must(word('名称', TENANT_SECRETS), '哪个密钥'),
    remove: flag('去掉这个密钥，不读标准输入'),
  },
  async plan({ options: { id, name, remove }, db, place, around }) {
    const tenant = await tenantNamed(db, id)
    const { about } = KINDS[name]
    if (remove)
      return {
        intent: `去掉租户${tenantWords(tenant)}的${about}`,
        detail: { id, name, remove },
        async apply(trx) {
          if (!(await removeTenantSecret(trx, id, name))) throw new Failure(`租户${id}没有设过${name}`)
          return [`已去掉${about}`]
        },
      }
    const keys = await serverKeys(place, around.clock())
    const sealed = await keys.seal('tenant-secret', await readSecret(name, around))
    return {
      intent: `设置租户${tenantWords(tenant)}的${about}`,
      detail: { id, name },
      async apply(trx) {
        await saveTenantSecret(trx, id, name, sealed)
        return [`已设置${about}`]
      },
    }
  },
})

async function readSecret(name: TenantSecretName, { ask, readInput }: Surroundings): Promise<string> {
  const { about, shape } = KINDS[name]
  const text = (ask === undefined ? await readInput() : await ask(`${about}（不显示）：`, true)).trim()
  if (!shape.test(text))
    throw new UsageError(`读到的不像${about}：${text === '' ? '是空的' : '长度或字符不对'}`)
  return text
}
