import { useQuery } from '@tanstack/react-query'
import type { Unit, University } from '@wenjin/contract'
import { useMemo } from 'react'
import type { ListBatch } from '../../../../domain/list/choice-list.ts'
import { chosenUnitsQuery } from '../results/api.ts'
import type { StatedCandidate } from '../results/api.ts'

/** A unit of the list with its school. */
export interface ListedUnit {
  readonly unit: Unit
  readonly school: University
  readonly probability: number | null
}

/** Today's units of a list by planId, and what they rest on. */
export function useListUnits(candidate: StatedCandidate, batch: ListBatch) {
  const choices = batch.reportUnivList
  const planIds = useMemo(() => choices.map(({ planId }) => planId), [choices])
  const { data, error, isPlaceholderData, refetch } = useQuery(
    chosenUnitsQuery(candidate, batch.batchId, planIds),
  )
  const units = useMemo(() => (data === undefined ? null : byPlanId(data.univList)), [data])
  return {
    /** null: not known yet; of the list before its last change while isOld. */
    units,
    basis: data?.basis,
    isOld: isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}

function byPlanId(schools: readonly University[]): ReadonlyMap<number, ListedUnit> {
  return new Map(
    schools.flatMap((school) =>
      school.groups.map((unit) => [unit.planId, { unit, school, probability: unit.probability }] as const),
    ),
  )
}
