import { hidePhone } from '@wenjin/contract'
import { listCases, reopenProvince, setBanStatus } from '@wenjin/database/queries/account/customer-support'
import { listSessions } from '@wenjin/database/queries/account/sessions'
import type { CustomerCase } from '@wenjin/database/queries/account/customer-support'
import { provinceById } from '@wenjin/engine'
import { Failure, UsageError } from '../shell/command.ts'
import { chinaTime } from '../shell/china-time.ts'
import { change, look } from '../shell/define.ts'
import type { Db, Trx } from '../shell/define.ts'
import { PHONE, ROW_ID } from '../shell/fields.ts'
import { many, one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'

const BANNED = 0
const IN_GOOD_STANDING = 1

export const customerFind = look({
  name: 'customer find',
  summary: '查客户',
  about: '按手机号（每个租户各有一个）或编号查客户：绑定的省份、封禁、在用的登录。手机号只显示首尾。',
  example: 'customer find --phone 13800000000',
  options: { phone: one(PHONE, '手机号'), id: one(ROW_ID, '客户编号') },
  async lines({ options: { phone, id }, db, around }) {
    const customers = await listCases(db, searchedBy(phone, id))
    if (customers.length === 0) throw new Failure('没有这个客户')
    const now = around.clock()
    const blocks = await Promise.all(customers.map((customer) => describe(db, customer, now)))
    return blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))
  },
})

function searchedBy(phone: string | undefined, id: number | undefined) {
  if (phone !== undefined && id === undefined) return { phone }
  if (id !== undefined && phone === undefined) return { customerId: id }
  throw new UsageError('--phone 和 --id 要写一个')
}

async function describe(db: Db, customer: CustomerCase, now: Date): Promise<string[]> {
  const sessions = await listSessions(db, customer.customerId, now)
  const { provId, year, canModifyProv } = customer
  const province = provId === null ? '未绑定' : `${provinceById(provId)?.name ?? provId} ${year ?? ''}年`
  return [
    ...textTable(
      ['项', '值'],
      [
        ['编号', String(customer.customerId)],
        ['租户', String(customer.tenantId)],
        ['手机号', customer.phone === null ? '未绑定' : hidePhone(customer.phone)],
        ['高考省份', `${province}${canModifyProv ? '（可以选择）' : '（已定）'}`],
        ['状态', customer.banStatus === BANNED ? '已封禁' : '正常'],
        ['注册时间', chinaTime(customer.createdAt)],
        ['在用的登录', `${sessions.length}个`],
      ],
    ),
    ...(sessions.length === 0 ? [] : ['']),
    ...sessions.map(
      ({ createdAt, seenAt, device }) =>
        `${chinaTime(createdAt)} 登录，${chinaTime(seenAt)} 用过：${device || '设备未知'}`,
    ),
  ]
}

const IDS = { id: many(ROW_ID, '客户编号，用 customer find 查', true) }

export const customerBan = changeOfCustomers({
  name: 'customer ban',
  summary: '封禁客户',
  about: '封禁客户：登录不断，但只能看首页和封禁说明。数据都留着。一秒内生效。',
  verb: '封禁',
  isDone: ({ banStatus }) => banStatus === BANNED,
  apply: (db, id) => setBanStatus(db, id, BANNED),
})

export const customerUnban = changeOfCustomers({
  name: 'customer unban',
  summary: '解封客户',
  about: '解除封禁。一秒内生效。',
  verb: '解封',
  isDone: ({ banStatus }) => banStatus === IN_GOOD_STANDING,
  apply: (db, id) => setBanStatus(db, id, IN_GOOD_STANDING),
})

export const customerReopenProvince = changeOfCustomers({
  name: 'customer reopen-province',
  summary: '让客户重新选择高考省份',
  about: '让客户重新选择一次高考省份和年份：下次打开页面时会要求选择，选过又定下来。成绩和志愿表都留着。',
  verb: '重新开放省份选择：',
  isDone: ({ canModifyProv }) => canModifyProv,
  apply: reopenProvince,
})

interface CustomerChange {
  readonly name: string
  readonly summary: string
  readonly about: string
  readonly verb: string
  /** There is nothing to do for the customer. */
  readonly isDone: (customer: CustomerCase) => boolean
  readonly apply: (db: Trx, customerId: number) => Promise<boolean>
}

/** The same done to each customer, to all or to none. */
function changeOfCustomers({ name, summary, about, verb, isDone, apply }: CustomerChange) {
  return change({
    name,
    summary,
    about,
    example: `${name} --id 12`,
    options: IDS,
    async plan({ options, db }) {
      const customers = await Promise.all([...new Set(options.id)].map((id) => customerOf(db, id)))
      const affected = customers.filter((customer) => !isDone(customer))
      const ids = affected.map(({ customerId }) => customerId)
      if (ids.length === 0) return '本来就是这样，没有改动'
      return {
        intent: `${verb}客户${affected.map(words).join('、')}`,
        detail: { customerIds: ids },
        async apply(trx) {
          for (const id of ids) if (!(await apply(trx, id))) throw new Failure(`客户${id}刚刚注销了`)
          return [`已${verb}客户${ids.join('、')}`]
        },
      }
    },
  })
}

async function customerOf(db: Db, customerId: number): Promise<CustomerCase> {
  const [customer] = await listCases(db, { customerId })
  if (customer === undefined) throw new Failure(`没有客户${customerId}`)
  return customer
}

/** 12（138****0000，租户0） */
function words({ customerId, phone, tenantId }: CustomerCase): string {
  return `${customerId}（${phone === null ? '没有手机号' : hidePhone(phone)}，租户${tenantId}）`
}
