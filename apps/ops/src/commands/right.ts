import { listRights, putRight } from '@wenjin/database/queries/commerce/rights'
import { change, look } from '../shell/define.ts'
import { code, line, SORT } from '../shell/fields.ts'
import { must, one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'
import { TENANT, tenantNamed, tenantWords } from './tenant-named.ts'

/** A word for a right, unique in its tenant. */
export const RIGHT_CODE = code('代号', 40)

export const rightSet = change({
  name: 'right set',
  summary: '设置一项权益',
  about: '新增一项权益；代号已有时整项换成写的这样。代号 vip 是会员。',
  example: 'right set --tenant 0 --code vip --name 会员 --about 填报季全部功能',
  options: {
    ...TENANT,
    code: must(RIGHT_CODE, '代号，租户内唯一'),
    name: must(line('名称', 20), '名称'),
    about: one(line('说明', 200, 0), '说明'),
    sort: one(SORT, '排在哪里，小的在前（默认0）'),
  },
  async plan({ options: { tenant, code, name, about = '', sort = 0 }, db }) {
    const named = await tenantNamed(db, tenant)
    const present = (await listRights(db, tenant)).find((right) => right.code === code)
    return {
      intent: `${present === undefined ? '新增' : `替换“${present.name}”为`}租户${tenantWords(named)}的权益“${name}”（${code}）`,
      detail: { tenant, code, name, about, sort },
      async apply(trx) {
        const rightId = await putRight(trx, tenant, { code, name, about, sort })
        return { lines: [`权益编号${rightId}`], made: { rightId } }
      },
    }
  },
})

export const rightList = look({
  name: 'right list',
  summary: '列出租户的权益',
  about: '列出租户的权益。',
  example: 'right list --tenant 0',
  options: TENANT,
  async lines({ options: { tenant }, db }) {
    await tenantNamed(db, tenant)
    return textTable(
      ['编号', '代号', '名称', '说明'],
      (await listRights(db, tenant)).map(({ rightId, code, name, about }) => [rightId, code, name, about]),
    )
  },
})
