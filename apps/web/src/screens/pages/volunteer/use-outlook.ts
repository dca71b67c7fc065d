import { useQueries, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Basis, GroupMajor, RankInfo, Unit } from '@wenjin/contract'
import { useMemo } from 'react'
import type { DraftBatch } from '../../../features/draft/draft.ts'
import { lastRankQuery } from '../../../features/grade/api.ts'
import { AS_IT_IS, simulate } from '../../../features/outlook/simulate.ts'
import type { Simulation, WhatIf } from '../../../features/outlook/simulate.ts'
import { majorListQuery } from '../../../features/volunteer/api.ts'
import type { Candidate, MajorListReply } from '../../../features/volunteer/api.ts'

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
  candidate: Candidate,
  batch: DraftBatch,
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

/** Majors of the units whose choice does not take any, as far as somebody looked at them; nothing is asked for. */
function useKnownMajors(candidate: Candidate, batch: DraftBatch): ReadonlyMap<number, readonly GroupMajor[]> {
  const planIds = batch.reportUnivList.filter(({ isObey }) => isObey === 0).map(({ planId }) => planId)
  return useQueries({
    queries: planIds.map((planId) => ({
      ...majorListQuery(candidate, batch.batchId, planId),
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
