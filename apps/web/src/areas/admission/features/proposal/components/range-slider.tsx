import { useId } from 'react'
import styles from './weight-slider.module.css'

interface RangeSliderProps {
  readonly name: string
  readonly value: number
  readonly max: number
  readonly step: number
  /** What the value means, beside its name. */
  readonly text: string
  readonly note?: string
  readonly onValue: (value: number) => void
}

/** A number that is pulled along a line, with what it means. */
export function RangeSlider({ name, value, max, step, text, note = '', onValue }: RangeSliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label className={styles.head} htmlFor={id}>
        <strong>{name}</strong>
        <span className="accent">{text}</span>
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onValue(Number(target.value))}
      />
      <p className={styles.note} id={`${id}-note`}>
        {note}
      </p>
    </div>
  )
}
