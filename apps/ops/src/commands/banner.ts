import { pageUrl } from '@wenjin/contract'
import { listBanners, putBanner, removeBanner } from '@wenjin/database/queries/content/banners'
import type { Banner } from '@wenjin/database/queries/content/banners'
import { Failure, UsageError } from '../shell/command.ts'
import { chinaTime } from '../shell/china-time.ts'
import { change, look } from '../shell/define.ts'
import type { Db } from '../shell/define.ts'
import { code, ENDS_AT, line, LINK, PATH, PICTURE, ROW_ID, SORT, STARTS_AT } from '../shell/fields.ts'
import { must, one } from '../shell/options.ts'
import { readPictureFile } from '../shell/read-file.ts'
import { textTable } from '../shell/text-table.ts'
import { TENANT, tenantNamed, tenantWords } from './tenant-named.ts'

export const bannerSet = change({
  name: 'banner set',
  summary: '新增或修改轮播图',
  about: '不写 --id 时新增一张轮播图；写了就修改那一张，只改写出来的项。不写起止时间就一直显示。',
  example: `banner set --tenant 0 --place home --title 填报提醒 --image-file 提醒.png --link ${pageUrl('volunteer')}`,
  options: {
    ...TENANT,
    id: one(ROW_ID, '要修改的轮播图'),
    place: one(code('位置', 40), '位置（keyName）；新增时必须写'),
    title: one(line('标题', 40), '标题，读屏时念它；新增时必须写'),
    image: one(PICTURE, '图片在本站的路径'),
    'image-file': one(PATH, '或者图片文件：PNG、JPEG、WebP、GIF，最大200KB'),
    link: one(LINK, '点开去哪里：本站路径或 https:// 地址'),
    sort: one(SORT, '排在哪里，小的在前'),
    starts: one(STARTS_AT, '从什么时候显示（北京时间）'),
    ends: one(ENDS_AT, '到什么时候；只写日期就到那天结束'),
  },
  async plan({ options, db }) {
    const named = await tenantNamed(db, options.tenant)
    const before = options.id === undefined ? undefined : await bannerOf(db, options.tenant, options.id)
    const banner = bannerFrom(options, before)
    return {
      intent: `${before === undefined ? '新增' : `修改${before.bannerId}号`}轮播图“${banner.title}”，租户${tenantWords(named)}`,
      detail: {
        tenant: options.tenant,
        ...banner,
        imageUrl: banner.imageUrl.startsWith('data:') ? '图片文件' : banner.imageUrl,
      },
      async apply(trx) {
        const bannerId = await putBanner(trx, options.tenant, options.id, banner)
        if (bannerId === undefined) throw new Failure(`${options.id}号轮播图刚刚被删除了`)
        return { lines: [`轮播图编号${bannerId}`], made: { id: bannerId } }
      },
    }
  },
})

interface Given {
  readonly place: string | undefined
  readonly title: string | undefined
  readonly image: string | undefined
  readonly 'image-file': string | undefined
  readonly link: string | undefined
  readonly sort: number | undefined
  readonly starts: Date | undefined
  readonly ends: Date | undefined
}

function bannerFrom(given: Given, before: Banner | undefined): Omit<Banner, 'bannerId'> {
  const file = given['image-file']
  if (given.image !== undefined && file !== undefined)
    throw new UsageError('--image 和 --image-file 只能写一个')
  const keyName = given.place ?? before?.keyName
  const title = given.title ?? before?.title
  const imageUrl = file === undefined ? (given.image ?? before?.imageUrl) : readPictureFile(file)
  if (keyName === undefined || title === undefined || imageUrl === undefined)
    throw new UsageError('新增时要写 --place、--title，和 --image 或 --image-file')
  const startsAt = given.starts ?? before?.startsAt ?? null
  const endsAt = given.ends ?? before?.endsAt ?? null
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) throw new UsageError('结束要晚于开始')
  return {
    keyName,
    title,
    imageUrl,
    link: given.link ?? before?.link ?? '',
    sort: given.sort ?? before?.sort ?? 0,
    startsAt,
    endsAt,
  }
}

export const bannerList = look({
  name: 'banner list',
  summary: '列出租户的轮播图',
  about: '列出租户的轮播图，含还没开始和已经结束的。',
  example: 'banner list --tenant 0',
  options: TENANT,
  async lines({ options: { tenant }, db }) {
    await tenantNamed(db, tenant)
    return textTable(
      ['编号', '位置', '序号', '标题', '图片', '去哪里', '开始', '结束'],
      (await listBanners(db, tenant)).map((banner) => [
        banner.bannerId,
        banner.keyName,
        banner.sort,
        banner.title,
        banner.imageUrl.startsWith('data:') ? '图片文件' : banner.imageUrl,
        banner.link,
        chinaTime(banner.startsAt),
        chinaTime(banner.endsAt),
      ]),
    )
  },
})

export const bannerRemove = change({
  name: 'banner remove',
  summary: '删除轮播图',
  about: '删除一张轮播图。',
  example: 'banner remove --tenant 0 --id 3',
  options: { ...TENANT, id: must(ROW_ID, '轮播图编号') },
  async plan({ options: { tenant, id }, db }) {
    const { title } = await bannerOf(db, tenant, id)
    return {
      intent: `删除${id}号轮播图“${title}”`,
      detail: { tenant, id, title },
      async apply(trx) {
        if (!(await removeBanner(trx, tenant, id))) throw new Failure(`${id}号轮播图刚刚被删除了`)
        return [`已删除${id}号轮播图`]
      },
    }
  },
})

async function bannerOf(db: Db, tenantId: number, bannerId: number): Promise<Banner> {
  await tenantNamed(db, tenantId)
  const banner = (await listBanners(db, tenantId)).find((one) => one.bannerId === bannerId)
  if (banner === undefined) throw new Failure(`租户${tenantId}没有${bannerId}号轮播图`)
  return banner
}
