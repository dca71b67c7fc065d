import { MAX_PERCENTAGE } from '@wenjin/engine'
import { movedGradient } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import { RangeSlider } from './range-slider.tsx'

type Gradient = Pick<Preferences, 'reach' | 'match'>

interface GradientFieldProps {
  readonly gradient: Gradient
  readonly onGradient: (gradient: Gradient) => void
}

/** How many of the choices are 冲 and 稳; the rest is 保, a fifth at the least. */
export function GradientField({ gradient, onGradient }: GradientFieldProps) {
  const rest = 100 - gradient.reach - gradient.match
  const slider = (side: keyof Gradient, name: string, note: string) => (
    <RangeSlider
      name={name}
      value={gradient[side]}
      max={MAX_PERCENTAGE}
      step={1}
      text={`${gradient[side]}%`}
      note={note}
      onValue={(value) => onGradient(movedGradient(gradient, side, value))}
    />
  )
  return (
    <>
      {slider('reach', '冲的比例', '投档概率5%到50%')}
      {slider('match', '稳的比例', `投档概率50%到85%。其余${rest}%是保，至少留20%`)}
    </>
  )
}
