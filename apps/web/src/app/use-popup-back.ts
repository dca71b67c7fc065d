import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { closeTopPopup, onPopupDepth, popupDepth } from '../shared/lib/popup-stack.ts'

/** State of the entry put on top of a visit's first one, so that there is something to go back from. */
interface Spare {
  readonly spare?: boolean
}

/**
 * The browser's back (and the Escape key) closes the popup on top first and leaves the page second. A visit that begins on a page has no
 * entry behind it that back could be caught on: its first popup adds one, which back then skips.
 */
export function usePopupBack(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && popupDepth() > 0)
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closeTopPopup()
  }, [blocker])
  useEffect(() => {
    let last = popupDepth()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onPopupDepth((depth) => {
      // only the first popup adds the entry: when one of two closes, back is still on its way to where it stood
      const first = last === 0 && depth === 1
      last = depth
      clearTimeout(timer)
      // a popup that comes with a way out of the page would stop that way here: the entry goes on where it ends
      if (first) timer = setTimeout(addSpare)
    })
    function addSpare(): void {
      if (historyIndex() !== 0) return
      void navigate(addressHere(), { state: { spare: true }, preventScrollReset: true })
    }
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [navigate])
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeTopPopup()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
  const isSpare = (location.state as Spare | null)?.spare === true
  useEffect(() => {
    if (!isSpare) return
    return () => {
      if (historyIndex() === 0) window.history.back()
    }
  }, [isSpare])
}

/** Present address below the base. */
function addressHere(): string {
  const { pathname, search, hash } = window.location
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}${hash}`
}

function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx
}
