import { hidePhone, SMS_TYPES } from '@wenjin/contract'
import { listSmsSends } from '@wenjin/database/queries/account/sms-log'
import type { SmsSend } from '@wenjin/database/queries/account/sms-log'
import { chinaTime } from '../shell/china-time.ts'
import { look } from '../shell/define.ts'
import { PHONE, TENANT_ID, whole } from '../shell/fields.ts'
import { one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'

const DEFAULT_MAX = 20

const TYPE_NAMES: ReadonlyMap<number, string> = new Map([
  [SMS_TYPES.signIn, '登录、找回密码'],
  [SMS_TYPES.oldPhone, '核对原手机'],
  [SMS_TYPES.newPhone, '新手机'],
  [SMS_TYPES.delAccount, '注销账号'],
])

export const smsLog = look({
  name: 'sms log',
  summary: '最近发出的验证码短信',
  about:
    '列出最近发出的验证码短信，从新到旧：什么时候、发给谁、用过没有、试过几次。验证码本身不保存，查不到；记录留30天。',
  example: 'sms log --phone 13800000000',
  options: {
    limit: one(whole('条数', 1, 1_000), `最多几条（默认${DEFAULT_MAX}）`),
    tenant: one(TENANT_ID, '只看一个租户'),
    phone: one(PHONE, '只看一个手机号'),
  },
  async lines({ options: { limit = DEFAULT_MAX, tenant: tenantId, phone }, db, around }) {
    const sends = await listSmsSends(db, limit, { tenantId, phone })
    const now = around.clock()
    return textTable(
      ['时间', '租户', '手机号', '用途', '状态', '试过'],
      sends.map((send) => [
        chinaTime(send.sentAt),
        send.tenantId,
        hidePhone(send.phone),
        TYPE_NAMES.get(send.type) ?? String(send.type),
        stateOf(send, now),
        send.tries,
      ]),
    )
  },
})

function stateOf({ usedAt, expiresAt }: SmsSend, now: Date): string {
  if (usedAt !== null) return `${chinaTime(usedAt).slice(11)} 用过`
  return expiresAt <= now ? '过期未用' : '还没用'
}
