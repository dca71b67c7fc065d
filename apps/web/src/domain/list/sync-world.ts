import { addChoice, moved, removeChoice, toggleObey } from './edit.ts'
import { choicesOf, withChoices } from './draft.ts'
import type { BatchRules, Choice, Draft, DraftGrade } from './draft.ts'
import { forGrade } from './shelf.ts'
import type { Effect, SyncEvent, SyncState } from './sync-state.ts'
import { restingState } from './sync-state.ts'
import { step } from './sync.ts'
import { AT, choice, GRADE, GROUPS } from './testing.ts'
import type { HeldList } from './wire.ts'

/** A small world for the tests of the machine: one account on a server, and phones that come and go. */

/** Short lists, so that merging meets the limit. */
export const SHORT: BatchRules = { ...GROUPS, maxUnivNum: 4 }
const CUSTOMER = 1
const GRADES: readonly { readonly grade: DraftGrade; readonly scoreId: number }[] = [
  { grade: GRADE, scoreId: 7 },
  { grade: { ...GRADE, score: 580 }, scoreId: 8 },
]

let ids = 0
const newId = (): string => `id${++ids}`

export class Account {
  private readonly lists = new Map<number, HeldList>()
  private clock = 0

  list(): HeldList[] {
    return [...this.lists.values()]
  }

  look(draft: Draft): HeldList | null {
    if (draft.reportMainId !== 0) return this.lists.get(draft.reportMainId) ?? null
    const own = this.list().filter(({ scoreId }) => scoreId === draft.scoreId)
    return own.reduce<HeldList | null>((a, b) => (a !== null && a.updatedAt > b.updatedAt ? a : b), null)
  }

  save(draft: Draft): { readonly is: 'saved' | 'newer'; readonly held: HeldList } | { readonly is: 'gone' } {
    const current = this.lists.get(draft.reportMainId)
    if (draft.reportMainId !== 0 && current === undefined) return { is: 'gone' }
    if (current !== undefined && current.version !== draft.version) return { is: 'newer', held: current }
    const reportMainId = current?.reportMainId ?? this.lists.size + 1
    const { scoreId, gradeInfo, name, batchList } = draft
    const updatedAt = String(++this.clock).padStart(9, '0')
    const held = {
      reportMainId,
      version: (current?.version ?? 0) + 1,
      scoreId,
      gradeInfo,
      name,
      batchList,
      updatedAt,
    }
    this.lists.set(reportMainId, held)
    return { is: 'saved', held }
  }
}

type Call = Exclude<Effect, { do: 'wait' }>

export class Phone {
  state: SyncState = restingState({ draft: null, others: [] }, true)
  call: Call | null = null
  timer = false
  private readonly account: Account

  constructor(account: Account) {
    this.account = account
    this.grade(0)
  }

  send(event: SyncEvent): void {
    const { state, effect } = step(this.state, event)
    this.state = state
    if (effect === null) return
    if (effect.do === 'wait') this.timer = true
    else if (this.call === null) this.call = effect
    else throw new Error('two calls in flight')
  }

  grade(which: number): void {
    const { grade, scoreId } = GRADES[which % GRADES.length] ?? { grade: GRADE, scoreId: 7 }
    const known = this.state.customerId === null ? 0 : scoreId
    this.send({ type: 'placed', shelf: forGrade(this.state.shelf, grade, known, { id: newId(), at: AT }) })
  }

  signIn(): void {
    if (this.state.customerId !== null) return
    this.send({ type: 'signedIn', customerId: CUSTOMER })
    const score = this.state.shelf.draft?.gradeInfo.score
    this.grade(GRADES.findIndex(({ grade }) => grade.score === score))
  }

  /** The reply of a call under way is dropped; the call itself may have arrived. */
  signOut(arrives: boolean): void {
    if (arrives && this.call?.do === 'save') this.account.save(this.call.draft)
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
    const failed: SyncEvent = { type: 'failed', draftId: call.draft.id }
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

  drafts(): Draft[] {
    const { draft, others } = this.state.shelf
    return draft === null ? [...others] : [draft, ...others]
  }

  private at(place: number): Choice | undefined {
    const choices = choicesOf(this.state.shelf.draft, SHORT.batchId)
    return choices[place % Math.max(1, choices.length)]
  }

  private edit(change: (choices: readonly Choice[]) => readonly Choice[]): boolean {
    const { draft, others } = this.state.shelf
    if (draft === null) return false
    const before = choicesOf(draft, SHORT.batchId)
    const after = change(before)
    if (after === before) return false
    this.send({ type: 'edited', shelf: { draft: withChoices(draft, SHORT, after, AT), others } })
    return true
  }

  private outcome({ do: what, draft }: Call): SyncEvent {
    const draftId = draft.id
    if (what === 'score') {
      const { scoreId } = GRADES.find(({ grade }) => grade.score === draft.gradeInfo.score) ?? { scoreId: 7 }
      return { type: 'scored', draftId, scoreId }
    }
    if (what === 'look') return { type: 'looked', draftId, held: this.account.look(draft), at: AT }
    const saved = this.account.save(draft)
    if (saved.is === 'gone') return { type: 'gone', draftId }
    if (saved.is === 'newer') return { type: 'clashed', draftId, held: saved.held, copyId: newId() }
    return { type: 'saved', draftId, revision: draft.revision, held: saved.held }
  }
}
