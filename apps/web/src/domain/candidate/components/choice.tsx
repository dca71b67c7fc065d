import { classNames } from '../../../shared/ui/class-names.ts'
import styles from './choice.module.css'

interface ChoiceRowProps<V extends string> {
  /** Two characters, in front of the row. */
  readonly label: string
  /** The whole name, for a screen reader. */
  readonly hint: string
  readonly columns: 2 | 3 | 4
  readonly problem: string | undefined
  /** radio: one of them; checkbox: several. */
  readonly kind: 'radio' | 'checkbox'
  /** Name of the controls in the form's data. */
  readonly name: string
  readonly options: readonly { readonly value: V; readonly text: string; readonly chosen: boolean }[]
  readonly onPick: (value: V) => void
}

/** A labelled row of things to choose from: native controls under chips, so that they work before the script does. */
export function ChoiceRow<V extends string>(props: ChoiceRowProps<V>) {
  const { label, hint, columns, problem, kind, name, options, onPick } = props
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{hint}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={classNames('fill stack', styles[`of${columns}`])}>
        {options.map(({ value, text, chosen }) => (
          <label className={styles.choice} key={value}>
            <input
              className={styles.input}
              type={kind}
              name={name}
              value={value}
              checked={chosen}
              onChange={() => onPick(value)}
            />
            <span className={`chip ${styles.chip}`}>{text}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
