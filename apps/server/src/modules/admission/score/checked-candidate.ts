import { trackOfMajorType } from '@wenjin/contract'
import {
  checkSubjects,
  examModeIn,
  provinceById,
  rankContradicts,
  rankOfScore,
  TRACK_NAMES,
  TRACKS_OF,
} from '@wenjin/engine'
import type { Province, Track } from '@wenjin/engine'
import { refuse } from '../../../kernel/refusal.ts'
import type { RankTables, SourcedTable } from './rank-tables.ts'

/** A candidate as it comes over the wire. */
export interface StatedCandidate {
  readonly provinceId: number
  readonly year: number
  readonly majorTypeId: number
  readonly courseGroupId: number
  readonly score: number
  readonly rank?: number | null | undefined
}

/** A candidate that holds: legal subjects, a possible score, a rank that does not contradict it. */
export interface CheckedCandidate {
  readonly province: Province
  readonly year: number
  readonly track: Track
  /** Subject mask; null in old-style provinces. */
  readonly subjects: number | null
  readonly score: number
  readonly rank: number
  readonly rankGiven: boolean
  readonly ranked: SourcedTable
}

/** Checks track and subjects against the province's exam mode in that year. Throws Refusal 40001. */
export function checkTrack(
  provinceId: number,
  year: number,
  majorTypeId: number,
  courseGroupId: number | undefined,
): { province: Province; track: Track; subjects: number | null } {
  const province = provinceById(provinceId)
  if (province === undefined) throw refuse.provinceUnknown()
  const mode = examModeIn(province, year)
  const track = trackOfMajorType(majorTypeId)
  const wrong = courseGroupId === undefined ? null : checkSubjects(mode, courseGroupId, track, provinceId)
  if (wrong !== null) throw refuse.invalid(wrong)
  if (!TRACKS_OF[mode].includes(track)) throw refuse.trackUnknown(province.name, year, TRACK_NAMES[track])
  return { province, track, subjects: mode === 'old' ? null : (courseGroupId ?? null) }
}

/** Throws Refusal 40001 when the score is over the province's full mark. */
export function checkScore(province: Province, score: number): void {
  if (score > province.fullMark) throw refuse.scoreTooHigh(province.name, province.fullMark)
}

/**
 * Checks a whole candidate and ranks it. Throws Refusal: 40001 for what cannot be, 40006 for a rank that
 * contradicts the score, 40303 when the province has no score-rank table.
 */
export async function checkCandidate(ranks: RankTables, input: StatedCandidate): Promise<CheckedCandidate> {
  const { provinceId, year, score } = input
  const { province, track, subjects } = checkTrack(provinceId, year, input.majorTypeId, input.courseGroupId)
  checkScore(province, score)
  const ranked = await ranks.tableFor(provinceId, track, year)
  if (ranked === undefined) throw refuse.noRankTable(province.name)
  const derived = rankOfScore(ranked.table, score)
  const given = input.rank ?? undefined
  // a table that stands in for the candidate's own year says nothing against a rank of that year
  if (given !== undefined && ranked.table.year === year) {
    const allowed = rankContradicts(ranked.table, score, given)
    if (allowed !== null) {
      const range = allowed.worst === null ? `${allowed.best}名以后` : `${allowed.best}–${allowed.worst}名`
      const table = `${ranked.table.year}年一分一段表`
      throw refuse.rankContradicts(table, score, range)
    }
  }
  return {
    province,
    year,
    track,
    subjects,
    score,
    rank: given ?? derived.rank,
    rankGiven: given !== undefined && given !== derived.rank,
    ranked,
  }
}
