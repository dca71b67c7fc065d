import styles from './preference-picker.module.css'

interface PreferenceChipProps {
  readonly text: string
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One thing that may be preferred. */
export function PreferenceChip({ text, chosen, onToggle }: PreferenceChipProps) {
  return (
    <button type="button" className={`chip ${styles.chip}`} aria-pressed={chosen} onClick={onToggle}>
      {text}
    </button>
  )
}
