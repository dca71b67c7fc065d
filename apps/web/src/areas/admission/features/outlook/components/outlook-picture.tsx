import { useId } from 'react'
import type { Simulation } from '../simulate.ts'
import { simulationText } from '../words.ts'
import styles from './outlook-picture.module.css'

const HEIGHT = 28
/** Segments of less than this share carry no number. */
const LABEL_FROM = 0.07

/** Every way the list may end side by side, as wide as it is likely: choices in their order, then refusal and slipping. */
export function OutlookPicture({ simulation }: { readonly simulation: Simulation }) {
  const hatch = useId()
  const { ends, refusal, slipping } = simulation
  const segments = segmentsOf(ends)
  const taken = segments.reduce((sum, { width }) => sum + width, 0)
  return (
    <figure className={styles.picture}>
      <svg
        className={styles.bar}
        height={HEIGHT}
        role="img"
        aria-label={simulationText(simulation)}
        focusable="false"
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles.ground} width="6" height="6" />
            <rect className={styles.stroke} width="3" height="6" />
          </pattern>
        </defs>
        <rect className={styles.empty} width="100%" height={HEIGHT} />
        {segments.map(({ place, from, width }, i) => (
          <g key={place}>
            <rect
              className={i % 2 === 0 ? styles.even : styles.odd}
              x={percent(from)}
              width={percent(width)}
              height={HEIGHT}
            />
            {width >= LABEL_FROM && (
              <text
                className={i % 2 === 0 ? styles.onEven : styles.onOdd}
                x={percent(from + width / 2)}
                y={HEIGHT / 2}
                dy="0.35em"
              >
                {place}
              </text>
            )}
          </g>
        ))}
        <rect className={styles.refused} x={percent(taken)} width={percent(refusal)} height={HEIGHT} />
        <rect
          x={percent(taken + refusal)}
          width={percent(slipping)}
          height={HEIGHT}
          fill={`url(#${hatch})`}
        />
      </svg>
      <figcaption className={styles.legend}>
        <span>
          <span className={styles.keyTaken} aria-hidden="true" />
          各志愿录取（数字为志愿序号）
        </span>
        <span>
          <span className={styles.keyRefused} aria-hidden="true" />
          退档
        </span>
        <span>
          <span className={styles.keySlipped} aria-hidden="true" />
          滑档
        </span>
      </figcaption>
    </figure>
  )
}

interface Segment {
  readonly place: number
  readonly from: number
  readonly width: number
}

function segmentsOf(ends: Simulation['ends']): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const { place, taken } of ends) {
    if (taken <= 0) continue
    segments.push({ place, from, width: taken })
    from += taken
  }
  return segments
}

function percent(share: number): string {
  return `${(Math.max(0, share) * 100).toFixed(3)}%`
}
