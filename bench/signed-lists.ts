import type { CallReply, Calls, Finding, Unit, University } from '@wenjin/contract'
import { FEATURE_NAMES, parseRequirement, satisfies, solidNeeded } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'

export type Proposal = CallReply<Calls['aiReport']>

/** Who a list is proposed to. */
export interface Asker {
  readonly track: Track
  readonly subjects: number
}

interface Line {
  readonly unit: Unit
  readonly school: University
}

/** Findings of the product's own check that speak against a list it has proposed itself. */
const CONTRADICTIONS: ReadonlySet<Finding['kind']> = new Set([
  'slipping',
  'unsafe',
  'wasted',
  'steep',
  'flat',
  'requirement',
  'gone',
  'unknown',
])
/** Doubts with which no adviser lets a unit carry the safety of a list. */
const UNSAFE: ReadonlySet<Unit['doubts'][number]['kind']> = new Set([
  'requirement',
  'type',
  'condition',
  'otherGroup',
])
/** A third, within so many choices of it. */
const NEAR_THIRD = 0.1

/**
 * What an adviser would not sign of a proposed list, by what its reply shows alone: the rules of the issue, apart from the
 * code that keeps to them.
 */
export function violationsOf(
  { list, maxUnivNum }: Proposal,
  asker: Asker,
  findings: readonly Finding[],
): string[] {
  const lines = list.flatMap(({ univ }): Line[] => univ.groups.map((unit) => ({ unit, school: univ })))
  const problems: string[] = []
  const count = (section: Unit['section']): number =>
    lines.filter(({ unit }) => unit.section === section).length
  const solid = lines.filter(isSolid)
  const schools = new Set(solid.map(({ school }) => school.univId || school.univName))
  if (schools.size < solidNeeded(lines.length, maxUnivNum))
    problems.push(`solid 保 of ${schools.size} schools for ${lines.length} choices`)
  for (const section of ['reach', 'match', 'safety'] as const) {
    const share = count(section) / lines.length
    if (section === 'safety' ? share < 0.2 : share > 1 / 3 + NEAR_THIRD)
      problems.push(`${section}: ${count(section)} of ${lines.length}`)
  }
  const firstSafe = lines.findIndex(({ unit }) => unit.section === 'safety')
  if (firstSafe >= 0 && lines.slice(firstSafe).some(({ unit }) => unit.section !== 'safety'))
    problems.push('a choice behind 保 that never matters')
  for (const { unit, school } of lines) problems.push(...unitProblems(unit, school, asker))
  for (const { kind, title } of findings)
    if (CONTRADICTIONS.has(kind)) problems.push(`the check says: ${title}`)
  return problems
}

function unitProblems(unit: Unit, school: University, { track, subjects }: Asker): string[] {
  const named = `${school.univName} ${unit.unitName}`
  const requirement = parseRequirement(unit.requirement, track)
  const problems: string[] = []
  if (unit.planType !== 0) problems.push(`${named}: ${unit.planTypeName}`)
  if (!unit.canFile) problems.push(`${named}: cannot be filed`)
  if (typeof requirement === 'string' && !satisfies(requirement, subjects))
    problems.push(`${named}: asks for ${unit.requirement}`)
  if (unit.section === 'unknown' || unit.section === 'unlikely') problems.push(`${named}: ${unit.section}`)
  if (unit.doubts.some(({ kind }) => kind === 'type')) problems.push(`${named}: type unproven`)
  if (unit.section === 'safety' && unit.doubts.some(({ kind }) => UNSAFE.has(kind) && kind !== 'otherGroup'))
    problems.push(`${named}: 保 with ${unit.doubts.map(({ kind }) => kind).join(', ')}`)
  return problems
}

function isSolid({ unit }: Line): boolean {
  const [newest, before] = unit.history
  const hasCollapsed =
    newest?.rank != null && before?.rank != null && Math.log(newest.rank / before.rank) > 0.5
  return (
    unit.section === 'safety' &&
    unit.planType === 0 &&
    unit.history.length >= 2 &&
    !hasCollapsed &&
    !unit.doubts.some(({ kind }) => UNSAFE.has(kind))
  )
}

/** The list as an adviser reads it: place, school, unit, chance, years known, fee, why. */
export function listLines({ list }: Proposal): string[] {
  return list.flatMap(({ univ: school, reason }, i) =>
    school.groups.map((unit) => {
      const history = unit.history.map(({ year, score, rank }) => `${year} ${score ?? '--'}/${rank ?? '--'}`)
      const tags = school.features.filter((one) => one === FEATURE_NAMES.f985 || one === FEATURE_NAMES.f211)
      return [
        `${i + 1}`,
        `${school.areaName}${school.city}`,
        `${school.univName}${tags.length === 0 ? '' : `(${tags.join('/')})`}${school.ownershipName === '公办' ? '' : school.ownershipName}`,
        unit.unitName,
        unit.requirement,
        `${((unit.probability ?? 0) * 100).toFixed(1)}%`,
        history.join(' '),
        unit.fee ?? '学费未注明',
        unit.doubts.map(({ kind }) => kind).join(','),
        reason,
      ].join(' | ')
    }),
  )
}
