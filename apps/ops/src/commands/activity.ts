import { listActivities, putActivity, removeActivity } from '@wenjin/database/queries/content/activities'
import type { Activity } from '@wenjin/database/queries/content/activities'
import { Failure, UsageError } from '../shell/command.ts'
import { chinaTime } from '../shell/china-time.ts'
import { change, look } from '../shell/define.ts'
import type { Db } from '../shell/define.ts'
import { ENDS_AT, line, LINK, ROW_ID, STARTS_AT } from '../shell/fields.ts'
import { must, one } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'
import { TENANT, tenantNamed, tenantWords } from './tenant-named.ts'

export const activitySet = change({
  name: 'activity set',
  summary: '新增或修改活动',
  about: '不写 --id 时新增一个活动；写了就修改那一个，只改写出来的项。到开始时间自动出现，结束后自动收起。',
  example: 'activity set --tenant 0 --title 填报讲座 --starts "2026-06-26 19:00" --ends 2026-06-28',
  options: {
    ...TENANT,
    id: one(ROW_ID, '要修改的活动'),
    title: one(line('标题', 40), '标题；新增时必须写'),
    about: one(line('说明', 500, 0), '说明'),
    link: one(LINK, '点开去哪里：本站路径或 https:// 地址'),
    starts: one(STARTS_AT, '开始（北京时间）；新增时必须写'),
    ends: one(ENDS_AT, '结束；新增时必须写；只写日期就到那天结束'),
  },
  async plan({ options, db }) {
    const named = await tenantNamed(db, options.tenant)
    const before = options.id === undefined ? undefined : await activityOf(db, options.tenant, options.id)
    const activity = activityFrom(options, before)
    return {
      intent: `${before === undefined ? '新增' : `修改${before.activityId}号`}活动“${activity.title}”（${chinaTime(activity.startsAt)}到${chinaTime(activity.endsAt)}），租户${tenantWords(named)}`,
      detail: { tenant: options.tenant, ...activity },
      async apply(trx) {
        const activityId = await putActivity(trx, options.tenant, options.id, activity)
        if (activityId === undefined) throw new Failure(`${options.id}号活动刚刚被删除了`)
        return { lines: [`活动编号${activityId}`], made: { id: activityId } }
      },
    }
  },
})

interface Given {
  readonly title: string | undefined
  readonly about: string | undefined
  readonly link: string | undefined
  readonly starts: Date | undefined
  readonly ends: Date | undefined
}

function activityFrom(given: Given, before: Activity | undefined): Omit<Activity, 'activityId'> {
  const title = given.title ?? before?.title
  const startsAt = given.starts ?? before?.startsAt
  const endsAt = given.ends ?? before?.endsAt
  if (title === undefined || startsAt === undefined || endsAt === undefined)
    throw new UsageError('新增时要写 --title、--starts 和 --ends')
  if (endsAt <= startsAt) throw new UsageError('结束要晚于开始')
  return {
    title,
    startsAt,
    endsAt,
    about: given.about ?? before?.about ?? '',
    link: given.link ?? before?.link ?? '',
  }
}

export const activityList = look({
  name: 'activity list',
  summary: '列出租户的活动',
  about: '列出租户的活动，含还没开始和已经结束的。',
  example: 'activity list --tenant 0',
  options: TENANT,
  async lines({ options: { tenant }, db }) {
    await tenantNamed(db, tenant)
    return textTable(
      ['编号', '标题', '开始', '结束', '去哪里', '说明'],
      (await listActivities(db, tenant)).map(({ activityId, title, startsAt, endsAt, link, about }) => [
        activityId,
        title,
        chinaTime(startsAt),
        chinaTime(endsAt),
        link,
        about,
      ]),
    )
  },
})

export const activityRemove = change({
  name: 'activity remove',
  summary: '删除活动',
  about: '删除一个活动。',
  example: 'activity remove --tenant 0 --id 3',
  options: { ...TENANT, id: must(ROW_ID, '活动编号') },
  async plan({ options: { tenant, id }, db }) {
    const { title } = await activityOf(db, tenant, id)
    return {
      intent: `删除${id}号活动“${title}”`,
      detail: { tenant, id, title },
      async apply(trx) {
        if (!(await removeActivity(trx, tenant, id))) throw new Failure(`${id}号活动刚刚被删除了`)
        return [`已删除${id}号活动`]
      },
    }
  },
})

async function activityOf(db: Db, tenantId: number, activityId: number): Promise<Activity> {
  await tenantNamed(db, tenantId)
  const activity = (await listActivities(db, tenantId)).find((one) => one.activityId === activityId)
  if (activity === undefined) throw new Failure(`租户${tenantId}没有${activityId}号活动`)
  return activity
}
