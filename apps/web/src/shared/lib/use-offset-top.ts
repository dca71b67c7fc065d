import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Distance of an element from the top of the page in CSS pixels, kept true while what stands above it grows or shrinks. */
export function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const measure = (): void => setTop(element.current?.offsetTop ?? 0)
    const frame = requestAnimationFrame(measure)
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])
  return top
}
