import { queryOptions, skipToken } from '@tanstack/react-query'
import type { InvalidateQueryFilters, SkipToken, UseQueryOptions } from '@tanstack/react-query'
import type { CallInput, CallName, CallReply, Calls } from '@wenjin/contract'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** Makes the query's call, without a toast and aborted with the query. `lost`: see `call`. */
export type Send<K extends CallName> = (
  input: CallInput<Calls[K]>,
  how?: { readonly lost?: string },
) => Promise<CallReply<Calls[K]>>

type Options<T, D> = Pick<
  UseQueryOptions<T, Error, D>,
  'enabled' | 'gcTime' | 'placeholderData' | 'select' | 'staleTime'
>

/**
 * The answer of a call as a query of the cache, under the key `[name, input]`.
 * @param input what is asked; skipToken: nothing yet
 */
export function callQuery<K extends CallName, D = CallReply<Calls[K]>>(
  name: K,
  input: CallInput<Calls[K]> | SkipToken,
  options: Options<CallReply<Calls[K]>, D> = {},
) {
  return askQuery(name, input, (given, send: Send<K>) => send(given), options)
}

/**
 * The same where more than one plain call gives the answer, or the answer depends on more than what is sent.
 * @param input everything that tells one answer from another
 * @param ask gets the answer to it
 */
export function askQuery<K extends CallName, I extends object, T, D = T>(
  name: K,
  input: I | SkipToken,
  ask: (input: I, send: Send<K>) => Promise<T>,
  options: Options<T, D> = {},
) {
  return queryOptions<T, Error, D, readonly [K, I | SkipToken]>({
    ...(options as object),
    queryKey: [name, input],
    queryFn:
      input === skipToken
        ? skipToken
        : ({ signal }) => ask(input, (given, how) => call(name, given, { ...how, signal, quiet: true })),
  })
}

/**
 * What a call answered is out of date; what of it is in view is asked for again.
 * @param input only answers to questions with this in them; absent: all
 */
export function invalidateCall<K extends CallName>(
  name: K,
  input: Partial<CallInput<Calls[K]>> = {},
  refetchType: NonNullable<InvalidateQueryFilters['refetchType']> = 'active',
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [name, input], refetchType })
}

/** The same of every call but one. */
export function invalidateAllBut(name: CallName): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
