import { countBits, keepBits } from './bits.ts'
import { checkQuery } from './check-query.ts'
import { countSchoolFacets, countUnitFacets, facetsOf } from './count-facets.ts'
import { applyEligibility } from './eligibility.ts'
import { FACETS } from './facet-values.ts'
import { hitOf } from './hits.ts'
import { openUnits, restrictTo } from './open-units.ts'
import { startRun } from './run.ts'
import type { Run } from './run.ts'
import { pageOfSchools, unitsOfSchool } from './school-page.ts'
import {
  chooseSections,
  countSections,
  passFilters,
  passSchoolFilters,
  passUnitFilters,
} from './select-units.ts'
import type { UnitHit, UnitPage, UnitQuery } from './types.ts'
import type { UnitIndex } from './unit-index.ts'
import { pageOfUnits } from './unit-page.ts'

/**
 * Answers one page, the counts of every section and of every value of every facet.
 * A batch the index does not have answers an empty page.
 * Throws RecommendError when an argument is out of its range.
 */
export function queryUnits(index: UnitIndex, query: UnitQuery): UnitPage {
  checkQuery(index, query)
  const batch = index.batches.get(query.batchId)
  if (batch === undefined) return emptyPage()
  const { scratch, tokens } = index
  const run = startRun(batch, scratch, query)
  const { wordCount } = batch
  const { matched, chosen } = scratch

  const open = openUnits(batch, scratch, query.subjects)
  const { only } = query.filters
  if (only === undefined) scratch.open.set(open.set)
  else restrictTo(only, index.slotOf, batch, open.set, scratch.open)
  applyEligibility(run)
  const active = { school: passSchoolFilters(run, tokens), unit: passUnitFilters(run, tokens) }
  chooseSections(run)

  passFilters(run, active, matched, 0, false)
  const sectionCounts = countSections(run, matched)
  keepBits(matched, chosen, wordCount)
  const unitTotal = countBits(matched, wordCount)

  scratch.tokenCounts.fill(0)
  const schoolTotal = countSchoolFacets(run, tokens, active, unitTotal)
  countUnitFacets(run, tokens, active, unitTotal, open)

  const facets = facetsOf(scratch.tokenCounts, tokens)
  const bySchool = query.by === 'school'
  return {
    total: bySchool ? schoolTotal : unitTotal,
    unitTotal,
    groups: bySchool ? schoolGroups(run) : unitGroups(run),
    sectionCounts,
    facets,
  }
}

function schoolGroups(run: Run): UnitPage['groups'] {
  const { batch, scratch } = run
  return pageOfSchools(run).map((school) => {
    const count = unitsOfSchool(run, school)
    const hits: UnitHit[] = []
    for (let i = 0; i < count; i++) hits.push(hitOf(run, scratch.slotIds[i]!))
    return { school: batch.schoolPosition[school]!, hits }
  })
}

function unitGroups(run: Run): UnitPage['groups'] {
  const { schoolPosition, schoolOf } = run.batch
  return pageOfUnits(run).map((slot) => ({
    school: schoolPosition[schoolOf[slot]!]!,
    hits: [hitOf(run, slot)],
  }))
}

function emptyPage(): UnitPage {
  return {
    total: 0,
    unitTotal: 0,
    groups: [],
    sectionCounts: { unlikely: 0, reach: 0, match: 0, safety: 0, unknown: 0 },
    facets: Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as UnitPage['facets'],
  }
}
