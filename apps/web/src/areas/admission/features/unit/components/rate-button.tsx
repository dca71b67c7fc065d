import type { Unit } from '@wenjin/contract'
import { BandFigure } from '../../../../../shared/ui/band-figure.tsx'
import styles from './rate-button.module.css'

interface RateButtonProps {
  readonly unit: Pick<Unit, 'probability' | 'ratio' | 'section'>
  readonly onRate: () => void
}

/** A chance that tells on tap what it means. */
export function RateButton({ unit, onRate }: RateButtonProps) {
  return (
    <button type="button" className={styles.rate} aria-haspopup="dialog" onClick={onRate}>
      <BandFigure probability={unit.probability} ratio={unit.ratio} section={unit.section} />
      <span className="visually-hidden">，概率解读</span>
    </button>
  )
}
