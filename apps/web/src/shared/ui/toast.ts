import { create } from 'zustand'

const DEFAULT_MS = 2000
/** A toast with an action stays long enough to be reached. */
const WITH_ACTION_MS = 6000

interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: ToastAction | undefined
}

interface ToastAction {
  readonly text: string
  readonly run: () => void
}

interface ToastOptions {
  /** Milliseconds on screen: 2000, or 6000 with an action. */
  readonly ms?: number
  readonly action?: ToastAction
}

export const useToast = create<{ readonly toast: Toast | null }>(() => ({ toast: null }))

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Says a short sentence above the page; the newest replaces the one before. */
export function toast(text: string, { ms, action }: ToastOptions = {}): void {
  clearTimeout(timer)
  useToast.setState({ toast: { id: ++lastId, text, action } })
  timer = setTimeout(closeToast, ms ?? (action === undefined ? DEFAULT_MS : WITH_ACTION_MS))
}

export function closeToast(): void {
  clearTimeout(timer)
  useToast.setState({ toast: null })
}
