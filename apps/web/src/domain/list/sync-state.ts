import type { ChoiceList } from './choice-list.ts'
import type { Shelf } from './shelf.ts'
import type { HeldList } from './wire.ts'

/** What the keeping of the list is doing. */
export type Phase =
  /** Nothing to do, or nothing possible. */
  | { readonly at: 'rest' }
  /** A timer runs: after the last edit, or before trying again. */
  | { readonly at: 'pause'; readonly until: 'still' | 'retry' }
  /** The candidate is being saved. */
  | { readonly at: 'score'; readonly listId: string }
  /** The account is asked what it holds for the candidate. */
  | { readonly at: 'look'; readonly listId: string }
  | { readonly at: 'save'; readonly listId: string; readonly revision: number }
  /** The person has to choose between this phone's list and the account's. */
  | { readonly at: 'clash'; readonly listId: string; readonly held: HeldList }

export interface SyncState {
  readonly shelf: Shelf
  readonly phase: Phase
  /** The account signed in; null: nobody. */
  readonly customerId: number | null
  readonly online: boolean
  /** The account has been asked for the list in use since the page was opened or came back. */
  readonly looked: boolean
  /** Failures in a row. */
  readonly attempt: number
  /** An edit that the server's rules refuse: not sent again until the list changes. */
  readonly refusal: { readonly listId: string; readonly revision: number; readonly message: string } | null
}

export type ClashChoice = 'mine' | 'theirs' | 'merge'

export type SyncEvent =
  /** The person changed the list in use. */
  | { readonly type: 'edited'; readonly shelf: Shelf }
  /** Another list came to the front, or another tab changed the lists. */
  | { readonly type: 'placed'; readonly shelf: Shelf }
  | { readonly type: 'signedIn'; readonly customerId: number }
  | { readonly type: 'signedOut' }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  /** The page came back after a while. */
  | { readonly type: 'resumed' }
  /** The page is about to be hidden or closed. */
  | { readonly type: 'hidden' }
  /** The timer ran out. */
  | { readonly type: 'due' }
  | { readonly type: 'scored'; readonly listId: string; readonly scoreId: number }
  | { readonly type: 'looked'; readonly listId: string; readonly held: HeldList | null; readonly at: string }
  | { readonly type: 'saved'; readonly listId: string; readonly revision: number; readonly held: HeldList }
  | { readonly type: 'clashed'; readonly listId: string; readonly held: HeldList; readonly copyId: string }
  /** The account does not have the list (any more), or the candidate is not its own. */
  | { readonly type: 'gone'; readonly listId: string }
  | {
      readonly type: 'refused'
      readonly listId: string
      readonly revision: number
      readonly message: string
    }
  | { readonly type: 'failed'; readonly listId: string }
  | { readonly type: 'chosen'; readonly choice: ClashChoice; readonly copyId: string; readonly at: string }

/** What is to be done outside after a step; its outcome comes back as an event. */
export type Effect =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'score'; readonly list: ChoiceList }
  | { readonly do: 'look'; readonly list: ChoiceList }
  | { readonly do: 'save'; readonly list: ChoiceList }

export interface Step {
  readonly state: SyncState
  readonly effect: Effect | null
}

export const STILL_MS = 1000
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

/** Wait before the next try: doubled with every failure in a row, up to a minute. */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LAST_RETRY_MS)
}

export function restingState(shelf: Shelf, online: boolean): SyncState {
  return {
    shelf,
    phase: { at: 'rest' },
    customerId: null,
    online,
    looked: false,
    attempt: 0,
    refusal: null,
  }
}
