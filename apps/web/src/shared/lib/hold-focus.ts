const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])'

function focusableIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => !one.hasAttribute('disabled') && one.getClientRects().length > 0,
  )
}

/**
 * Moves the focus into a popup (to [data-autofocus], else the popup itself) and keeps Tab inside it.
 * Answers how to let go: the focus returns to where it was.
 */
export function holdFocus(box: HTMLElement): () => void {
  const before = document.activeElement
  const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? box
  first.focus({ preventScroll: true })
  box.addEventListener('keydown', turnAround)
  return () => {
    box.removeEventListener('keydown', turnAround)
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

function turnAround(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const box = event.currentTarget as HTMLElement
  const all = focusableIn(box)
  const last = all[all.length - 1]
  const from = document.activeElement
  if (event.shiftKey && (from === all[0] || from === box)) move(event, last ?? box)
  else if (!event.shiftKey && (from === last || last === undefined)) move(event, all[0] ?? box)
}

function move(event: KeyboardEvent, to: HTMLElement): void {
  event.preventDefault()
  to.focus()
}
