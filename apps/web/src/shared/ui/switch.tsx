import { classNames } from './class-names.ts'
import styles from './switch.module.css'

interface SwitchProps {
  readonly on: boolean
  /** Name for a screen reader: 第3志愿服从专业调剂. */
  readonly name: string
  /** What stands beside it: says the present state. */
  readonly text: string
  readonly onToggle: () => void
}

/** A setting that is on or off. */
export function Switch({ on, name, text, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      className={styles.switch}
      role="switch"
      aria-checked={on}
      aria-label={name}
      onClick={onToggle}
    >
      <span className={classNames(styles.track, on && styles.on)}>
        <span className={styles.knob} />
      </span>
      <span>{text}</span>
    </button>
  )
}
