import { covers, holds, sameContent } from './compare.ts'
import { choiceCount, emptyDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import { mergeBatches } from './merge.ts'
import { backupOf, withHeld } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import type { Phase, SyncEvent, SyncState } from './sync-state.ts'
import type { HeldList } from './wire.ts'

type Of<T extends SyncEvent['type']> = Extract<SyncEvent, { type: T }>
type Clash = Extract<Phase, { at: 'clash' }>

/** A save succeeded: the draft is what the account holds unless it was edited meanwhile. */
export function afterSave(state: SyncState, { draftId, revision, held }: Of<'saved'>): SyncState {
  const shelf = changeDraft(state.shelf, draftId, (draft) => ({
    ...draft,
    customerId: state.customerId ?? draft.customerId,
    reportMainId: held.reportMainId,
    version: Math.max(held.version, draft.version),
    isChange: draft.revision !== revision,
    savedAt: held.updatedAt,
  }))
  const others = shelf.others.filter((one) => !(one.isCopy && !one.isChange))
  return { ...state, shelf: { ...shelf, others }, attempt: 0, refusal: null }
}

/** The account was asked what it holds for the list in use. */
export function afterLook(state: SyncState, { draftId, held, at }: Of<'looked'>): SyncState {
  const { draft } = state.shelf
  const looked = { ...state, looked: true }
  if (draft === null || draft.id !== draftId) return looked
  if (held === null) return draft.reportMainId === 0 ? looked : withoutHeld(state, draft, at)
  if (draft.reportMainId === held.reportMainId) {
    if (held.version <= draft.version) return looked
    return draft.isChange ? confronted(looked, draft, held) : put(looked, withHeld(draft, held))
  }
  if (choiceCount(draft) === 0 || covers(held, draft)) return put(looked, withHeld(draft, held))
  if (covers(draft, held)) return put(looked, { ...draft, ...placeOf(held), isChange: true })
  return confronted(looked, draft, held)
}

/** A save met a newer version. A list that is no longer in use becomes a copy beside it. */
export function afterClash(state: SyncState, { draftId, held, copyId }: Of<'clashed'>): SyncState {
  const { draft, others } = state.shelf
  if (draft?.id === draftId) return confronted(state, draft, held)
  const aside = others.flatMap((one) => {
    if (one.id !== draftId) return [one]
    return covers(held, one) ? [] : [backupOf(one, one, copyId)]
  })
  return { ...state, shelf: { draft, others: aside } }
}

/** The list (or, for a new list, its grade) is not on the account: what the phone holds becomes a new list. */
export function afterGone(state: SyncState, draftId: string): SyncState {
  const shelf = changeDraft(state.shelf, draftId, (draft) =>
    draft.reportMainId === 0
      ? { ...draft, scoreId: 0 }
      : { ...draft, reportMainId: 0, version: 0, isChange: choiceCount(draft) > 0 },
  )
  return { ...state, shelf }
}

/** The person chose between this phone's list and the account's; what the other has beyond it is kept as a copy. */
export function resolved(state: SyncState, { draftId, held }: Clash, event: Of<'chosen'>): SyncState {
  const { choice, copyId, at } = event
  const { draft, others } = state.shelf
  const rest: SyncState = { ...state, phase: { at: 'rest' } }
  if (draft === null || draft.id !== draftId) return rest
  const edit = {
    ...draft,
    ...placeOf(held),
    isChange: true,
    revision: draft.revision + 1,
    editedAt: at,
  }
  const chosen: Draft =
    choice === 'theirs'
      ? withHeld({ ...draft, revision: draft.revision + 1 }, held)
      : choice === 'mine'
        ? edit
        : { ...edit, batchList: mergeBatches(draft, held) }
  const left = choice === 'theirs' ? draft : held
  const kept = choice === 'merge' ? holds(chosen, left) : covers(chosen, left)
  const copies = kept ? [] : [backupOf(draft, left, copyId)]
  return { ...rest, shelf: { draft: chosen, others: [...copies, ...others] } }
}

/** The lists belong to the account now signed in; what another account held becomes new to this one. */
export function claimed({ draft, others }: Shelf, customerId: number): Shelf {
  return { draft: draft === null ? null : ownedBy(draft, customerId), others }
}

function ownedBy(draft: Draft, customerId: number): Draft {
  if (draft.customerId === customerId) return draft
  if (draft.customerId === 0) return { ...draft, customerId }
  const isChange = choiceCount(draft) > 0
  return { ...draft, customerId, scoreId: 0, reportMainId: 0, version: 0, isChange }
}

/** Both sides changed: equal content needs no question, anything else does. */
function confronted(state: SyncState, draft: Draft, held: HeldList): SyncState {
  if (sameContent(draft, held)) {
    const isChange = draft.name !== held.name
    return put(state, { ...withHeld(draft, held), name: draft.name, isChange })
  }
  return { ...state, phase: { at: 'clash', draftId: draft.id, held } }
}

/** A list without edits of this phone was deleted on another one. */
function withoutHeld(state: SyncState, draft: Draft, at: string): SyncState {
  if (draft.isChange) return afterGone(state, draft.id)
  const empty = emptyDraft(draft.id, draft.gradeInfo, draft.scoreId, at)
  return put(state, { ...empty, customerId: draft.customerId, revision: draft.revision })
}

function placeOf({ reportMainId, version }: HeldList): Pick<Draft, 'reportMainId' | 'version'> {
  return { reportMainId, version }
}

function put(state: SyncState, draft: Draft): SyncState {
  return { ...state, shelf: { ...state.shelf, draft } }
}

function changeDraft({ draft, others }: Shelf, id: string, change: (draft: Draft) => Draft): Shelf {
  return {
    draft: draft?.id === id ? change(draft) : draft,
    others: others.map((one) => (one.id === id ? change(one) : one)),
  }
}
