/** Clauses about what is paid only if one chooses to, or plans fail. */
const CHOSEN = /^(?:如|若)|因故|不出国|可选|选择出国|也可/
/** Clauses that name no cost of studying here every year: lodging, credits, prizes, what is not charged. */
const OTHER_COST = /住宿|学分(?!互认)|每门|奖学|资助|保险|不另|无[须需]|不再|免学?费/
const OTHER_CURRENCY = /[澳美港加欧韩日]元|英镑|卢布|林吉特|新币/

/** What is paid beside the tuition, and what a clause about the years abroad says. */
const BESIDE = /另|额外|单独|除.*学费外|培养费|培训费|服务费|管理费/
const ABROAD =
  /(?:国外|境外|外方|对方|合作高?校|合作大学|该校|赴.{1,6}).*(?:缴|交|收费|收取)|(?:缴|交).*(?:国外|境外|外方|合作高?校|合作大学)/

const YEARLY =
  /(\d{4,6}(?:\.\d+)?)(?:元)?(?:人民币)?(?:\/|每)(?:生·?)?(?:学年|年|人·年)|每(?:学?年).*?(\d{4,6})元/g
/** Tuition, or a stage of the years here with a price of its own: '后两年14000元/年'. */
const TUITION = /学费|[前后][一两二三]年|年级|大[一二三四]|第.{1,4}学?年/

/** From this fee a year a programme tells what studying with a foreign partner costs; below, what is paid abroad is hidden. */
const MIN_JOINT_FEE = 20_000

/**
 * The fee a year in yuan that a row's column and remarks say together: what is charged beside the tuition every year is
 * added, of several years the dearest counts. Where something more is charged and no number a year is said, nothing is
 * known: the low number of the column would be wrong.
 * @param column fee in the column, yuan a year; null where it says none
 * @param remarks remarks and the major's printed name
 */
export function yearlyFee(column: number | null, remarks: string): number | null {
  let tuition = column
  let beside = 0
  let isHidden = false
  const plain = remarks
    .normalize('NFKC')
    .replaceAll(/\s|(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/费\((?=\d)/g, '费')
  for (const clause of plain.split(/[;。,()[\]【】]+/)) {
    if (!/元|费/.test(clause) || CHOSEN.test(clause)) continue
    const isAbroad = ABROAD.test(clause) || OTHER_CURRENCY.test(clause)
    const yearly = OTHER_CURRENCY.test(clause) ? 0 : highestIn(clause)
    if (isAbroad) isHidden ||= (column ?? 0) < MIN_JOINT_FEE && beside === 0
    if (isAbroad || OTHER_COST.test(clause)) continue
    if (BESIDE.test(clause) && /缴|交|收/.test(clause)) {
      if (yearly === 0) isHidden = true
      else beside = Math.max(beside, yearly)
    } else if (TUITION.test(clause) && yearly > 0) tuition = Math.max(tuition ?? 0, yearly)
  }
  if (tuition === null) return null
  if (beside > 0) return tuition + beside
  return isHidden ? null : tuition
}

function highestIn(clause: string): number {
  return Math.max(0, ...[...clause.matchAll(YEARLY)].map(([, a, b]) => Math.round(Number(a ?? b))))
}
