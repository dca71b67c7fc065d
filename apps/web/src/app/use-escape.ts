import { useEffect } from 'react'
import { closeTopPopup } from '../shared/lib/popup-stack.ts'

/** The Escape key closes the popup on top. */
export function useEscape(): void {
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeTopPopup()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
}
