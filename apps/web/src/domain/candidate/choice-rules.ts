import type { CallReply, Calls } from '@wenjin/contract'
import { callQuery } from '../../shared/lib/call-query.ts'

export type ChoiceRules = CallReply<Calls['getChoiceRules']>

/** How the province is filled in: batches, ties, dates. */
export function choiceRulesQuery(provinceId: number) {
  return callQuery('getChoiceRules', { provinceId }, { staleTime: Infinity })
}
