import { calibrationDots, calibrationText } from '../calibration.ts'
import type { Reliability } from '../api.ts'
import styles from './calibration-chart.module.css'

const HEIGHT = 220
const ACROSS = ['0', '50%', '100%']
const DOWN = ['100%', '50%', '0']
const LINES = [25, 50, 75]

/** Chance told against the share that was filed: on the diagonal what was told came true. */
export function CalibrationChart({ bins }: Pick<Reliability, 'bins'>) {
  return (
    <figure className={styles.chart}>
      <p className="note" aria-hidden="true">
        ↑ 实际投进的比例
      </p>
      <div className={styles.frame}>
        <p className={styles.ys} aria-hidden="true">
          {DOWN.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
        <svg
          className={styles.plot}
          height={HEIGHT}
          role="img"
          aria-label={calibrationText(bins)}
          focusable="false"
        >
          <rect className={styles.ground} width="100%" height="100%" />
          {LINES.map((at) => (
            <g key={at} className={styles.grid}>
              <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
              <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            </g>
          ))}
          <line className={styles.diagonal} x1="0" x2="100%" y1="100%" y2="0" />
          {calibrationDots(bins).map(({ told, filed, radius }) => (
            <g key={told}>
              <line
                className={styles.miss}
                x1={percent(told)}
                x2={percent(told)}
                y1={percent(1 - told)}
                y2={percent(1 - filed)}
              />
              <circle className={styles.dot} cx={percent(told)} cy={percent(1 - filed)} r={radius} />
            </g>
          ))}
        </svg>
        <p className={styles.xs} aria-hidden="true">
          {ACROSS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
      <p className="note right" aria-hidden="true">
        说的概率 →
      </p>
      <figcaption className="note mt-4">
        一个点是一档概率，点越大人次越多。落在斜线上，就是说多少准多少；在斜线上方，是实际比说的好。
      </figcaption>
    </figure>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
