import { CallError, REACTIONS, RESTORE_DAYS } from '@wenjin/contract'
import { isPassingFailure } from '../../shared/lib/passing-failure.ts'
import { toast } from '../../shared/ui/toast.ts'
import { lookFor, saveList } from './api.ts'
import { sameContent } from './compare.ts'
import { choiceCount } from './choice-list.ts'
import type { ChoiceList, ListCandidate } from './choice-list.ts'
import { moment, newId, performEffects, send, useList } from './store.ts'
import type { Effect, SyncEvent } from './sync-state.ts'

/** What the keeping of lists needs of the rest of the application. */
export interface SyncPorts {
  /** Saves a candidate to the account; answers its scoreId. */
  readonly saveCandidate: (candidate: ListCandidate) => Promise<number>
  /** A list was saved: what shows the account's lists is out of date. */
  readonly onSaved: () => void
}

/** A page that was away longer than this asks again what the account holds. */
const AWAY_MS = 60_000

/** Does what the steps of the machine ask for, and tells it what happens around the page. Returns a function that stops it. */
export function startSync(ports: SyncPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = 0
  const stopEffects = performEffects((effect) => {
    clearTimeout(timer)
    if (effect.do === 'wait') timer = setTimeout(() => send({ type: 'due' }), effect.ms)
    else void run(effect, ports)
  })
  const hide = (): void => {
    hiddenAt = Date.now()
    send({ type: 'hidden' })
  }
  const turn = (): void => {
    if (document.visibilityState === 'hidden') hide()
    else if (Date.now() - hiddenAt > AWAY_MS) send({ type: 'resumed' })
  }
  send({ type: navigator.onLine ? 'online' : 'offline' })
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  window.addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', turn)
  return () => {
    clearTimeout(timer)
    stopEffects()
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    window.removeEventListener('pagehide', hide)
    document.removeEventListener('visibilitychange', turn)
  }
}

function online(): void {
  send({ type: 'online' })
}

function offline(): void {
  send({ type: 'offline' })
}

/** Does one thing and sends its outcome, unless another account signed in meanwhile. */
async function run(effect: Exclude<Effect, { do: 'wait' }>, ports: SyncPorts): Promise<void> {
  const customerId = useList.getState().sync.customerId
  if (customerId === null) return
  const outcome = await outcomeOf(effect, customerId, ports)
  if (useList.getState().sync.customerId !== customerId) return
  const before = useList.getState().sync.shelf.list
  send(outcome)
  if (outcome.type === 'saved') ports.onSaved()
  if (outcome.type === 'looked') tellTakenOver(before, useList.getState().sync.shelf.list)
}

/** A list that another phone changed or deleted changes here by itself: says so. */
function tellTakenOver(before: ChoiceList | null, after: ChoiceList | null): void {
  if (before === null || after === null || choiceCount(before) === 0 || sameContent(before, after)) return
  toast(
    choiceCount(after) === 0
      ? `志愿表已在另一台设备删除，${RESTORE_DAYS}天内可恢复`
      : '志愿表已更新为另一台设备保存的版本',
    { ms: 3000 },
  )
}

async function outcomeOf(
  effect: Exclude<Effect, { do: 'wait' }>,
  customerId: number,
  ports: SyncPorts,
): Promise<SyncEvent> {
  const { list } = effect
  const listId = list.id
  try {
    if (effect.do === 'score') {
      return { type: 'scored', listId, scoreId: await ports.saveCandidate(list.candidate) }
    }
    if (effect.do === 'look') {
      return { type: 'looked', listId, held: await lookFor(list, customerId), at: moment() }
    }
    const saved = await saveList(list, customerId)
    if (saved.is === 'gone') return { type: 'gone', listId }
    if (saved.is === 'newer') return { type: 'clashed', listId, held: saved.held, copyId: newId() }
    return { type: 'saved', listId, revision: list.revision, held: saved.held }
  } catch (error) {
    return failureOf(error, list)
  }
}

function failureOf(error: unknown, list: ChoiceList): SyncEvent {
  if (!(error instanceof CallError) || isPassingFailure(error)) return { type: 'failed', listId: list.id }
  const reaction = error.code === 'transport' ? 'none' : REACTIONS[error.code]
  if (reaction === 'session-lost') return { type: 'signedOut' }
  return { type: 'refused', listId: list.id, revision: list.revision, message: error.message }
}
