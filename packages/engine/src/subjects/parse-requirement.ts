import type { SubjectMask } from '../vocab/subject.ts'
import type { Track } from '../vocab/track.ts'
import { HISTORY, PHYSICS, primaryOf } from './combination.ts'
import { reduceCombinations } from './reduce.ts'
import { alternativesOf, requirementOf, subjectsIn } from './requirement.ts'
import type { Requirement } from './requirement.ts'
import { readAlternatives } from './read-alternatives.ts'

/**
 * Codes of the national plan system: '70001' 化学 required, '70001,70002' both, '70008' no requirement, and
 * lists of allowed combinations '70000_70001_70002^70000_70001_70003' (^ between combinations, _ inside one).
 */
const CODE_NAMES: Readonly<Record<string, string>> = {
  '70000': '物理',
  '70001': '化学',
  '70002': '生物',
  '70003': '政治',
  '70004': '历史',
  '70005': '地理',
  '70008': '不限',
}

const NOT_STATED = /^(|[-—/]+|无|.*未注明.*|.*数据源未提供.*)$/
const NONE_REQUIRED =
  /^(再选|选考|选科|选考科目|再选科目|科目)*(要求)?(不限|无要求|均可)(选考)?(科目)?(要求)?$/
const NOTHING_ASKED = /^不提(再选|选考|选科)?(科目)?要求$/
const PRIMARY_FIRST = /^首选(?:科目)?:?(物理|历史)(?:类)?(?:[,、;+]?(?:再选|选考)(?:科目)?:?(.+))?$/

/**
 * Reads the subject requirement that an official table or plan prints.
 * @param text as printed: '不提科目要求', '首选物理，再选化学', '化学,生物(2门均须选考)', '物理/化学(选考其中1门)',
 * '物+化/生', lists of allowed combinations, codes of the national plan system and its JSON form
 * @param track the track of the row: a 3+1+2 track's own primary subject is left out of the answer, because the
 * track already says it
 * @returns the canonical requirement; null when the source does not say; undefined when the text is not understood,
 * contradicts itself or contradicts the track — it must then not be taken for 不限
 */
export function parseRequirement(text: string, track?: Track): Requirement | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (NOT_STATED.test(plain)) return null
  const read = plain.startsWith('{') ? readPlanObject(plain, track) : readText(plain, track)
  return typeof read === 'string' ? withinTrack(read, track) : read
}

function readText(printed: string, track: Track | undefined): Requirement | undefined {
  const text = spellCodes(printed)
  if (text === undefined) return undefined
  if (NONE_REQUIRED.test(text) || NOTHING_ASKED.test(text)) return ''
  const primaryFirst = PRIMARY_FIRST.exec(text)
  if (primaryFirst !== null) {
    const primary = primaryFirst[1] === '物理' ? PHYSICS : HISTORY
    const electives = primaryFirst[2] === undefined ? '' : readText(primaryFirst[2], undefined)
    if (electives === undefined) return undefined
    return requirementOf(alternativesOf(electives).map((mask) => mask | primary))
  }
  const alternatives = readAlternatives(text.replace(/^再选(科目)?:?/, ''))
  if (alternatives === undefined) return undefined
  return isCombinationList(alternatives)
    ? reduceCombinations(alternatives, track)
    : requirementOf(alternatives)
}

function spellCodes(text: string): string | undefined {
  if (!/\d{5}/.test(text)) return text
  let known = true
  const spelled = text.replaceAll(/\d{5}/g, (code) => {
    const name = CODE_NAMES[code]
    known &&= name !== undefined
    return name ?? ''
  })
  return known ? spelled.replaceAll('^', '或').replaceAll(/[_,]/g, '+') : undefined
}

function isCombinationList(alternatives: readonly SubjectMask[]): boolean {
  return alternatives.length > 1 && alternatives.every((mask) => subjectsIn(mask).length === 3)
}

/** The plan system's object: fxk primary subject, sxk electives, info the printed sentence. */
function readPlanObject(text: string, track: Track | undefined): Requirement | null | undefined {
  let plan: unknown
  try {
    plan = JSON.parse(text)
  } catch {
    return undefined
  }
  const field = (name: string): string => {
    const value = (plan as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : ''
  }
  const sentence = field('info') === '' ? null : readText(field('info'), track)
  const parts = readPlanParts(field('fxk'), field('sxk'), track)
  if (sentence === undefined || parts === undefined) return sentence ?? parts ?? undefined
  if (sentence !== null && parts !== null && sentence !== parts) return undefined
  return sentence ?? parts
}

function readPlanParts(
  primary: string,
  electives: string,
  track: Track | undefined,
): Requirement | null | undefined {
  if (electives === '') return null
  const rest = readText(electives.replaceAll(/(?<=\D),(?=\D)/g, '+'), track)
  if (primary === '' || rest === undefined) return rest
  const first = readText(primary, track)
  if (first === undefined) return undefined
  const both = alternativesOf(first).flatMap((one) => alternativesOf(rest).map((other) => one | other))
  return requirementOf(both)
}

function withinTrack(requirement: Requirement, track: Track | undefined): Requirement | undefined {
  const primary = track === undefined ? 0 : primaryOf(track)
  if (primary === 0) return requirement
  const foreign = (PHYSICS | HISTORY) & ~primary
  const open = alternativesOf(requirement).filter((mask) => (mask & foreign) === 0)
  return open.length === 0 ? undefined : requirementOf(open.map((mask) => mask & ~primary))
}
