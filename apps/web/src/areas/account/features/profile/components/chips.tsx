import styles from './chips.module.css'

interface ChipsProps {
  /** What the list is of, for a screen reader. */
  readonly name: string
  readonly options: readonly string[]
  readonly chosen: (option: string) => boolean
  readonly onPick: (option: string) => void
}

/** Short words to be chosen by a tap. */
export function Chips({ name, options, chosen, onPick }: ChipsProps) {
  return (
    <ul className={styles.chips} aria-label={name}>
      {options.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={`chip ${styles.chip}`}
            aria-pressed={chosen(option)}
            onClick={() => onPick(option)}
          >
            {option}
          </button>
        </li>
      ))}
    </ul>
  )
}
