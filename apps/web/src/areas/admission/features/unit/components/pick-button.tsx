import { useThrottled } from '../../../../../shared/lib/use-throttled.ts'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import styles from './pick-button.module.css'

interface PickButtonProps {
  /** What is added, for a screen reader: 中南大学第103组. */
  readonly name: string
  /** Its place among the choices, from 1; undefined: not chosen. */
  readonly place: number | undefined
  /** Why it cannot be added, told where it is tapped; '' where it can. */
  readonly against?: string
  readonly onToggle: () => void
}

/** Adds to the list; once added it shows the number of the choice and takes it back. */
export function PickButton({ name, place, against = '', onToggle }: PickButtonProps) {
  const chosen = place !== undefined
  const closed = !chosen && against !== ''
  const toggle = useThrottled(onToggle)
  return (
    <button
      type="button"
      className="square"
      aria-pressed={chosen}
      aria-disabled={closed}
      aria-label={
        chosen
          ? `${name}，已填第${place}志愿，移出志愿表`
          : closed
            ? `${name}，${against}`
            : `${name}，加入志愿表`
      }
      onClick={toggle}
    >
      <span className={classNames(styles.face, chosen && styles.chosen, closed && styles.closed)}>
        {chosen ? place : <Icon name="plus" size={18} />}
      </span>
    </button>
  )
}
