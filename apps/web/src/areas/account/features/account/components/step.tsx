import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './step.module.css'

interface StepProps {
  readonly title: string
  /** Where it stands among the others: 第1步，共2步. */
  readonly place?: string
  readonly children: ReactNode
}

/** One step of a popup; it takes the focus that was in the step before it. */
export function Step({ title, place, children }: StepProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.step} ref={element} tabIndex={-1} role="group" aria-label={title}>
      {place !== undefined && <p className="note">{place}</p>}
      <h3 className="mb-12">{title}</h3>
      {children}
    </div>
  )
}
