import { MAX_WEIGHT } from '@wenjin/engine'
import { useId } from 'react'
import { SIDE_NAMES, SIDE_NOTES, weightText } from '../preferences.ts'
import type { Side } from '../preferences.ts'
import styles from './weight-slider.module.css'

interface WeightSliderProps {
  readonly side: Side
  readonly weight: number
  readonly onWeight: (weight: number) => void
}

/** How much one side counts, from 0 to 5. */
export function WeightSlider({ side, weight, onWeight }: WeightSliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label className={styles.head} htmlFor={id}>
        <strong>{SIDE_NAMES[side]}</strong>
        <span className="accent">
          {weight} {weightText(side, weight)}
        </span>
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={MAX_WEIGHT}
        step={1}
        value={weight}
        aria-valuetext={`${weight}，${weightText(side, weight)}`}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onWeight(Number(target.value))}
      />
      <p className={styles.note} id={`${id}-note`}>
        {SIDE_NOTES[side]}
      </p>
    </div>
  )
}
