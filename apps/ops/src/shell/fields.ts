import { checkPhone, themeVariables } from '@wenjin/contract'
import { PROVINCES } from '@wenjin/engine'
import type { Province } from '@wenjin/engine'
import { UsageError } from './command.ts'
import { readChinaTime } from './china-time.ts'

/** A kind of value an option may have. */
export interface Field<T> {
  /** What stands for it in the help. */
  readonly shape: string
  /** Throws UsageError. */
  read(text: string): T
}

/** A field whose texts `read` turns into a value, undefined for a wrong one; `rule` says what they must be. */
export function field<T>(shape: string, rule: string, read: (text: string) => T | undefined): Field<T> {
  return {
    shape,
    read(text) {
      const value = read(text.trim())
      if (value === undefined) throw new UsageError(`${rule}，给的是“${text}”`)
      return value
    },
  }
}

/** A whole number in bounds. */
export function whole(shape: string, min: number, max: number): Field<number> {
  return field(shape, `要写${min}到${max}的整数`, (text) => {
    const value = Number(text)
    return /^-?\d{1,16}$/.test(text) && value >= min && value <= max ? value : undefined
  })
}

/** One line of text of at most `max` characters, without signs that cannot be printed. */
export function line(shape: string, max: number, min = 1): Field<string> {
  const rule = min === 0 ? `最多${max}个字，不能换行` : `要写1到${max}个字，不能换行`
  return field(shape, rule, (text) =>
    /^[^\p{Cc}\p{Cs}]*$/u.test(text) && [...text].length >= min && [...text].length <= max ? text : undefined,
  )
}

/** A word for machines. */
export function code(shape: string, max: number): Field<string> {
  return field(shape, `要写字母、数字、“-”或“_”，最多${max}个`, (text) =>
    /^[\w-]+$/.test(text) && text.length <= max ? text : undefined,
  )
}

/** One of a few words. */
export function word<const T extends string>(shape: string, words: readonly T[]): Field<T> {
  return field(shape, `要写${words.join('、')}之一`, (text) => words.find((one) => one === text))
}

/** A path to a file or folder, as it is. */
export const PATH: Field<string> = { shape: '文件', read: (text) => text }

/** A text of any length, as it is. */
export const TEXT: Field<string> = { shape: '文字', read: (text) => text }

export const TENANT_ID = whole('编号', 0, 1_000_000)
export const ROW_ID = whole('编号', 1, Number.MAX_SAFE_INTEGER)
export const SORT = whole('序号', -10_000, 10_000)

export const PHONE = field('手机号', '要写11位手机号', (text) =>
  checkPhone(text) === null ? text : undefined,
)

export const PROVINCE: Field<Province> = {
  shape: '省份',
  read(text) {
    const province = PROVINCES.find(({ name, fullName }) => text === name || text === fullName)
    if (province === undefined) throw new UsageError(`没有这个省份：${text}`)
    return province
  },
}

export const COLOUR = field('颜色', '要写成 #rgb 或 #rrggbb', (text) =>
  Object.keys(themeVariables(text)).length === 0 ? undefined : text.toLowerCase(),
)

/** A host without port, in lower case, as browsers send it. */
export const HOST = field('域名', '要写域名，不带协议、端口和路径', (text) => {
  if (/[\s/?#@:\\]/.test(text) || !URL.canParse(`http://${text}`)) return undefined
  const { hostname } = new URL(`http://${text}`)
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && hostname.length <= 253 ? hostname : undefined
})

const TIME_RULE = '要写成 2026-06-25 或 2026-06-25 08:00（北京时间）'
export const STARTS_AT = field('时间', TIME_RULE, (text) => readChinaTime(text, false))
export const ENDS_AT = field('时间', TIME_RULE, (text) => readChinaTime(text, true))

/** Where a link leads: a path on this site or a page of the web. */
export const LINK = field('地址', '要写本站路径（/开头）或 https:// 地址', (text) =>
  text.length <= 2_000 && /^(\/(?![/\\])\S*|https:\/\/[^\s/]+\S*)$/.test(text) ? text : undefined,
)

/** Where a picture is: pages show no other site's. */
export const PICTURE = field('地址', '要写本站路径（/开头）；页面不显示别的网站的图片', (text) =>
  text.length <= 200 && /^\/(?![/\\])[^\s"'<>]+$/.test(text) ? text : undefined,
)
