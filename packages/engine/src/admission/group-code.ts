/** A group's code: at most four digits, some provinces with a letter; 物 and 历 are also marked W and L before it. */
const CODE = String.raw`(?:[WL](?=\d{3}))?([A-Z]?\d{1,4})`

const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`^\(?${CODE}\)?(?:专业组|组)?(?:$|\()`),
  new RegExp(`第${CODE}组`),
  new RegExp(`专业组${CODE}$`),
  new RegExp(String.raw`\(${CODE}\)$`),
  // 天津 prints the school's four digits and the group's two as one number.
  /^院校专业组\d{4}(\d{2})$/,
]

/** 北京 prints what the group requires after its code and a space: '01 不限', '05 物理＋化学(中外合办)'. */
const WITH_REQUIREMENT = /^(\d{1,4})\s+(?=\D).*$/

/**
 * The code of a major group as tables print it in many ways: '第103组', '103', '（103）', '103专业组(选考科目化学)',
 * '第103组(国家专项)' and '某大学第103组' are all '103'. One digit is padded to two ('5' is '05': spreadsheets lose
 * the zero); '0' is a placeholder.
 * @returns undefined when the text names no group
 */
export function normaliseGroupCode(text: string): string | undefined {
  const printed = text.normalize('NFKC').trim().toUpperCase()
  const plain = printed.replace(WITH_REQUIREMENT, '$1').replaceAll(/\s/g, '')
  for (const form of FORMS) {
    const code = form.exec(plain)?.[1]
    if (code !== undefined && code !== '0') return code.padStart(2, '0')
  }
  return undefined
}
