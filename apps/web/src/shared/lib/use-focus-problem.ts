import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Puts the person at the first field of a form that needs them, each time `look` is called. */
export function useFocusProblem(): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly look: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [looks])
  return { form, look: () => setLooks((before) => before + 1) }
}
