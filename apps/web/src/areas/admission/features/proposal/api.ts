import { skipToken } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { askQuery, callQuery, invalidateCall } from '../../../../shared/lib/call-query.ts'
import { call } from '../../../../shared/lib/call.ts'
import { queryClient } from '../../../../shared/lib/query-client.ts'
import { forgetPreferences, keepPreferences, keptPreferences, USUAL } from './preferences.ts'
import type { Preferences } from './preferences.ts'

export type AiReport = CallReply<Calls['aiReport']>
export type Appraisal = CallReply<Calls['reportAppraise']>
export type OrderProposal = CallReply<Calls['autoOrder']>

const QUIET = { quiet: true }

/**
 * What the person wants of a list: kept with it on the account, on this phone before that (reportMainId null).
 * What was told to the phone goes to the first list it is asked for.
 */
export function preferencesQuery(listId: number | null) {
  return askQuery(
    'getExpertParams',
    { reportMainId: listId },
    async ({ reportMainId: listId }, send): Promise<Preferences> => {
      const kept = keptPreferences()
      if (listId === null) return kept ?? USUAL
      if (kept === null) return send({ reportMainId: listId })
      const saved = await call('updateExpertParams', { ...kept, reportMainId: listId }, QUIET)
      forgetPreferences()
      return saved
    },
    { staleTime: Infinity },
  )
}

/** Saves what the person wants with the list, or on this phone; what was worked out by it is out of date. Rejects with CallError. */
export async function savePreferences(listId: number | null, preferences: Preferences): Promise<void> {
  const saved =
    listId === null
      ? preferences
      : await call('updateExpertParams', { ...preferences, reportMainId: listId }, QUIET)
  if (listId === null) keepPreferences(preferences)
  queryClient.setQueryData(preferencesQuery(listId).queryKey, saved)
  void invalidateCall('autoOrder', {}, 'none')
  void invalidateCall('reportAppraise', {}, 'none')
}

/** A list worked out for a saved candidate; undefined: not enough is known to ask. */
export function aiReportQuery(scoreId: number, batchId: number, preferences: Preferences | undefined) {
  if (scoreId === 0 || preferences === undefined) return callQuery('aiReport', skipToken)
  const { areas, majorClasses, school, major, city, fee, chance, feeMost, reach, match, jointVenture } =
    preferences
  const others = { school, major, city, fee, chance, feeMost, reach, match, jointVenture }
  const places = { ...(areas.length > 0 && { areas }), ...(majorClasses.length > 0 && { majorClasses }) }
  return callQuery('aiReport', { scoreId, batchId, ...others, ...places })
}

/** A list of the account and the version of it that is meant. */
export interface HeldVersion {
  readonly reportMainId: number
  readonly version: number
  readonly batchId: number
}

/** A better order for a list that the account holds; null: it is not there yet. */
export function autoOrderQuery(held: HeldVersion | null) {
  return askQuery('autoOrder', held ?? skipToken, ({ reportMainId: listId, batchId }, send) =>
    send({ reportMainId: listId, batchId }),
  )
}

/** What a check of a list that the account holds finds; null: it is not there yet. */
export function appraisalQuery(held: HeldVersion | null) {
  return askQuery('reportAppraise', held ?? skipToken, ({ reportMainId: listId, batchId }, send) =>
    send({ reportMainId: listId, batchId }),
  )
}
