import {
  BATCHES,
  examModeIn,
  LEVELS,
  normaliseMajorName,
  parseBatch,
  provinceById,
  rankOfScore,
} from '@wenjin/engine'
import type { RankTable, Track } from '@wenjin/engine'
import type { MajorRequirement } from '@wenjin/database/queries/admission/major-requirements'
import { rankTableKey } from '@wenjin/database/queries/admission/best-rank-tables'
import type { LowestLine } from '@wenjin/database/queries/admission/batch-lines'
import type { GroupTrack, MajorTrack } from '@wenjin/database/queries/admission/group-tracks'
import type {
  CatalogueLookUp,
  GroupTrackLookUp,
  MajorTrackLookUp,
  RequirementLookUp,
  RankLookUp,
  UndergraduateLookUp,
} from '../kinds/tools.ts'

/** Looks ranks up in score-rank tables; a score outside its table has none, unless the table says how many are above. */
export function rankLookUp(tables: ReadonlyMap<string, RankTable>): RankLookUp {
  return (provId, year, track, score) => {
    const table = tables.get(rankTableKey(provId, year, track))
    if (table === undefined) return null
    const { rank, edge } = rankOfScore(table, Math.floor(score))
    return edge === null || (edge === 'above' && table.openTop > 0) ? rank : null
  }
}

/** Categories of the vocational undergraduate majors (职业本科), 21 to 39. */
const VOCATIONAL_DEGREE = /^[23]/

/**
 * Looks up the catalogue by the name that is left of a printed one without its remarks, among majors of its level. Of
 * an ordinary undergraduate major and a vocational one of that name the ordinary is meant: few schools have the other.
 */
export function catalogueLookUp(
  catalogue: readonly { readonly name: string; readonly code: string; readonly level: number }[],
): CatalogueLookUp {
  const codes = new Map<string, string | null>()
  const isVocationalDegree = ({ code }: { readonly code: string }): boolean => VOCATIONAL_DEGREE.test(code)
  const [ordinary, vocational] = [
    catalogue.filter((major) => !isVocationalDegree(major)),
    catalogue.filter(isVocationalDegree),
  ]
  for (const majors of [ordinary, vocational]) {
    const before = new Set(codes.keys())
    for (const { name, code, level } of majors) {
      const key = `${level} ${normaliseMajorName(name).name}`
      if (!before.has(key)) codes.set(key, codes.has(key) && codes.get(key) !== code ? null : code)
    }
  }
  return (majorName, isVocational) => {
    const level = isVocational ? LEVELS.vocational : LEVELS.undergraduate
    return codes.get(`${level} ${normaliseMajorName(majorName).name}`) ?? null
  }
}

/** Looks up the track of a group whose lines name but one. */
export function groupTrackLookUp(groups: readonly GroupTrack[]): GroupTrackLookUp {
  const tracks = new Map(groups.map((group) => [groupKey(group), group.track]))
  return (group) => tracks.get(groupKey(group))
}

/** Looks up the track of a major by its name without remarks: one whose lines are in both tracks has none. */
export function majorTrackLookUp(majors: readonly MajorTrack[]): MajorTrackLookUp {
  const keyOf = ({ provId, year, batchId, univId: schoolId, majorName }: Omit<MajorTrack, 'track'>): string =>
    `${provId} ${year} ${batchId} ${schoolId} ${normaliseMajorName(majorName).name}`
  const tracks = new Map<string, Track | undefined>()
  for (const major of majors) {
    const key = keyOf(major)
    tracks.set(key, tracks.has(key) && tracks.get(key) !== major.track ? undefined : major.track)
  }
  return (major) => tracks.get(keyOf(major))
}

/** Looks up what better plans require of a major, by its name without remarks. */
export function requirementLookUp(majors: readonly MajorRequirement[]): RequirementLookUp {
  const keyOf = ({
    provId,
    track,
    univId: schoolId,
    majorName,
  }: Omit<MajorRequirement, 'requirement'>): string =>
    `${provId} ${track} ${schoolId} ${normaliseMajorName(majorName).name}`
  const known = new Map<string, Set<string>>()
  for (const major of majors) {
    const key = keyOf(major)
    known.set(key, (known.get(key) ?? new Set()).add(major.requirement))
  }
  return (major) => [...(known.get(keyOf(major)) ?? [])]
}

function groupKey(group: Omit<GroupTrack, 'track'>): string {
  return `${group.provId} ${group.year} ${group.batchId} ${group.univId} ${group.groupCode}`
}

/**
 * Tells the undergraduate batch of a score. A reformed province has one; where there are a first and a second, what is
 * below the first's control line is of the second, and what is above may be of either.
 */
export function undergraduateLookUp(lines: readonly LowestLine[]): UndergraduateLookUp {
  const keyOf = (provId: number, year: number, track: string, batchId: number): string =>
    `${provId} ${year} ${track} ${batchId}`
  const lowest = new Map(
    lines.map((line) => [keyOf(line.provId, line.year, line.track, line.batchId), line.score]),
  )
  return (provId, year, track, score) => {
    if (examModeIn(provinceById(provId)!, year) !== 'old') return parseBatch('本科批', provId, year)?.batchId
    const lineOf = (batchId: number): number | undefined => lowest.get(keyOf(provId, year, track, batchId))
    const [first, second] = [lineOf(BATCHES.first), lineOf(BATCHES.second)]
    if (first === undefined || second === undefined || lineOf(BATCHES.third) !== undefined) return undefined
    return score < first ? BATCHES.second : undefined
  }
}
