import { useEffect } from 'react'
import type { RefObject } from 'react'

const PROPERTY = '--toast-bottom'
/** Between the bar and the toast, in CSS pixels. */
const GAP = 12

/** Keeps toasts above a bar that stands at the bottom of the screen, however high its text makes it. */
export function useToastAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = (): void => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0
      style.setProperty(PROPERTY, `${below + element.offsetHeight + GAP}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [bar])
}
