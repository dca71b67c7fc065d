import { useId } from 'react'
import type { CutoffCurve } from '../cutoff-curve.ts'
import { CURVE_POINTS } from '../cutoff-curve.ts'
import { markClass } from './rank-strip.tsx'
import styles from './cutoff-picture.module.css'

const WIDTH = 1000
const TOP = 26
const HEIGHT = 110
const BASE = TOP + HEIGHT
const ROW = 16

/** Where this year's cut-off is expected: the hill; right of the candidate's rank it is reached. */
export function CutoffPicture({ curve, text }: { readonly curve: CutoffCurve; readonly text: string }) {
  const reached = useId()
  const hill = hillOf(curve.heights)
  return (
    <figure className={styles.picture}>
      <svg
        className="block full"
        height={BASE + 14 + curve.past.length * ROW}
        role="img"
        aria-label={text}
        focusable="false"
      >
        <svg
          width="100%"
          height={BASE}
          viewBox={`0 0 ${WIDTH} ${BASE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <clipPath id={reached}>
              <rect x={curve.own * WIDTH} width={WIDTH} height={BASE} />
            </clipPath>
          </defs>
          <path className={styles.hill} d={hill} />
          <path className={styles.reached} d={hill} clipPath={`url(#${reached})`} />
        </svg>
        <line className={styles.axis} x1="0" x2="100%" y1={BASE} y2={BASE} />
        <line
          className={styles.interval}
          x1={percent(curve.low)}
          x2={percent(curve.high)}
          y1={BASE + 6}
          y2={BASE + 6}
        />
        <line className={styles.own} x1={percent(curve.own)} x2={percent(curve.own)} y1={TOP - 6} y2={BASE} />
        <text className={styles.me} x={percent(inside(curve.own))} y={TOP - 11}>
          我的位次
        </text>
        {curve.past.map(({ year, at }, i) => (
          <g key={year}>
            <circle className={markClass(i)} cx={percent(at)} cy={BASE + 20 + i * ROW} r="4" />
            <text
              className={at > 0.5 ? styles.before : styles.after}
              x={percent(at)}
              dx={at > 0.5 ? -9 : 9}
              y={BASE + 24 + i * ROW}
            >
              {year}年
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="note row wrap between">
        <span>← 位次更靠前（更难）</span>
        <span>位次更靠后 →</span>
      </figcaption>
      <p className="note row wrap">
        <span className={styles.key} aria-hidden="true" />
        投得进的部分
        <span className={styles.keyLine} aria-hidden="true" />
        八成把握的范围
      </p>
    </figure>
  )
}

function hillOf(heights: readonly number[]): string {
  const points = heights.map((height, i) => {
    const x = (i / (CURVE_POINTS - 1)) * WIDTH
    return `${x.toFixed(1)} ${(BASE - height * HEIGHT).toFixed(1)}`
  })
  return `M0 ${BASE}L${points.join('L')}L${WIDTH} ${BASE}Z`
}

/** Keeps a label off the edges. */
function inside(share: number): number {
  return Math.min(0.88, Math.max(0.12, share))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
