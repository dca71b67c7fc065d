import { useSyncExternalStore } from 'react'

/** The element beside the application that popups and toasts are drawn into; null where there is no page. */
export function usePopupHost(): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.getElementById('popups'),
    () => null,
  )
}

function neverChanges(): () => void {
  return () => {}
}
