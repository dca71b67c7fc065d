import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'
import styles from './choice.module.css'

interface ChoiceRowProps {
  /** Two characters, in front of the row. */
  readonly label: string
  /** The whole name, for a screen reader. */
  readonly hint: string
  readonly columns: 2 | 3 | 4
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A labelled row of things to choose from. */
export function ChoiceRow({ label, hint, columns, problem, children }: ChoiceRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{hint}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={classNames(styles.grid, styles[`of${columns}`])}>{children}</div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly text: string
}

/** One of them: a native control under a chip, so that it works before the script does. */
export function Choice({ kind, name, value, checked, onChange, text }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.input}
        type={kind}
        name={name}
        value={value}
        checked={checked}
        onChange={onChange}
      />
      <span className={styles.chip}>{text}</span>
    </label>
  )
}
