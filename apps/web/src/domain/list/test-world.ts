import { addChoice, moved, removeChoice, toggleObey } from './edit.ts'
import { choicesOf, withChoices } from './choice-list.ts'
import type { BatchRules, Choice, ChoiceList, ListCandidate } from './choice-list.ts'
import { forCandidate } from './shelf.ts'
import type { Effect, SyncEvent, SyncState } from './sync-state.ts'
import { restingState } from './sync-state.ts'
import { step } from './sync.ts'
import { AT, choice, LIST_CANDIDATE, GROUPS } from './testing.ts'
import type { HeldList } from './wire.ts'

/** A small world for the tests of the machine: one account on a server, and phones that come and go. */

/** Short lists, so that merging meets the limit. */
export const SHORT: BatchRules = { ...GROUPS, maxUnivNum: 4 }
const CUSTOMER = 1
const CANDIDATES: readonly { readonly candidate: ListCandidate; readonly scoreId: number }[] = [
  { candidate: LIST_CANDIDATE, scoreId: 7 },
  { candidate: { ...LIST_CANDIDATE, score: 580 }, scoreId: 8 },
]

let ids = 0
const newId = (): string => `id${++ids}`

export class Account {
  private readonly lists = new Map<number, HeldList>()
  private clock = 0

  list(): HeldList[] {
    return [...this.lists.values()]
  }

  look(list: ChoiceList): HeldList | null {
    if (list.reportMainId !== 0) return this.lists.get(list.reportMainId) ?? null
    const own = this.list().filter(({ scoreId }) => scoreId === list.scoreId)
    return own.reduce<HeldList | null>((a, b) => (a !== null && a.updatedAt > b.updatedAt ? a : b), null)
  }

  save(
    list: ChoiceList,
  ): { readonly is: 'saved' | 'newer'; readonly held: HeldList } | { readonly is: 'gone' } {
    const current = this.lists.get(list.reportMainId)
    if (list.reportMainId !== 0 && current === undefined) return { is: 'gone' }
    if (current !== undefined && current.version !== list.version) return { is: 'newer', held: current }
    const heldId = current?.reportMainId ?? this.lists.size + 1
    const { scoreId, candidate, name, batchList } = list
    const updatedAt = String(++this.clock).padStart(9, '0')
    const held = {
      reportMainId: heldId,
      version: (current?.version ?? 0) + 1,
      scoreId,
      candidate,
      name,
      batchList,
      updatedAt,
    }
    this.lists.set(heldId, held)
    return { is: 'saved', held }
  }
}

type Call = Exclude<Effect, { do: 'wait' }>

export class Phone {
  state: SyncState = restingState({ list: null, others: [] }, true)
  call: Call | null = null
  timer = false
  private readonly account: Account

  constructor(account: Account) {
    this.account = account
    this.candidate(0)
  }

  send(event: SyncEvent): void {
    const { state, effect } = step(this.state, event)
    this.state = state
    if (effect === null) return
    if (effect.do === 'wait') this.timer = true
    else if (this.call === null) this.call = effect
    else throw new Error('two calls in flight')
  }

  candidate(which: number): void {
    const { candidate, scoreId } = CANDIDATES[which % CANDIDATES.length] ?? {
      candidate: LIST_CANDIDATE,
      scoreId: 7,
    }
    const known = this.state.customerId === null ? 0 : scoreId
    this.send({
      type: 'placed',
      shelf: forCandidate(this.state.shelf, candidate, known, { id: newId(), at: AT }),
    })
  }

  signIn(): void {
    if (this.state.customerId !== null) return
    this.send({ type: 'signedIn', customerId: CUSTOMER })
    const score = this.state.shelf.list?.candidate.score
    this.candidate(CANDIDATES.findIndex(({ candidate }) => candidate.score === score))
  }

  /** The reply of a call under way is dropped; the call itself may have arrived. */
  signOut(arrives: boolean): void {
    if (arrives && this.call?.do === 'save') this.account.save(this.call.list)
    this.call = null
    this.timer = false
    this.send({ type: 'signedOut' })
  }

  /** The page is loaded again: what storage held is all that is left. */
  reload(arrives: boolean): void {
    const signedIn = this.state.customerId !== null
    this.signOut(arrives)
    this.state = restingState(this.state.shelf, this.state.online)
    if (signedIn) this.signIn()
  }

  due(): void {
    if (!this.timer) return
    this.timer = false
    this.send({ type: 'due' })
  }

  /** The call under way ends: answered, lost on the way there, or its reply lost on the way back. */
  answer(fate: 'answered' | 'requestLost' | 'replyLost'): void {
    const { call } = this
    if (call === null) return
    this.call = null
    const outcome = fate === 'requestLost' ? null : this.outcome(call)
    const failed: SyncEvent = { type: 'failed', listId: call.list.id }
    this.send(fate === 'answered' && outcome !== null ? outcome : failed)
  }

  add(planId: number): boolean {
    return this.edit((choices) => {
      const added = addChoice(choices, choice(planId), SHORT)
      return 'refusal' in added ? choices : added.choices
    })
  }

  /** Returns the choice that was removed. */
  remove(place: number): number | undefined {
    const victim = this.at(place)
    if (victim !== undefined) this.edit((choices) => removeChoice(choices, victim.planId))
    return victim?.planId
  }

  rearrange(place: number): void {
    const victim = this.at(place)
    if (victim === undefined) return
    this.edit((choices) => {
      const flipped = toggleObey(choices, victim.planId, SHORT)
      return moved('refusal' in flipped ? choices : flipped.choices, choices.indexOf(victim), 0)
    })
  }

  choose(which: 'mine' | 'theirs' | 'merge'): void {
    this.send({ type: 'chosen', choice: which, copyId: newId(), at: AT })
  }

  lists(): ChoiceList[] {
    const { list, others } = this.state.shelf
    return list === null ? [...others] : [list, ...others]
  }

  private at(place: number): Choice | undefined {
    const choices = choicesOf(this.state.shelf.list, SHORT.batchId)
    return choices[place % Math.max(1, choices.length)]
  }

  private edit(change: (choices: readonly Choice[]) => readonly Choice[]): boolean {
    const { list, others } = this.state.shelf
    if (list === null) return false
    const before = choicesOf(list, SHORT.batchId)
    const after = change(before)
    if (after === before) return false
    this.send({ type: 'edited', shelf: { list: withChoices(list, SHORT, after, AT), others } })
    return true
  }

  private outcome({ do: what, list }: Call): SyncEvent {
    const listId = list.id
    if (what === 'score') {
      const { scoreId } = CANDIDATES.find(({ candidate }) => candidate.score === list.candidate.score) ?? {
        scoreId: 7,
      }
      return { type: 'scored', listId, scoreId }
    }
    if (what === 'look') return { type: 'looked', listId, held: this.account.look(list), at: AT }
    const saved = this.account.save(list)
    if (saved.is === 'gone') return { type: 'gone', listId }
    if (saved.is === 'newer') return { type: 'clashed', listId, held: saved.held, copyId: newId() }
    return { type: 'saved', listId, revision: list.revision, held: saved.held }
  }
}
