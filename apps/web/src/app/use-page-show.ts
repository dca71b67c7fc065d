import { useEffect, useEffectEvent } from 'react'

/**
 * Runs at each show of a page: on arriving at a path, and on coming back to it from another application or out of the
 * browser's cache.
 */
export function usePageShow(path: string, shown: (path: string) => void): void {
  const show = useEffectEvent(shown)
  useEffect(() => {
    show(path)
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') show(path)
    }
    const onRestored = (event: PageTransitionEvent): void => {
      if (event.persisted) show(path)
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onRestored)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onRestored)
    }
  }, [path])
}
