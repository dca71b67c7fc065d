/**
 * Keeps a finger on a popup from scrolling the page behind it where the browser does not do so itself (iOS before
 * 16): a move is let through only to something inside the popup that can scroll that way.
 */
export function lockTouch(popup: HTMLElement): () => void {
  let lastY = 0
  const start = (event: TouchEvent): void => {
    lastY = event.touches[0]?.clientY ?? 0
  }
  const move = (event: TouchEvent): void => {
    const y = event.touches[0]?.clientY ?? lastY
    if (event.touches.length > 1 || !event.cancelable) return
    const target = event.target
    if (!(target instanceof Element) || !canScroll(target, popup, lastY - y)) event.preventDefault()
    lastY = y
  }
  popup.addEventListener('touchstart', start, { passive: true })
  popup.addEventListener('touchmove', move, { passive: false })
  return () => {
    popup.removeEventListener('touchstart', start)
    popup.removeEventListener('touchmove', move)
  }
}

/** Whether anything from the touched element up to the popup can scroll by the way; sideways scrollers count. */
function canScroll(from: Element, popup: HTMLElement, way: number): boolean {
  for (let one: Element | null = from; one !== null; one = one === popup ? null : one.parentElement) {
    if (one instanceof HTMLInputElement && one.type === 'range') return true
    const { overflowX, overflowY } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) return true
    if (!/auto|scroll/.test(overflowY) || one.scrollHeight <= one.clientHeight) continue
    const room = way > 0 ? one.scrollHeight - one.clientHeight - one.scrollTop : one.scrollTop
    if (room > 0) return true
  }
  return false
}
