import { useQuery } from '@tanstack/react-query'
import { majorTypeIdOf } from '@wenjin/contract'
import type { RankInfo } from '@wenjin/contract'
import { useMemo } from 'react'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { lastRankQuery } from './api.ts'
import type { RankInput } from './api.ts'
import { scoreOf, trackOfForm } from './model.ts'
import type { CandidateForm } from './model.ts'

const DEBOUNCE = 300

/** waiting: the form does not say enough; asking: an answer is on its way. */
export type RankState =
  | { readonly state: 'waiting' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly info: RankInfo }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }

/** Rank of the form's score as it is typed: asked 300 ms after the last change, late answers ignored. */
export function useRank(form: CandidateForm): RankState {
  const track = trackOfForm(form)
  const score = scoreOf(form)
  const { provinceId, year } = form
  const question = useMemo<RankInput | null>(
    () =>
      track === undefined || score === undefined
        ? null
        : { provinceId, year, majorTypeId: majorTypeIdOf(track), score },
    [provinceId, year, track, score],
  )
  const asked = useDebounced(question, DEBOUNCE)
  const { data, error, refetch } = useQuery(lastRankQuery(asked))
  if (question === null) return { state: 'waiting' }
  if (asked !== question) return { state: 'asking' }
  if (error !== null) return { state: 'failed', error, retry: () => void refetch() }
  return data === undefined ? { state: 'asking' } : { state: 'known', info: data }
}
