import type { ReactNode } from 'react'
import styles from './sign-in-sheet.module.css'

interface SignInFieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: string
  readonly maxLength: number
  readonly placeholder: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
  /** At the right, inside the frame. */
  readonly children?: ReactNode
}

/** A field of digits with its problem under it. */
export function SignInField({ label, problem, value, onChange, children, ...input }: SignInFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <input
          {...input}
          className={styles.input}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={problem !== undefined}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        />
        {children}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
