import { statisticsId } from '@wenjin/contract'
import type { TenantConfigItem } from '@wenjin/database/queries/kernel/tenants'
import { UsageError } from '../shell/command.ts'
import { field, line, LINK } from '../shell/fields.ts'
import type { Field } from '../shell/fields.ts'

export type InputType = TenantConfigItem['inputType']

interface KnownKey {
  readonly inputType: InputType
  readonly about: string
  readonly value: Field<string>
}

const RICH_TEXT = field('HTML', '不能是空的', (text) => text || undefined)

const OFFER = field(
  'JSON',
  '要写 {"title":"名称","amount":金额,"threshold":满多少可用,"days":天数}，金额以分计',
  (text) => (isOffer(text) ? text : undefined),
)

const MINI_LINK = field('地址', '要写 https:// 或 weixin:// 地址', (text) =>
  /^(https|weixin):\/\/[^\s/]+\S*$/.test(text) && text.length <= 2_000 ? text : undefined,
)

const PICTURE = field('图片', '要写本站路径（/开头），或用 --file 给一个图片文件', (text) =>
  /^\/(?![/\\])\S*$|^data:image\//.test(text) ? text : undefined,
)

const STATISTICS = field('编号', '要写百度统计的32位编号，或含有 hm.js?编号 的代码', statisticsId)

const CONTACT_PHONE = field('电话', '要写数字、空格、“-”和“+”', (text) =>
  /^[\d +()-]{3,30}$/.test(text) ? text : undefined,
)

const EMAIL = field('邮箱', '要写邮箱地址', (text) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 100 ? text : undefined,
)

/** Config items the product knows. */
export const KNOWN_KEYS: Readonly<Record<string, KnownKey>> = {
  'h5-baidu-statistics-code': { inputType: 'text', about: '百度统计的编号或代码', value: STATISTICS },
  'mini-programs-link': { inputType: 'text', about: '小程序的链接，用于推广弹窗', value: MINI_LINK },
  'pc-aboutus-userAgreement': { inputType: 'richText', about: '用户协议', value: RICH_TEXT },
  'h5-aboutus': { inputType: 'richText', about: '关于我们', value: RICH_TEXT },
  'contact-phone': { inputType: 'text', about: '联系电话', value: CONTACT_PHONE },
  'contact-email': { inputType: 'text', about: '联系邮箱', value: EMAIL },
  'contact-address': { inputType: 'text', about: '联系地址', value: line('地址', 100) },
  'contact-hours': { inputType: 'text', about: '服务时间', value: line('时间', 60) },
  'share-title': { inputType: 'text', about: '分享的标题', value: line('标题', 60) },
  'share-content': { inputType: 'text', about: '分享的说明', value: line('说明', 120) },
  'share-logo': { inputType: 'text', about: '分享的小图：地址，或本站路径', value: LINK },
  'qywx-service-name': { inputType: 'text', about: '客服的称呼', value: line('称呼', 20) },
  'qywx-group-qr': { inputType: 'file', about: '交流群的二维码', value: PICTURE },
  'qywx-group-join-way': { inputType: 'text', about: '加入群聊的config_id', value: line('编号', 64) },
  'qywx-group-name': { inputType: 'text', about: '交流群的名称', value: line('名称', 20) },
  'qywx-coupon': { inputType: 'text', about: '添加客服送的优惠券（JSON）', value: OFFER },
}

/** The key as it is stored: pages are given it with underscores, and either spelling is meant. */
export const CONFIG_KEY = field('键', '要写字母、数字、“-”或“_”，最多60个', (text) =>
  /^[A-Za-z0-9][\w-]{0,59}$/.test(text) ? text.replaceAll('_', '-') : undefined,
)

/** The item of a key, a value and a kind (undefined: the key's own). Throws UsageError. */
export function configItem(
  keyEname: string,
  keyValue: string,
  inputType: InputType | undefined,
): TenantConfigItem {
  const known = Object.hasOwn(KNOWN_KEYS, keyEname) ? KNOWN_KEYS[keyEname] : undefined
  if (known === undefined) {
    if (inputType === undefined)
      throw new UsageError(`${keyEname} 不是产品认识的配置项；确实要设时用 --type 说明种类`)
    return { keyEname, inputType, keyValue: printable(keyValue) }
  }
  if (inputType !== undefined && inputType !== known.inputType)
    throw new UsageError(`${keyEname} 的种类是${known.inputType}`)
  return { keyEname, inputType: known.inputType, keyValue: printable(known.value.read(keyValue)) }
}

/** No database takes a text with signs like these. */
function printable(text: string): string {
  if (/[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text)) throw new UsageError('值里有不能显示的字符')
  return text
}

/** As the server takes it (customer service's coupon). */
function isOffer(text: string): boolean {
  let offer: Partial<Record<'title' | 'amount' | 'threshold' | 'days', unknown>> | null
  try {
    offer = JSON.parse(text) as typeof offer
  } catch {
    return false
  }
  const isWhole = (value: unknown, min: number, max: number) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
  return (
    typeof offer === 'object' &&
    offer !== null &&
    typeof offer.title === 'string' &&
    offer.title.trim() !== '' &&
    isWhole(offer.amount, 1, 100_000_000) &&
    isWhole(offer.threshold, 0, 100_000_000) &&
    isWhole(offer.days, 1, 3_650)
  )
}
