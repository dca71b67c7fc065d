import { ratioBand, SECTION_NAMES } from '@wenjin/engine'
import type { RatioBand, Section } from '@wenjin/engine'
import { classNames } from './class-names.ts'
import { chanceText } from './figures.ts'
import styles from './band-figure.module.css'

const BAND_CLASS: Readonly<Record<RatioBand, string | undefined>> = {
  grey: styles.grey,
  orangeRed: styles.orangeRed,
  orange: styles.orange,
  green: styles.green,
  teal: styles.teal,
  blue: styles.blue,
  darkBlue: styles.darkBlue,
}

interface BandFigureProps {
  /** Chance of filing in [0, 1]; null: 数据不足. */
  readonly probability: number | null
  /** Score ratio, which sets the colour; null: grey. */
  readonly ratio: number | null
  readonly section: Section | 'unknown'
}

/** A chance: figure, word of its section, colour of its band; never the colour alone. */
export function BandFigure({ probability: chance, ratio, section }: BandFigureProps) {
  const band = BAND_CLASS[ratio === null ? 'grey' : ratioBand(ratio)]
  return (
    <span className={classNames(styles.band, band)}>
      <span className={styles.figure}>{chance === null ? '--' : chanceText(chance)}</span>
      <span className={styles.word}>{section === 'unknown' ? '数据不足' : SECTION_NAMES[section]}</span>
    </span>
  )
}
