import { BATCHES, PLAN_TYPES } from '../vocab/batch.ts'
import type { BatchId } from '../vocab/batch.ts'
import type { Requirement } from '../subjects/requirement.ts'
import { parsePlanType, REMARKED_PLAN_TYPES } from '../rules/parse-plan-type.ts'
import type { PastCutoff } from './past-cutoff.ts'
import { normaliseMajorName } from './major-name.ts'

/**
 * What a unit of choice, this year's or an earlier one's, is known by. A major name makes it a major, otherwise a group
 * code makes it a group, otherwise it is a whole school.
 */
export interface UnitIdentity {
  /** The caller's stable key of the school. */
  readonly schoolKey: string
  readonly batchId: BatchId
  /** Number of PLAN_TYPES. */
  readonly planType: number
  /** As normaliseGroupCode gives it; null without one. */
  readonly groupCode: string | null
  /** As printed, remarks included; null at group and school level. */
  readonly majorName: string | null
  readonly requirement: Requirement | null
  /** Code of a major within its school, the group's before it; null where not printed. It only tells namesakes apart. */
  readonly majorCode: string | null
}

/** A past admission line of a unit. */
export interface PastLine extends UnitIdentity, PastCutoff {
  /** A line of a supplementary round (征集志愿). */
  readonly supplementary: boolean
}

/** Batches that follow one another when a province merges or splits its undergraduate batches. */
const FAMILY: Readonly<Record<BatchId, string>> = {
  [BATCHES.early]: 'early',
  [BATCHES.undergrad]: 'undergraduate',
  [BATCHES.undergradA]: 'undergraduate',
  [BATCHES.undergradB]: 'undergraduate',
  [BATCHES.first]: 'undergraduate',
  [BATCHES.second]: 'undergraduate',
  [BATCHES.third]: 'undergraduate',
  [BATCHES.vocational]: 'vocational',
  [BATCHES.earlyVocational]: 'earlyVocational',
}

/** Clauses of remarks that name a plan type without being of it: rules of bonus points, what a major is not. */
const TYPELESS_PHRASES = /[^()，。；,;]*(?:加分|非公费)[^()，。；,;]*/g

/** A major's name taken apart; tables repeat names so often that each is read once. */
interface ReadName {
  /** Everything printed but spaces. */
  readonly exact: string
  readonly key: string
  readonly remarkedType: number
}

/**
 * Links past admission lines to this year's units.
 *
 * Group level: the same school, plan type, batch family and group code; a group whose code is new takes, year by year,
 * the line of the only group that had its stated requirement, where it is this year's only one with it. School level (old-style provinces): the same
 * school, plan type and family. Major level: the same school, plan type, family and normalised name with the flags
 * that tell programmes apart. Where several units share that name, a line goes to the unit printed exactly alike, and
 * among those, where codes agree, to the one with its code; lines that no unit claims so go to those of the remaining
 * units whose requirement is the same, or, where the line states none, to all of them. Levels never stand in for one another, and supplementary rounds never count.
 * Of several lines of one year and unit the weakest rank counts: the last candidate filed got in.
 * @param units this year's units
 * @param lines past lines of the same province and track, in any order
 * @returns for each unit, in the order given, at most one line a year, newest first; the very lines given
 */
export function linkHistory<Line extends PastLine>(
  units: readonly UnitIdentity[],
  lines: readonly Line[],
): Line[][] {
  const read = nameReader()
  const byKey = new Map<string, number[]>()
  for (const [position, unit] of units.entries()) {
    const key = unitKey(unit, read)
    const sharing = byKey.get(key)
    if (sharing === undefined) byKey.set(key, [position])
    else sharing.push(position)
  }
  const linked = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.supplementary) continue
    const key = unitKey(line, read)
    if (!byKey.has(key)) continue
    const sharing = linked.get(key)
    if (sharing === undefined) linked.set(key, [line])
    else sharing.push(line)
  }
  const history: Line[][] = units.map(() => [])
  for (const [key, candidates] of linked) {
    shareOut(units, byKey.get(key)!, candidates, read, history)
  }
  linkByRequirement(units, lines, history)
  return history
}

/** Gives groups with a new code the lines of the groups they alone can have come from. */
function linkByRequirement<Line extends PastLine>(
  units: readonly UnitIdentity[],
  lines: readonly Line[],
  history: Line[][],
): void {
  const asking = Map.groupBy(units.keys(), (position) => requirementKey(units[position]!))
  const fresh = [...asking].filter(
    ([key, positions]) =>
      key !== null &&
      isOneGroup(positions.map((i) => units[i]!)) &&
      positions.every((i) => !history[i]!.length),
  )
  if (fresh.length === 0) return
  const asked = Map.groupBy(
    lines.filter((line) => !line.supplementary),
    requirementKey,
  )
  for (const [key, positions] of fresh) {
    const byYear = Map.groupBy(asked.get(key) ?? [], ({ year }) => year)
    const own = weakestOfYears([...byYear.values()].filter(isOneGroup).flat())
    for (const position of positions) history[position] = own
  }
}

function isOneGroup(units: readonly UnitIdentity[]): boolean {
  return units.every(({ groupCode }) => groupCode === units[0]!.groupCode)
}

/** Groups of one school that ask for the same subjects; null for what is no group or does not say. */
function requirementKey(unit: UnitIdentity): string | null {
  const { majorName, groupCode, requirement } = unit
  if (majorName !== null || groupCode === null || requirement === null) return null
  return `${placeKey(unit)}${unit.planType}\t${requirement}`
}

function unitKey(unit: UnitIdentity, read: (name: string) => ReadName): string {
  const start = placeKey(unit)
  if (unit.majorName === null) {
    return unit.groupCode === null
      ? `${start}${unit.planType}`
      : `${start}${unit.planType}\tgroup\t${unit.groupCode}`
  }
  const { key, remarkedType } = read(unit.majorName)
  const planType = unit.planType === PLAN_TYPES.ordinary ? remarkedType : unit.planType
  return `${start}${planType}\tmajor\t${key}`
}

function placeKey({ schoolKey, batchId }: UnitIdentity): string {
  return `${schoolKey}\t${FAMILY[batchId]}\t`
}

function nameReader(): (name: string) => ReadName {
  const known = new Map<string, ReadName>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const { name, flags } = normaliseMajorName(text)
    const exact = text.normalize('NFKC').replaceAll(/\s/g, '')
    const remarked = parsePlanType(exact.replace(name, '').replaceAll(TYPELESS_PHRASES, '')) ?? 'ordinary'
    const read = {
      exact,
      key: [name, ...flags].join('\t'),
      remarkedType: PLAN_TYPES[REMARKED_PLAN_TYPES.has(remarked) ? remarked : 'ordinary'],
    }
    known.set(text, read)
    return read
  }
}

/** Shares the lines of one name out among the units that bear it, year by year. */
function shareOut<Line extends PastLine>(
  units: readonly UnitIdentity[],
  positions: readonly number[],
  lines: readonly Line[],
  read: (name: string) => ReadName,
  history: Line[][],
): void {
  const printed = (unit: UnitIdentity): string => (unit.majorName === null ? '' : read(unit.majorName).exact)
  const isOnly = positions.length === 1
  const given = new Map<number, Line[]>(positions.map((position) => [position, []]))
  for (const yearLines of Map.groupBy(lines, (line) => line.year).values()) {
    const claimed = new Set<Line>()
    const waiting: number[] = []
    for (const position of positions) {
      const unit = units[position]!
      const namesakes = yearLines.filter(
        (line) => printed(line) === printed(unit) && (isOnly || agrees(line, unit)),
      )
      const coded = namesakes.filter(({ majorCode }) => majorCode !== null && majorCode === unit.majorCode)
      const alike = coded.length > 0 ? coded : namesakes
      if (alike.length === 0) waiting.push(position)
      for (const line of alike) claimed.add(line)
      given.get(position)!.push(...alike)
    }
    const rest = yearLines.filter((line) => !claimed.has(line))
    for (const position of waiting) {
      given.get(position)!.push(...rest.filter((line) => isOnly || agrees(line, units[position]!)))
    }
  }
  for (const [position, own] of given) history[position] = weakestOfYears(own)
}

/** Whether nothing stated of the requirements speaks against a line being the unit's. */
function agrees(line: UnitIdentity, unit: UnitIdentity): boolean {
  return line.requirement === null || unit.requirement === null || line.requirement === unit.requirement
}

function weakestOfYears<Line extends PastLine>(lines: readonly Line[]): Line[] {
  const byYear = new Map<number, Line>()
  for (const line of lines) {
    const known = byYear.get(line.year)
    if (known === undefined || line.rank > known.rank) byYear.set(line.year, line)
  }
  return [...byYear.values()].toSorted((a, b) => b.year - a.year)
}
