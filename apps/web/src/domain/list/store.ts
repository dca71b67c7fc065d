import { create } from 'zustand'
import { now } from '../../shared/lib/boot.ts'
import { onStoredElsewhere, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { choicesOf, emptyList, renamed, withChoices } from './choice-list.ts'
import type { BatchRules, Choice, ChoiceList, ListCandidate } from './choice-list.ts'
import type { Edited } from './edit.ts'
import { forgetSaved, forCandidate, openHeld, takeOver } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { aligned, readShelf, writeShelf } from './stored.ts'
import { restingState } from './sync-state.ts'
import type { Effect, SyncEvent, SyncState } from './sync-state.ts'
import { step } from './sync.ts'
import type { HeldList } from './wire.ts'

interface ListState {
  readonly sync: SyncState
  /** false: the browser could not keep the last change beyond this page. */
  readonly kept: boolean
}

/** What the phone kept when the page was opened. */
const { stamp: firstStamp, ...firstShelf } = readShelf()

export const useList = create<ListState>(() => ({ sync: restingState(firstShelf, true), kept: true }))

let perform: (effect: Effect) => void = () => {}
/** Stamp of the last write or reading of this tab: another one in storage is another tab's. */
let stamp = firstStamp

/** Hands the outside work of the steps to `run`; returns a function that stops it. */
export function performEffects(run: (effect: Effect) => void): () => void {
  perform = run
  return () => {
    perform = () => {}
  }
}

/** Takes one step, keeps the result at once and starts what the step asks for. */
export function send(event: SyncEvent): void {
  const shelf = latestShelf()
  const { state, effect } = step(useList.getState().sync, event)
  if (state.shelf === shelf) useList.setState({ sync: state })
  else {
    stamp = newId()
    keepHeldId(shelf.list?.reportMainId ?? 0, state.shelf.list?.reportMainId ?? 0)
    useList.setState({ sync: state, kept: writeShelf({ ...state.shelf, stamp }) })
  }
  if (effect !== null) perform(effect)
}

/** Changes the choices of one batch. Returns why it is refused, or null. */
export function editChoices(
  rules: BatchRules,
  change: (choices: readonly Choice[]) => Edited,
): string | null {
  const { list } = latestShelf()
  if (list === null) return '请先填写成绩'
  const before = choicesOf(list, rules.batchId)
  const edited = change(before)
  if ('refusal' in edited) return edited.refusal
  if (edited.choices !== before) edit(withChoices(list, rules, edited.choices, moment()))
  return null
}

export function renameList(name: string): void {
  const { list } = latestShelf()
  if (list !== null) edit(renamed(list, name, moment()))
}

/** Brings the list that serves a candidate to the front; scoreId 0 while the candidate is not saved. */
export function placeCandidate(candidate: ListCandidate, scoreId: number): void {
  const shelf = latestShelf()
  const placed = forCandidate(shelf, candidate, scoreId, { id: newId(), at: moment() })
  if (placed !== shelf) send({ type: 'placed', shelf: placed })
}

/** Puts a list of the account in use. */
export function openHeldList(held: HeldList): void {
  send({ type: 'placed', shelf: openHeld(latestShelf(), held, newId()) })
}

/** A list of the account was deleted by the person: what was made from it goes with it. */
export function forgetHeldList(heldId: number): void {
  const { list, others } = latestShelf()
  const empty = list === null ? null : emptyList(newId(), list.candidate, list.scoreId, moment())
  send({
    type: 'placed',
    shelf: {
      list: list?.reportMainId === heldId ? empty : list,
      others: others.filter((one) => one.reportMainId !== heldId),
    },
  })
}

/** Copies the choices of a list set aside into the one in use. */
export function takeOverList(id: string): void {
  send({ type: 'edited', shelf: takeOver(latestShelf(), id, moment()) })
}

/** Signs the lists out: what the account holds leaves the phone. */
export function leaveAccount(): void {
  send({ type: 'signedOut' })
  send({ type: 'placed', shelf: forgetSaved(latestShelf(), { id: newId(), at: moment() }) })
}

/** Reads what another tab wrote; answers how to stop following. */
export function followListElsewhere(): () => void {
  return onStoredElsewhere('_temporaryVolunteer_', latestShelf)
}

export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(words, (word) => word.toString(36)).join('')
}

export function moment(): string {
  return now().toISOString()
}

/** The account's list in use, for a phone that lost the list itself. */
function keepHeldId(before: number, after: number): void {
  if (after === before) return
  if (after === 0) removeStored('reportMainId')
  else writeStored('reportMainId', after)
}

function edit(list: ChoiceList): void {
  send({ type: 'edited', shelf: { ...latestShelf(), list } })
}

/** The lists as they are on the phone now: another tab may have written since this one looked. */
function latestShelf(): Shelf {
  const { sync } = useList.getState()
  const { stamp: written, ...stored } = readShelf()
  if (written === stamp || written === '') return sync.shelf
  stamp = written
  const shelf = aligned(stored, sync.shelf.list)
  useList.setState({ sync: { ...sync, shelf } })
  return shelf
}
