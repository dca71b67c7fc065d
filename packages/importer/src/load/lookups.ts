import { LEVELS, normaliseMajorName, rankOfScore } from '@wenjin/engine'
import type { RankTable } from '@wenjin/engine'
import { rankTableKey } from '@wenjin/database/queries/admission/best-rank-tables'
import type { GroupTrack } from '@wenjin/database/queries/admission/group-tracks'
import type { CatalogueLookUp, GroupTrackLookUp, RankLookUp } from '../kinds/tools.ts'

/** Looks ranks up in score-rank tables; a score outside its table has none, unless the table says how many are above. */
export function rankLookUp(tables: ReadonlyMap<string, RankTable>): RankLookUp {
  return (provId, year, track, score) => {
    const table = tables.get(rankTableKey(provId, year, track))
    if (table === undefined) return null
    const { rank, edge } = rankOfScore(table, Math.floor(score))
    return edge === null || (edge === 'above' && table.openTop > 0) ? rank : null
  }
}

/** Looks up the catalogue by the name that is left of a printed one without its remarks, among majors of its level. */
export function catalogueLookUp(
  catalogue: readonly { readonly name: string; readonly code: string; readonly level: number }[],
): CatalogueLookUp {
  const codes = new Map<string, string | null>()
  for (const { name, code, level } of catalogue) {
    const key = `${level} ${normaliseMajorName(name).name}`
    codes.set(key, codes.has(key) && codes.get(key) !== code ? null : code)
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

function groupKey(group: Omit<GroupTrack, 'track'>): string {
  return `${group.provId} ${group.year} ${group.batchId} ${group.univId} ${group.groupCode}`
}
