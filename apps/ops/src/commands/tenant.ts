import { FEATURES, isFeature } from '@wenjin/contract'
import {
  changeTenant,
  claimHost,
  insertTenant,
  releaseHost,
  setProvinceUse,
} from '@wenjin/database/queries/kernel/tenant-writes'
import { ensureTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import { STARTING_AGREEMENT } from '@wenjin/database/starting-agreement'
import { PROVINCES } from '@wenjin/engine'
import type { Province } from '@wenjin/engine'
import { Failure, UsageError } from '../shell/command.ts'
import { change } from '../shell/define.ts'
import type { Trx } from '../shell/define.ts'
import { code, COLOUR, field, HOST, line, PROVINCE, TENANT_ID } from '../shell/fields.ts'
import { many, must, one } from '../shell/options.ts'
import { tenantNamed, tenantWords } from './tenant-named.ts'

const APPID = field('appid', '要写公众号的AppID（wx加16位），或用 --appid= 去掉', (text) =>
  /^(wx[0-9a-f]{16})?$/.test(text) ? text : undefined,
)
const BRAND = line('名称', 20)
const SHORT_NAME = line('简称', 8)
const MALL_NAME = line('名称', 8)
const FEATURE = field('功能', `要写${Object.keys(FEATURES).join('、')}之一`, (text) =>
  isFeature(text) ? text : undefined,
)
/** Tenants may hold codes of before. */
const DISABLED_FEATURE = code('功能', 40)
const KNOWN_FEATURES = Object.entries(FEATURES)
  .map(([feature, about]) => `${feature} ${about}`)
  .join('，')
const DEFAULT_MALL = '商城'
const DEFAULT_PROVINCE = '湖南'

const REACH = {
  host: many(HOST, '归它的域名，不带端口；一个域名只能属于一个租户'),
  disable: many(FEATURE, `关掉的功能：${KNOWN_FEATURES}`),
  lock: many(PROVINCE, '锁定的省份：看得见，用不了'),
}

/** Makes a tenant. */
export const tenantCreate = change({
  name: 'tenant create',
  summary: '新建租户',
  about:
    '新建一个租户：按域名打开的另一个品牌，有自己的颜色、配置和客户。用户协议先用一份通用的，用 config set 换成自己的。五秒内生效。',
  example:
    "tenant create --id 7 --brand 七中升学 --short-name 七中 --color '#1668dc' --host zhiyuan.example.cn",
  options: {
    id: must(TENANT_ID, '租户编号，定了不能改'),
    brand: must(BRAND, '品牌名'),
    'short-name': must(SHORT_NAME, '简称'),
    color: must(COLOUR, '主题色，写成 #rrggbb；在命令行里要加引号'),
    province: one(PROVINCE, `默认省份（默认${DEFAULT_PROVINCE}）`),
    appid: one(APPID, '公众号的AppID'),
    'mall-name': one(MALL_NAME, `商城的名称（默认${DEFAULT_MALL}）`),
    ...REACH,
  },
  plan: async ({ options }) => ({
    intent: `新建租户${tenantWords({ tenantId: options.id, brandName: options.brand })}`,
    detail: detailOf(options),
    async apply(db) {
      const isNew = await insertTenant(db, {
        tenantId: options.id,
        brandName: options.brand,
        shortName: options['short-name'],
        themeColor: options.color,
        defaultProvince: defaultProvince(options.province ?? provinceOf(DEFAULT_PROVINCE)),
        appid: options.appid || null,
        mallName: options['mall-name'] ?? DEFAULT_MALL,
        disabledList: unique(options.disable),
      })
      if (!isNew) throw new Failure(`租户编号${options.id}已有人用；修改用 tenant set`)
      await giveHosts(db, options.id, options.host)
      await allow(db, options.id, options.lock, false)
      await ensureTenantConfig(db, options.id, STARTING_AGREEMENT)
      return [`已新建租户${tenantWords({ tenantId: options.id, brandName: options.brand })}`]
    },
  }),
})

/** Changes what is given of a tenant. */
export const tenantSet = change({
  name: 'tenant set',
  summary: '修改租户',
  about: '修改一个租户：只改写出来的项。五秒内生效。',
  example: 'tenant set --id 7 --lock 新疆 --disable H5-PHONE_PW_R --remove-host old.example.cn',
  options: {
    id: must(TENANT_ID, '租户编号'),
    brand: one(BRAND, '品牌名'),
    'short-name': one(SHORT_NAME, '简称'),
    color: one(COLOUR, '主题色'),
    province: one(PROVINCE, '默认省份'),
    appid: one(APPID, '公众号的AppID；--appid= 去掉'),
    'mall-name': one(MALL_NAME, '商城的名称'),
    ...REACH,
    'remove-host': many(HOST, '不再归它的域名'),
    enable: many(DISABLED_FEATURE, '重新打开的功能'),
    unlock: many(PROVINCE, '解锁的省份'),
  },
  async plan({ options, db }) {
    const { id: _id, ...detail } = detailOf(options)
    if (Object.keys(detail).length === 0) throw new UsageError('没有写要改什么')
    checkOpposites(options)
    const tenant = await tenantNamed(db, options.id)
    const changes = Object.entries(detail).map(
      ([name, value]) => `${name} ${[value].flat().join('、') || '去掉'}`,
    )
    return {
      intent: `修改租户${tenantWords(tenant)}：${changes.join('；')}`,
      detail: { id: options.id, ...detail },
      async apply(trx) {
        await changeTenant(trx, options.id, (now) => ({
          ...now,
          brandName: options.brand ?? now.brandName,
          shortName: options['short-name'] ?? now.shortName,
          themeColor: options.color ?? now.themeColor,
          defaultProvince:
            options.province === undefined ? now.defaultProvince : defaultProvince(options.province),
          appid: options.appid === undefined ? now.appid : options.appid || null,
          mallName: options['mall-name'] ?? now.mallName,
          disabledList: unique([...now.disabledList, ...options.disable]).filter(
            (feature) => !options.enable.includes(feature),
          ),
        }))
        for (const host of options['remove-host'])
          if (!(await releaseHost(trx, options.id, host)))
            throw new Failure(`域名${host}本来就不归租户${options.id}`)
        await giveHosts(trx, options.id, options.host)
        await allow(trx, options.id, options.lock, false)
        await allow(trx, options.id, options.unlock, true)
        return [`已修改租户${tenantWords({ ...tenant, brandName: options.brand ?? tenant.brandName })}`]
      },
    }
  },
})

/** The options that were given, provinces by their names. */
function detailOf(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(plain) : isProvince(value) ? value.name : value
  const given = Object.entries(options).filter(
    ([name, value]) =>
      !['yes', 'data-dir'].includes(name) &&
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(given.map(([name, value]) => [name, plain(value)]))
}

function isProvince(value: unknown): value is Province {
  return typeof value === 'object' && value !== null && 'provId' in value
}

function checkOpposites(
  options: Readonly<
    Record<'disable' | 'enable' | 'host' | 'remove-host', readonly string[]> &
      Record<'lock' | 'unlock', readonly Province[]>
  >,
): void {
  const names = (provinces: readonly Province[]) => provinces.map(({ name }) => name)
  const both = [
    ...options.disable.filter((feature) => options.enable.includes(feature)),
    ...options.host.filter((host) => options['remove-host'].includes(host)),
    ...names(options.lock).filter((name) => names(options.unlock).includes(name)),
  ]
  if (both.length > 0) throw new UsageError(`${both.join('、')}：同时要求了相反的两件事`)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function provinceOf(name: string): Province {
  const province = PROVINCES.find((one) => one.name === name)
  if (province === undefined) throw new Error(`no province ${name}`)
  return province
}

function defaultProvince({ provId, name }: Province) {
  return { provId, provName: name }
}

async function giveHosts(db: Trx, tenantId: number, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) {
    const owner = await claimHost(db, tenantId, host)
    if (owner !== tenantId) throw new Failure(`域名${host}已属于租户${owner}`)
  }
}

async function allow(
  db: Trx,
  tenantId: number,
  provinces: readonly Province[],
  canUse: boolean,
): Promise<void> {
  for (const { provId } of provinces) await setProvinceUse(db, tenantId, provId, canUse)
}
