import { choiceCount } from './choice-list.ts'
import type { ChoiceList } from './choice-list.ts'
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

type Answer = Extract<SyncEvent, { listId: string }>

function afterAnswer(state: SyncState, answer: Answer): Step {
  const { phase } = state
  const awaited = 'listId' in phase && phase.at !== 'clash' && phase.listId === answer.listId
  if (!awaited) return stay(state)
  switch (answer.type) {
    case 'scored':
      return advance({ ...state, attempt: 0, shelf: scored(state, answer.listId, answer.scoreId) })
    case 'looked':
      return settle(state, afterLook(state, answer))
    case 'saved':
      return advance(afterSave(state, answer))
    case 'clashed':
      return settle(state, afterClash(state, answer))
    case 'gone':
      return afterFailure(afterGone(state, answer.listId))
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
  const same = before.shelf.list?.id === after.shelf.list?.id
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
  const { list, others } = state.shelf
  const copy = others.find((one) => one.isCopy && isDue(state, one))
  if (copy !== undefined) return save(state, copy)
  if (list !== null && !isRefused(state, list)) {
    if (list.scoreId === 0 && choiceCount(list) > 0) {
      return {
        state: { ...state, phase: { at: 'score', listId: list.id } },
        effect: { do: 'score', list },
      }
    }
    if (list.scoreId !== 0 && !state.looked && (list.reportMainId === 0 || !list.isChange)) {
      return { state: { ...state, phase: { at: 'look', listId: list.id } }, effect: { do: 'look', list } }
    }
    if (isDue(state, list)) return save(state, list)
  }
  const other = others.find((one) => isDue(state, one))
  return other === undefined ? stay({ ...state, phase: { at: 'rest' } }) : save(state, other)
}

function save(state: SyncState, list: ChoiceList): Step {
  const phase: Phase = { at: 'save', listId: list.id, revision: list.revision }
  return { state: { ...state, phase }, effect: { do: 'save', list } }
}

/** Whether a list has something the account lacks and may be sent as it is. */
function isDue(state: SyncState, list: ChoiceList): boolean {
  const worthSaving = choiceCount(list) > 0 || list.reportMainId !== 0
  return (
    list.isChange &&
    list.scoreId !== 0 &&
    list.customerId === state.customerId &&
    worthSaving &&
    !isRefused(state, list)
  )
}

function isRefused({ refusal }: SyncState, list: ChoiceList): boolean {
  return refusal?.listId === list.id && refusal.revision === list.revision
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

function scored({ shelf }: SyncState, listId: string, scoreId: number): Shelf {
  const { list } = shelf
  return list?.id === listId && list.scoreId === 0 ? { ...shelf, list: { ...list, scoreId } } : shelf
}

function stay(state: SyncState): Step {
  return { state, effect: null }
}
