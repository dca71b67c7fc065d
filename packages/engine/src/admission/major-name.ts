/** A major's name as far as it stays the same from year to year. */
export interface MajorName {
  /** Name without remarks and spaces; 类 is kept. */
  readonly name: string
  /** What makes two majors of one name different choices, in fixed order. */
  readonly flags: readonly MajorFlag[]
}

/**
 * Remarks that name another programme, not another wording of the same one. Those of a plan type (中外合作, 专项 …) are
 * read by parsePlanType.
 */
const FLAG_WORDS = {
  teaching: /(?<!非)师范/,
  industry: /校企合作/,
  experimental: /实验班|试验班|卓越|拔尖|基地班|创新班/,
} as const
export type MajorFlag = keyof typeof FLAG_WORDS
const FLAGS = Object.entries(FLAG_WORDS) as [MajorFlag, RegExp][]

/**
 * Normalises the major name that a table prints: full-width to half-width, spaces out, bracketed remarks off. Remarks
 * and suffixes that tell programmes of one plan type apart (师范, 校企合作 …) become flags.
 * @param text as printed, e.g. '数学与应用数学（师范类）（办学地点：某校区）'
 */
export function normaliseMajorName(text: string): MajorName {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  const name = stripBrackets(plain)
  const flags = FLAGS.filter(([, words]) => words.test(plain)).map(([flag]) => flag)
  return { name: name === '' ? plain : name, flags }
}

/** Text outside brackets, nested or unclosed ones included. */
function stripBrackets(text: string): string {
  let depth = 0
  let kept = ''
  for (const letter of text) {
    if (/[([【〔]/.test(letter)) depth++
    else if (/[)\]】〕]/.test(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += letter
  }
  return kept
}
