import type { Unit } from '@wenjin/contract'
import { rankStrip, stripText } from '../rank-strip.ts'
import styles from './rank-strip.module.css'

interface RankStripProps {
  readonly unit: Pick<Unit, 'history' | 'cutoffLow' | 'cutoffHigh'>
  readonly ownRank: number
  /** With the years beside their marks. */
  readonly labelled?: boolean
}

/** Past cut-off ranks on one line with the candidate's own; the further left, the stronger. */
export function RankStrip({ unit, ownRank, labelled = false }: RankStripProps) {
  const strip = rankStrip(unit, ownRank)
  if (strip === null) return null
  const middle = labelled ? 10 : 8
  return (
    <svg
      className={styles.strip}
      height={labelled ? 38 + Math.max(...strip.marks.map(({ row }) => row)) * 15 : 16}
      role="img"
      aria-label={stripText(unit, ownRank)}
      focusable="false"
    >
      <line className={styles.axis} x1="0" x2="100%" y1={middle} y2={middle} />
      {strip.band !== null && (
        <rect
          className={styles.band}
          x={percent(strip.band.from)}
          width={percent(strip.band.to - strip.band.from)}
          y={middle - 3}
          height="6"
          rx="3"
        />
      )}
      {strip.marks.map(({ year, at }, i) => (
        <circle key={year} className={markClass(i)} cx={percent(at)} cy={middle} r={i === 2 ? 2.5 : 3.5} />
      ))}
      <circle className={styles.own} cx={percent(strip.own)} cy={middle} r="8" />
      <text className={styles.me} x={percent(strip.own)} y={middle + 4}>
        我
      </text>
      {labelled &&
        strip.marks.map(({ year, at, row }) => (
          <text key={year} className={styles.label} x={percent(at)} y={32 + row * 15}>
            {year}
          </text>
        ))}
    </svg>
  )
}

/** The latest year is filled, the one before hollow, the one before that small. */
export function markClass(age: number): string | undefined {
  return age === 0 ? styles.latest : styles.mark
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
