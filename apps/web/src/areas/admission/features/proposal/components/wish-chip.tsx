import styles from './wish-picker.module.css'

interface WishChipProps {
  readonly text: string
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One thing that may be wished for. */
export function WishChip({ text, chosen, onToggle }: WishChipProps) {
  return (
    <button type="button" className={`chip ${styles.chip}`} aria-pressed={chosen} onClick={onToggle}>
      {text}
    </button>
  )
}
