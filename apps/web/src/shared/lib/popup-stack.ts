/**
 * The popups open now, lowest first. The one on top owns the back button, the Escape key and the focus; while
 * there is any, the page behind is out of reach and does not scroll.
 */
interface StackedPopup {
  readonly element: HTMLElement
  readonly close: () => void
}

const stack: StackedPopup[] = []
const listeners = new Set<(depth: number) => void>()

/** Puts a popup on top; answers how to take it out again. */
export function stackPopup(popup: StackedPopup): () => void {
  stack.push(popup)
  refresh()
  return () => {
    const position = stack.indexOf(popup)
    if (position >= 0) stack.splice(position, 1)
    refresh()
  }
}

export function popupDepth(): number {
  return stack.length
}

/** Closes the popup on top; answers false when none is open. */
export function closeTopPopup(): boolean {
  const top = stack.at(-1)
  top?.close()
  return top !== undefined
}

/** Calls back with the number of open popups after each change. */
export function onPopupDepth(changed: (depth: number) => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Lets the page scroll again, unless a popup is open over it. */
export function settleScroll(): void {
  document.documentElement.classList.toggle('no-scroll', stack.length > 0)
}

function refresh(): void {
  const open = stack.length > 0
  settleScroll()
  setReachable(document.getElementById('root'), !open)
  for (const [i, { element }] of stack.entries()) setReachable(element, i === stack.length - 1)
  for (const changed of listeners) changed(stack.length)
}

function setReachable(element: HTMLElement | null, reachable: boolean): void {
  if (element === null) return
  element.toggleAttribute('inert', !reachable)
  if (reachable) element.removeAttribute('aria-hidden')
  else element.setAttribute('aria-hidden', 'true')
}
