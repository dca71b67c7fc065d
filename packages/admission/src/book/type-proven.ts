import type { PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { PLAN_TYPES } from '@wenjin/engine'
import type { UnitLine } from '../link/link-lines.ts'
import { unprovenTypes } from '../link/unproven-types.ts'
import type { AssembledUnit } from './assembled-unit.ts'

/**
 * Whether each unit's plan type is beyond doubt: named, told by a code, ordinary in a source that names types, or
 * ordinary without anything against it. Ranks compared are those of the newest year that any unit has a line of.
 */
export function provenTypes(
  provId: number,
  units: readonly AssembledUnit[],
  histories: readonly (readonly UnitLine[])[],
): boolean[] {
  const newest = histories.reduce((year, [line]) => Math.max(year, line?.year ?? 0), 0)
  const typed = typedDatasets(units.flatMap(({ plans, lines }) => [...plans, ...lines]))
  const asked = units.map((unit, i) => {
    const [line] = histories[i]!
    return {
      ...unit,
      namesTypes: [...unit.plans, ...unit.lines].some(({ datasetId }) => typed.has(datasetId)),
      rank: line?.year === newest ? line.rank : null,
    }
  })
  return unprovenTypes(provId, asked).map((isUnproven) => !isUnproven)
}

/** A source that names a type in fewer of its rows does not name them where they are: 海南 2025 does in 3 of 2,391. */
const MIN_SHARE = 0.005

/** Datasets whose rows name types. */
function typedDatasets(rows: readonly Pick<PlanRow, 'datasetId' | 'planType'>[]): ReadonlySet<number> {
  const isNamed = ({ planType }: Pick<PlanRow, 'planType'>): boolean => planType !== PLAN_TYPES.ordinary
  return new Set(
    [...Map.groupBy(rows, ({ datasetId }) => datasetId)]
      .filter(([, own]) => own.filter(isNamed).length >= MIN_SHARE * own.length && own.some(isNamed))
      .map(([datasetId]) => datasetId),
  )
}
