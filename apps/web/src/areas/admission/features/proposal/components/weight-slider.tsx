import { MAX_WEIGHT } from '@wenjin/engine'
import { SIDE_NAMES, SIDE_NOTES, weightText } from '../preferences.ts'
import type { Side } from '../preferences.ts'
import { RangeSlider } from './range-slider.tsx'

interface WeightSliderProps {
  readonly side: Side
  readonly weight: number
  readonly onWeight: (weight: number) => void
}

/** How much one side counts, from 0 to 5. */
export function WeightSlider({ side, weight, onWeight }: WeightSliderProps) {
  return (
    <RangeSlider
      name={SIDE_NAMES[side]}
      value={weight}
      max={MAX_WEIGHT}
      step={1}
      text={`${weight} ${weightText(side, weight)}`}
      note={SIDE_NOTES[side]}
      onValue={onWeight}
    />
  )
}
