const BLANK = /^(?:[-—–/.~]*|无|空|不详|未公布|n\/?a|null|nan|<na>|#n\/a)$/i
const THOUSANDS = /,(?=\d{3}(?:\D|$))/g

/**
 * A number as tables print it: '1,234', '560分', '12.5'.
 * @returns null where the cell is blank or says "none"; undefined where it is not a number
 */
export function readNumber(text: string): number | null | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (BLANK.test(plain)) return null
  const digits = plain.replaceAll(THOUSANDS, '').replace(/(?:分|名|人|位|元|年)$/, '')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? finite(Number(digits)) : undefined
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

/** Whether a number can be a count or rank in the database. */
export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31
}

/** Points that may stand above the full mark of a province's scores (加分): none adds more. */
export const MAX_BONUS = 60

/** No score, composed ones of art and sport included, is higher. */
const MAX_SCORE = 10_000

/** Whether a number can be a score: one composed of several marks (art, sport) has no full mark. */
export function isScore(value: number, fullMark: number | null): boolean {
  return value >= 0 && value <= (fullMark === null ? MAX_SCORE : fullMark + MAX_BONUS)
}

/** Whether a number can be a length of study in years. */
export function isYears(value: number): boolean {
  return value >= 0 && value <= 20
}

/** A score, and whether it stands for everything above ('580及以上', '580分以上'). */
export function readScore(
  text: string,
): { readonly score: number; readonly above: boolean } | null | undefined {
  const above = /(?:分?(?:及|或)?以上|[+≥↑])$/.test(text)
  const score = readNumber(text.replace(/分?(?:及|或)?以上$|[+↑]$/, ''))
  return typeof score === 'number' ? { score, above } : score
}

const SEGMENT = /^(\d+(?:\.\d+)?)(?:[-~—–至到]+(\d+(?:\.\d+)?))?$/

/**
 * A segment of scores: '592', '592分', '593-750', '750~693', '693及以上', '180以下'.
 * @param fullMark highest score there is
 */
export function readSegment(
  text: string,
  fullMark: number,
): { readonly low: number; readonly high: number } | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s分()]/g, '')
  const open = /^(\d+)(?:及|或)?以(上|下)$/.exec(plain)
  if (open !== null) {
    const score = Number(open[1])
    return open[2] === '上'
      ? { low: score, high: fullMark }
      : { low: 0, high: plain.includes('及') ? score : score - 1 }
  }
  const match = SEGMENT.exec(plain)
  if (match === null) return undefined
  const ends = [Number(match[1]), Number(match[2] ?? match[1])]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

const CHINESE_DIGITS = '一二三四五六七八九'

/** Length of study in years: '4', '四年', '2.5', '八年医', '5+3'. */
export function readYears(text: string): number | null | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s|学?制/g, '')
    .replace('两', '二')
  const word = /^([一二三四五六七八九])(年半|年)?/.exec(plain)
  if (word !== null) return CHINESE_DIGITS.indexOf(word[1]!) + 1 + (word[2] === '年半' ? 0.5 : 0)
  const sum = /^(\d)\+(\d)/.exec(plain)
  if (sum !== null) return Number(sum[1]) + Number(sum[2])
  return readNumber(plain)
}

/**
 * A fee in yuan a year: '5000', '5000元/年', '10.5万', '免费' (0), '5520（另有较高收费）'. What is still to be fixed, or in
 * another currency, is null or undefined.
 */
export function readFee(text: string): number | null | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s|\([^)]*\)/g, '')
    .replace(/(?:每|\/)学?年$/, '')
  if (/^免(?:学|缴学)?费$/.test(plain)) return 0
  if (/^(?:待定|另行公布|见(?:简|备)注)$/.test(plain)) return null
  const tenThousands = /^(\d+(?:\.\d+)?)万元?$/.exec(plain)?.[1]
  return tenThousands === undefined ? readNumber(plain) : Math.round(Number(tenThousands) * 10_000)
}
