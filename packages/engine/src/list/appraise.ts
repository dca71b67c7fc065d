import { GOOD_LIST, isSafer, solidNeeded, solidSchools } from './judgement.ts'
import type { JudgedChoice } from './judgement.ts'
import type { ListChoice, ListOutlook } from './outlook.ts'
import { wastedChoices } from './outlook.ts'

/** How bad a finding is: must be changed, should be looked at, is good to know. */
export type FindingLevel = 'danger' | 'warn' | 'note'

/** What the shape of a list says about its risk. */
export type ShapeFinding =
  | { readonly kind: 'slipping' | 'refusal'; readonly level: FindingLevel; readonly chance: number }
  | { readonly kind: 'wasted'; readonly level: FindingLevel; readonly place: number; readonly behind: number }
  | { readonly kind: 'steep'; readonly level: FindingLevel; readonly after: number }
  | { readonly kind: 'flat'; readonly level: FindingLevel; readonly share: number }
  /** Solid 保 of schools of their own, and how many the list should rest on. */
  | { readonly kind: 'unsafe'; readonly level: FindingLevel; readonly solid: number; readonly needed: number }

/** A choice as its list is judged. */
export type AppraisedChoice = ListChoice & JudgedChoice

/** Chances of slipping, and of refusal, from which a list wants a look and from which it is dangerous. */
export const RISK_LIMITS = { warn: 0.01, danger: 0.05 } as const
/** Two neighbouring choices whose chances lie farther apart leave a gap. */
const GAP = 0.5
/** Number of choices from which on a list may be flat. */
const FLAT_FROM = 6
const BANDS = [
  [0, 0.05],
  [0.05, 0.5],
  [0.95, 1.01],
] as const

/**
 * Looks at the shape of a list; the worst first. `choices` may be empty: nothing to find.
 * Throws RangeError for a chance outside [0, 1], and for an outlook of other choices.
 */
export function appraiseShape(choices: readonly AppraisedChoice[], outlook: ListOutlook): ShapeFinding[] {
  if (outlook.taken.length !== choices.length)
    throw new RangeError(`an outlook of ${outlook.taken.length} choices, a list of ${choices.length}`)
  for (const { chance } of choices)
    if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is not a chance`)
  if (choices.length === 0) return []
  const findings: ShapeFinding[] = []
  if (outlook.slipping >= RISK_LIMITS.warn)
    findings.push({ kind: 'slipping', level: levelOf(outlook.slipping), chance: outlook.slipping })
  if (outlook.refusal >= RISK_LIMITS.warn)
    findings.push({ kind: 'refusal', level: levelOf(outlook.refusal), chance: outlook.refusal })
  const [solid, needed] = [solidSchools(choices), solidNeeded(choices.length, choices.length)]
  if (solid < needed) findings.push({ kind: 'unsafe', level: 'warn', solid, needed })
  for (const { place, behind } of wastedChoices(choices, outlook)) {
    // 稳 behind 稳 and 保 behind 保 are what a list falls back on when years turn out otherwise
    if (isSafer(choices[behind]!, choices[place]!))
      findings.push({ kind: 'wasted', level: 'warn', place, behind })
  }
  const steep = gapIn(choices)
  if (steep !== undefined) findings.push({ kind: 'steep', level: 'warn', after: steep })
  const share = flatShare(choices)
  if (share >= GOOD_LIST.flatShare) findings.push({ kind: 'flat', level: 'note', share })
  const order: readonly FindingLevel[] = ['danger', 'warn', 'note']
  return findings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}

function levelOf(chance: number): FindingLevel {
  return chance >= RISK_LIMITS.danger ? 'danger' : 'warn'
}

/** Place, among the choices by rising chance, after which the next is surer by more than a gap; undefined: none. */
function gapIn(choices: readonly ListChoice[]): number | undefined {
  const rising = choices
    .map(({ chance }, place) => ({ chance, place }))
    .toSorted((a, b) => a.chance - b.chance)
  const at = rising.findIndex(({ chance }, i) => i > 0 && chance - rising[i - 1]!.chance > GAP)
  return at < 0 ? undefined : rising[at - 1]!.place
}

function flatShare(choices: readonly ListChoice[]): number {
  if (choices.length < FLAT_FROM) return 0
  const counts = BANDS.map(
    ([low, high]) => choices.filter(({ chance }) => chance >= low && chance < high).length,
  )
  return Math.max(...counts) / choices.length
}
