import { create } from 'zustand'
import { raiseFlag } from './storage.ts'

/** Popups of the whole application that wait their turn: first in, first out, no two alike. */
export type QueuedPopup =
  | { readonly kind: 'banned' }
  | { readonly kind: 'mini' }
  | { readonly kind: 'error'; readonly message: string }

interface Popups {
  readonly queue: readonly QueuedPopup[]
  /** Why sign-in is asked, shown under its title; null: closed. */
  readonly signIn: { readonly reason: string } | null
  readonly bindOpen: boolean
}

export const usePopups = create<Popups>(() => ({ queue: [], signIn: null, bindOpen: false }))

export function queuePopup(popup: QueuedPopup): void {
  usePopups.setState(({ queue }) => ({
    queue: queue.some((other) => isSamePopup(other, popup)) ? queue : [...queue, popup],
  }))
}

/** Closes the popup at the head of the queue; the mini-program's does not come again in this session. */
export function closeQueuedPopup(): void {
  const [head, ...rest] = usePopups.getState().queue
  if (head?.kind === 'mini') raiseFlag('closeMini')
  usePopups.setState({ queue: rest })
}

export function openSignIn(reason = ''): void {
  usePopups.setState({ signIn: { reason } })
}

export function closeSignIn(): void {
  usePopups.setState({ signIn: null })
}

export function openBind(): void {
  usePopups.setState({ bindOpen: true })
}

export function closeBind(): void {
  usePopups.setState({ bindOpen: false })
}

function isSamePopup(a: QueuedPopup, b: QueuedPopup): boolean {
  return a.kind === b.kind && (a.kind === 'error' && b.kind === 'error' ? a.message === b.message : true)
}
