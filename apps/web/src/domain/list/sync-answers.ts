import { covers, holds, sameContent } from './compare.ts'
import { choiceCount, emptyList } from './choice-list.ts'
import type { ChoiceList } from './choice-list.ts'
import { mergeBatches } from './merge.ts'
import { backupOf, withHeld } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import type { Phase, SyncEvent, SyncState } from './sync-state.ts'
import type { HeldList } from './wire.ts'

type Of<T extends SyncEvent['type']> = Extract<SyncEvent, { type: T }>
type Clash = Extract<Phase, { at: 'clash' }>

/** A save succeeded: the list is what the account holds unless it was edited meanwhile. */
export function afterSave(state: SyncState, { listId, revision, held }: Of<'saved'>): SyncState {
  const shelf = changeList(state.shelf, listId, (list) => ({
    ...list,
    customerId: state.customerId ?? list.customerId,
    reportMainId: held.reportMainId,
    version: Math.max(held.version, list.version),
    isChange: list.revision !== revision,
    savedAt: held.updatedAt,
  }))
  const others = shelf.others.filter((one) => !(one.isCopy && !one.isChange))
  return { ...state, shelf: { ...shelf, others }, attempt: 0, refusal: null }
}

/** The account was asked what it holds for the list in use. */
export function afterLook(state: SyncState, { listId, held, at }: Of<'looked'>): SyncState {
  const { list } = state.shelf
  const looked = { ...state, looked: true }
  if (list === null || list.id !== listId) return looked
  if (held === null) return list.reportMainId === 0 ? looked : withoutHeld(state, list, at)
  if (list.reportMainId === held.reportMainId) {
    if (held.version <= list.version) return looked
    return list.isChange ? confronted(looked, list, held) : put(looked, withHeld(list, held))
  }
  if (choiceCount(list) === 0 || covers(held, list)) return put(looked, withHeld(list, held))
  if (covers(list, held)) return put(looked, { ...list, ...placeOf(held), isChange: true })
  return confronted(looked, list, held)
}

/** A save met a newer version. A list that is no longer in use becomes a copy beside it. */
export function afterClash(state: SyncState, { listId, held, copyId }: Of<'clashed'>): SyncState {
  const { list, others } = state.shelf
  if (list?.id === listId) return confronted(state, list, held)
  const aside = others.flatMap((one) => {
    if (one.id !== listId) return [one]
    return covers(held, one) ? [] : [backupOf(one, one, copyId)]
  })
  return { ...state, shelf: { list, others: aside } }
}

/** The list (or, for a new list, its candidate) is not on the account: what the phone holds becomes a new list. */
export function afterGone(state: SyncState, listId: string): SyncState {
  const shelf = changeList(state.shelf, listId, (list) =>
    list.reportMainId === 0
      ? { ...list, scoreId: 0 }
      : { ...list, reportMainId: 0, version: 0, isChange: choiceCount(list) > 0 },
  )
  return { ...state, shelf }
}

/** The person chose between this phone's list and the account's; what the other has beyond it is kept as a copy. */
export function resolved(state: SyncState, { listId, held }: Clash, event: Of<'chosen'>): SyncState {
  const { choice, copyId, at } = event
  const { list, others } = state.shelf
  const rest: SyncState = { ...state, phase: { at: 'rest' } }
  if (list === null || list.id !== listId) return rest
  const edit = {
    ...list,
    ...placeOf(held),
    isChange: true,
    revision: list.revision + 1,
    editedAt: at,
  }
  const chosen: ChoiceList =
    choice === 'theirs'
      ? withHeld({ ...list, revision: list.revision + 1 }, held)
      : choice === 'mine'
        ? edit
        : { ...edit, batchList: mergeBatches(list, held) }
  const left = choice === 'theirs' ? list : held
  const kept = choice === 'merge' ? holds(chosen, left) : covers(chosen, left)
  const copies = kept ? [] : [backupOf(list, left, copyId)]
  return { ...rest, shelf: { list: chosen, others: [...copies, ...others] } }
}

/** The lists belong to the account now signed in; what another account held becomes new to this one. */
export function claimed({ list, others }: Shelf, customerId: number): Shelf {
  return { list: list === null ? null : ownedBy(list, customerId), others }
}

function ownedBy(list: ChoiceList, customerId: number): ChoiceList {
  if (list.customerId === customerId) return list
  if (list.customerId === 0) return { ...list, customerId }
  const isChange = choiceCount(list) > 0
  return { ...list, customerId, scoreId: 0, reportMainId: 0, version: 0, isChange }
}

/** Both sides changed: equal content needs no question, anything else does. */
function confronted(state: SyncState, list: ChoiceList, held: HeldList): SyncState {
  if (sameContent(list, held)) {
    const isChange = list.name !== held.name
    return put(state, { ...withHeld(list, held), name: list.name, isChange })
  }
  return { ...state, phase: { at: 'clash', listId: list.id, held } }
}

/** A list without edits of this phone was deleted on another one. */
function withoutHeld(state: SyncState, list: ChoiceList, at: string): SyncState {
  if (list.isChange) return afterGone(state, list.id)
  const empty = emptyList(list.id, list.candidate, list.scoreId, at)
  return put(state, { ...empty, customerId: list.customerId, revision: list.revision })
}

function placeOf(held: HeldList): Pick<ChoiceList, 'reportMainId' | 'version'> {
  return { reportMainId: held.reportMainId, version: held.version }
}

function put(state: SyncState, list: ChoiceList): SyncState {
  return { ...state, shelf: { ...state.shelf, list } }
}

function changeList({ list, others }: Shelf, id: string, change: (list: ChoiceList) => ChoiceList): Shelf {
  return {
    list: list?.id === id ? change(list) : list,
    others: others.map((one) => (one.id === id ? change(one) : one)),
  }
}
