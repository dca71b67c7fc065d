import { queryOptions } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { forgetPreferences, keepPreferences, keptPreferences, USUAL } from './preferences.ts'
import type { Preferences } from './preferences.ts'

export type AiReport = CallReply<Calls['aiReport']>
export type Appraisal = CallReply<Calls['reportAppraise']>
export type OrderProposal = CallReply<Calls['autoOrder']>

const QUIET = { quiet: true }

/**
 * What the person wants of a list: kept with it on the account, on this phone while there is none (reportMainId null).
 * What was told to the phone goes to the first list it is asked for.
 */
export function preferencesQuery(reportMainId: number | null) {
  return queryOptions({
    queryKey: ['expertParams', reportMainId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Preferences> => {
      const kept = keptPreferences()
      if (reportMainId === null) return kept ?? USUAL
      if (kept === null) return call('getExpertParams', { reportMainId }, { ...QUIET, signal })
      const saved = await call('updateExpertParams', { ...kept, reportMainId }, QUIET)
      forgetPreferences()
      return saved
    },
  })
}

/** Saves what the person wants with the list, or on this phone; what was worked out by it is out of date. Rejects with CallError. */
export async function savePreferences(reportMainId: number | null, preferences: Preferences): Promise<void> {
  const saved =
    reportMainId === null
      ? preferences
      : await call('updateExpertParams', { ...preferences, reportMainId }, QUIET)
  if (reportMainId === null) keepPreferences(preferences)
  queryClient.setQueryData(preferencesQuery(reportMainId).queryKey, saved)
  for (const name of ['autoOrder', 'reportAppraise'])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}

/** A list worked out for a saved grade; undefined: not enough is known to ask. */
export function aiReportQuery(scoreId: number, batchId: number, preferences: Preferences | undefined) {
  return queryOptions({
    queryKey: ['aiReport', scoreId, batchId, preferences],
    enabled: scoreId > 0 && preferences !== undefined,
    queryFn: ({ signal }): Promise<AiReport> => {
      const { areas, majorClasses, school, major, city, fee, chance, feeMost } = preferences ?? USUAL
      const weights = { school, major, city, fee, chance, feeMost }
      const wishes = { ...(areas.length > 0 && { areas }), ...(majorClasses.length > 0 && { majorClasses }) }
      return call('aiReport', { scoreId, batchId, ...weights, ...wishes }, { ...QUIET, signal })
    },
  })
}

/** A list of the account and the version of it that is meant. */
export interface HeldVersion {
  readonly reportMainId: number
  readonly version: number
  readonly batchId: number
}

/** A better order for a list that the account holds; null: it is not there yet. */
export function autoOrderQuery(held: HeldVersion | null) {
  return queryOptions({
    queryKey: ['autoOrder', held],
    enabled: held !== null,
    queryFn: ({ signal }): Promise<OrderProposal> => {
      const { reportMainId, batchId } = required(held)
      return call('autoOrder', { reportMainId, batchId }, { ...QUIET, signal })
    },
  })
}

/** What a check of a list that the account holds finds; null: it is not there yet. */
export function appraisalQuery(held: HeldVersion | null) {
  return queryOptions({
    queryKey: ['reportAppraise', held],
    enabled: held !== null,
    queryFn: ({ signal }): Promise<Appraisal> => {
      const { reportMainId, batchId } = required(held)
      return call('reportAppraise', { reportMainId, batchId }, { ...QUIET, signal })
    },
  })
}

function required(held: HeldVersion | null): HeldVersion {
  if (held === null) throw new TypeError('a query without a list')
  return held
}
