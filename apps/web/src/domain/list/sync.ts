import { choiceCount } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Shelf } from './shelf.ts'
import { afterClash, afterGone, afterLook, afterSave, claimed, resolved } from './sync-answers.ts'
import { retryDelay, STILL_MS } from './sync-state.ts'
import type { Phase, Step, SyncEvent, SyncState } from './sync-state.ts'

/**
 * Keeping the lists of this phone on the account, as a state machine without clock or network: one save at a time,
 * edits during a save are saved after it, an answer finds its list by id, and what two phones changed is never
 * overwritten without the person's choice. Answers that nobody waits for any more change nothing.
 */
export function step(state: SyncState, event: SyncEvent): Step {
  switch (event.type) {
    case 'edited':
      return afterEdit({ ...state, shelf: owned(state, event.shelf) })
    case 'placed':
      return afterPlacing(state, { ...state, shelf: owned(state, event.shelf) })
    case 'signedIn':
      return advance(signedAs({ ...state, shelf: claimed(state.shelf, event.customerId) }, event.customerId))
    case 'signedOut':
      return stay(signedAs(state, null))
    case 'online':
      return resume({ ...state, online: true, attempt: 0, looked: false })
    case 'offline':
      return stay({ ...state, online: false })
    case 'resumed':
      return resume({ ...state, looked: false })
    case 'hidden':
      return state.phase.at === 'pause' && state.phase.until === 'still' ? advance(state) : stay(state)
    case 'due':
      return state.phase.at === 'pause' ? advance(state) : stay(state)
    case 'chosen':
      return state.phase.at === 'clash' ? advance(resolved(state, state.phase, event)) : stay(state)
    default:
      return afterAnswer(state, event)
  }
}

type Answer = Extract<SyncEvent, { draftId: string }>

function afterAnswer(state: SyncState, answer: Answer): Step {
  const { phase } = state
  const awaited = 'draftId' in phase && phase.at !== 'clash' && phase.draftId === answer.draftId
  if (!awaited) return stay(state)
  switch (answer.type) {
    case 'scored':
      return advance({ ...state, attempt: 0, shelf: scored(state, answer.draftId, answer.scoreId) })
    case 'looked':
      return settle(state, afterLook(state, answer))
    case 'saved':
      return advance(afterSave(state, answer))
    case 'clashed':
      return settle(state, afterClash(state, answer))
    case 'gone':
      return afterFailure(afterGone(state, answer.draftId))
    case 'refused':
      return advance({ ...state, attempt: 0, refusal: answer })
    case 'failed':
      return afterFailure(state)
  }
}

/** The state an answer led to: a choice to be made by the person, or on with the work. */
function settle(before: SyncState, after: SyncState): Step {
  const state = { ...after, attempt: 0 }
  return after.phase !== before.phase ? stay(state) : advance(state)
}

function afterEdit(state: SyncState): Step {
  const { at } = state.phase
  const free = at === 'rest' || (at === 'pause' && state.phase.until === 'still')
  if (!free || !canSend(state)) return stay(state)
  return { state: { ...state, phase: { at: 'pause', until: 'still' } }, effect: { do: 'wait', ms: STILL_MS } }
}

function afterPlacing(before: SyncState, after: SyncState): Step {
  const same = before.shelf.draft?.id === after.shelf.draft?.id
  const clashOver = after.phase.at === 'clash' && !same
  const state: SyncState = {
    ...after,
    looked: after.looked && same,
    phase: clashOver ? { at: 'rest' } : after.phase,
  }
  return resume(state)
}

/** Goes on unless an answer or a choice is awaited. */
function resume(state: SyncState): Step {
  return state.phase.at === 'rest' || state.phase.at === 'pause' ? advance(state) : stay(state)
}

function afterFailure(state: SyncState): Step {
  const attempt = state.attempt + 1
  const phase: Phase = { at: 'pause', until: 'retry' }
  // A list whose first save got no answer may be on the account already: look before trying again.
  return {
    state: { ...state, attempt, phase, looked: false },
    effect: { do: 'wait', ms: retryDelay(attempt) },
  }
}

/** The next thing to do: copies first, so that nothing is overwritten before its copy is safe. */
function advance(state: SyncState): Step {
  if (!canSend(state)) return stay({ ...state, phase: { at: 'rest' } })
  const { draft, others } = state.shelf
  const copy = others.find((one) => one.isCopy && isDue(state, one))
  if (copy !== undefined) return save(state, copy)
  if (draft !== null && !isRefused(state, draft)) {
    if (draft.scoreId === 0 && choiceCount(draft) > 0) {
      return {
        state: { ...state, phase: { at: 'score', draftId: draft.id } },
        effect: { do: 'score', draft },
      }
    }
    if (draft.scoreId !== 0 && !state.looked && (draft.reportMainId === 0 || !draft.isChange)) {
      return { state: { ...state, phase: { at: 'look', draftId: draft.id } }, effect: { do: 'look', draft } }
    }
    if (isDue(state, draft)) return save(state, draft)
  }
  const other = others.find((one) => isDue(state, one))
  return other === undefined ? stay({ ...state, phase: { at: 'rest' } }) : save(state, other)
}

function save(state: SyncState, draft: Draft): Step {
  const phase: Phase = { at: 'save', draftId: draft.id, revision: draft.revision }
  return { state: { ...state, phase }, effect: { do: 'save', draft } }
}

/** Whether a list has something the account lacks and may be sent as it is. */
function isDue(state: SyncState, draft: Draft): boolean {
  const worthSaving = choiceCount(draft) > 0 || draft.reportMainId !== 0
  return (
    draft.isChange &&
    draft.scoreId !== 0 &&
    draft.customerId === state.customerId &&
    worthSaving &&
    !isRefused(state, draft)
  )
}

function isRefused({ refusal }: SyncState, draft: Draft): boolean {
  return refusal?.draftId === draft.id && refusal.revision === draft.revision
}

function owned({ customerId }: SyncState, shelf: Shelf): Shelf {
  return customerId === null ? shelf : claimed(shelf, customerId)
}

function canSend({ customerId, online }: SyncState): boolean {
  return customerId !== null && online
}

function signedAs(state: SyncState, customerId: number | null): SyncState {
  return { ...state, customerId, phase: { at: 'rest' }, looked: false, attempt: 0, refusal: null }
}

function scored({ shelf }: SyncState, draftId: string, scoreId: number): Shelf {
  const { draft } = shelf
  return draft?.id === draftId && draft.scoreId === 0 ? { ...shelf, draft: { ...draft, scoreId } } : shelf
}

function stay(state: SyncState): Step {
  return { state, effect: null }
}
