import { useQueries, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Basis, GroupMajor, RankInfo, Unit } from '@wenjin/contract'
import { useMemo } from 'react'
import type { ListBatch } from '../../../../domain/list/choice-list.ts'
import { lastRankQuery } from '../../../../domain/candidate/api.ts'
import { callQuery } from '../../../../shared/lib/call-query.ts'
import { AS_IT_IS, simulate } from '../outlook/simulate.ts'
import type { Simulation, WhatIf } from '../outlook/simulate.ts'
import type { StatedCandidate, MajorListReply } from '../results/api.ts'

interface ListOutlook {
  readonly now: Simulation
  readonly ask: (asked: WhatIf) => Simulation
  readonly nearby: RankInfo['nearby'] | undefined
}

/**
 * How the list would end, worked out here on every change of it; null while its units are not known.
 * @param units of the list by planId, and what they rest on
 */
export function useOutlook(
  candidate: StatedCandidate,
  batch: ListBatch,
  units: ReadonlyMap<number, { readonly unit: Unit }> | null,
  basis: Basis | undefined,
): ListOutlook | null {
  const majors = useKnownMajors(candidate, batch)
  const { provinceId, year, majorTypeId, score } = candidate
  const rank = useQuery(lastRankQuery({ provinceId, year, majorTypeId, score })).data
  const ask = useMemo(() => {
    if (units === null || basis === undefined) return null
    const known = { units, majors, majorNum: batch.majorNum, basis }
    return (asked: WhatIf): Simulation => simulate(batch.reportUnivList, known, asked)
  }, [units, basis, majors, batch])
  const now = useMemo(() => ask?.(AS_IT_IS) ?? null, [ask])
  if (ask === null || now === null) return null
  return { now, ask, nearby: rank?.nearby }
}

/** Majors of the units whose choice does not take any, as far as they were opened before; nothing is asked for. */
function useKnownMajors(
  candidate: StatedCandidate,
  batch: ListBatch,
): ReadonlyMap<number, readonly GroupMajor[]> {
  const planIds = batch.reportUnivList.filter(({ isObey }) => isObey === 0).map(({ planId }) => planId)
  return useQueries({
    queries: planIds.map((planId) => ({
      ...callQuery('majorList', { ...candidate, batchId: batch.batchId, planId }),
      enabled: false,
    })),
    combine: knownMajors,
  })
}

function knownMajors(replies: UseQueryResult<MajorListReply>[]): ReadonlyMap<number, readonly GroupMajor[]> {
  return new Map(
    replies.flatMap(({ data }) => {
      const [unit] = data?.univ.groups ?? []
      return data === undefined || unit === undefined ? [] : [[unit.planId, data.majorList] as const]
    }),
  )
}
