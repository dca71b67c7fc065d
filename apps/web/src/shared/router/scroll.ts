/** Session storage: how far each entry of the history was scrolled. */
const STORE = 'scroll'

/** Entry's key → pixels from the top. */
let positions: Record<string, number> | undefined

/** How far an entry was scrolled when it was left; 0 for a new one. */
export function positionOf(key: string): number {
  return readPositions()[key] ?? 0
}

export function rememberPosition(key: string): void {
  readPositions()[key] = window.scrollY
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions))
  } catch {
    // Blocked storage: known as long as the page lives.
  }
}

function readPositions(): Record<string, number> {
  try {
    return (positions ??= JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>)
  } catch {
    return (positions = {})
  }
}
