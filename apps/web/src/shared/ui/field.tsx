import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  /** id of the control. */
  readonly id: string
  readonly label: string
  /** At the right of the label: how much is written. */
  readonly aside?: string | undefined
  readonly problem: string | undefined
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** A control with its label above and what is wrong with it, or what it is for, below. */
export function Field({ id, label, aside, problem, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {aside !== undefined && <span aria-hidden="true">{aside}</span>}
      </label>
      {children}
      {hint !== undefined && problem === undefined && (
        <span className={styles.hint} id={`${id}-note`}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span className={styles.problem} id={`${id}-note`} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
