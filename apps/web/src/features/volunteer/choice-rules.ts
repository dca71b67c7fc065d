import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'

export type ChoiceRules = CallReply<Calls['getChoiceRules']>

/** How the province is filled in: batches, ties, dates. */
export function choiceRulesQuery(provinceId: number) {
  return queryOptions({
    queryKey: ['getChoiceRules', provinceId],
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<ChoiceRules> =>
      call('getChoiceRules', { provinceId }, { quiet: true, signal }),
  })
}
