import { loadBestRankTables } from '@wenjin/database/queries/admission/best-rank-tables'
import { growDataVersion } from '@wenjin/database/queries/dataset/data-version'
import { removeDemoLeftovers } from '@wenjin/database/queries/dataset/demo-removal'
import { deriveRanks, listRanklessScores } from '@wenjin/database/queries/admission/rank-derivation'
import { setReliabilityDue } from '@wenjin/database/queries/admission/reliability'
import { keepSchoolNames, loadSchoolNames } from '@wenjin/database/queries/library/school-names'
import { listUnmatchedSchools, matchSchools } from '@wenjin/database/queries/dataset/unmatched-schools'
import type { UnmatchedSchool } from '@wenjin/database/queries/dataset/unmatched-schools'
import type { SettlementReport } from '../report.ts'
import { SchoolRegistry } from '../schools/registry.ts'
import type { SchoolHabits } from '../schools/registry.ts'
import { rankLookUp } from './lookups.ts'
import type { ImportSession } from './session.ts'

/**
 * Puts the whole in order once the files are in: schools that a later list or code made known, ranks that a later
 * score-rank table gives, what only the demo needed.
 */
export function settle(
  session: ImportSession,
  habitsOf: (source: string) => SchoolHabits,
): Promise<SettlementReport> {
  return session.inTransaction(async ({ db }) => {
    const matchedRows = await matchAgain({ db }, habitsOf)
    const rank = rankLookUp(await loadBestRankTables(db))
    const rankless = (await listRanklessScores(db)).flatMap((row) => {
      const derived = rank(row.provId, row.year, row.track, row.score)
      return derived === null || derived === row.rank ? [] : [{ ...row, derived }]
    })
    const derivedRanks = await deriveRanks(db, rankless)
    await setReliabilityDue(
      db,
      rankless.map(({ provId }) => provId),
    )
    const { universities, majors } = await removeDemoLeftovers(db)
    if (matchedRows + derivedRanks + universities + majors > 0) await growDataVersion(db)
    return { matchedRows, derivedRanks, demoUniversities: universities, demoMajors: majors }
  })
}

/** Matches until matching teaches nothing new. */
async function matchAgain(
  { db }: Pick<ImportSession, 'db'>,
  habitsOf: (source: string) => SchoolHabits,
): Promise<number> {
  const names = await loadSchoolNames(db)
  const registry = new SchoolRegistry(names.schools, names.aliases, names.codes)
  let matched = 0
  for (;;) {
    const found = (await listUnmatchedSchools(db)).flatMap((school) => {
      const match = registry.match(
        { name: school.schoolName, code: school.schoolCode, provId: school.provId },
        habitsOf(school.source),
      )
      return match === undefined ? [] : [{ ...school, univId: match.univId }]
    })
    for (const table of new Set(found.map((school) => school.table))) {
      matched += await matchSchools(db, table, found.filter(inTable(table)))
    }
    await setReliabilityDue(
      db,
      found.filter(inTable('admissionLine')).flatMap(({ provId }) => provId ?? []),
    )
    const learnt = registry.takeLearnt()
    await keepSchoolNames(db, learnt)
    if (found.length === 0 || learnt.aliases.length + learnt.codes.length === 0) return matched
  }
}

function inTable(table: UnmatchedSchool['table']): (school: UnmatchedSchool) => boolean {
  return (school) => school.table === table
}
