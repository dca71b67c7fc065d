import { useQuery } from '@tanstack/react-query'
import type { Unit, University } from '@wenjin/contract'
import { useMemo } from 'react'
import type { DraftBatch } from '../../../../domain/list/draft.ts'
import { chosenUnitsQuery } from '../results/api.ts'
import type { Candidate } from '../results/api.ts'

/** A unit of the list with its school. */
export interface ListedUnit {
  readonly unit: Unit
  readonly univ: University
  readonly probability: number | null
}

/** Today's units of a list by planId, and what they rest on. */
export function useListUnits(candidate: Candidate, batch: DraftBatch) {
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

function byPlanId(univs: readonly University[]): ReadonlyMap<number, ListedUnit> {
  return new Map(
    univs.flatMap((univ) =>
      univ.groups.map((unit) => [unit.planId, { unit, univ, probability: unit.probability }] as const),
    ),
  )
}
