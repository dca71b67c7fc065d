import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Number of bars, each of a line's height. */
  readonly lines?: number
  /** Drawn as cards of that many, for lists. */
  readonly cards?: number
}

/** The shape of what is coming. Shows after 200 ms only, so that what comes at once does not flash. */
export function Skeleton({ lines = 3, cards }: SkeletonProps) {
  return (
    <output className={styles.wait}>
      <span className="visually-hidden">正在加载</span>
      {cards === undefined ? <Bars count={lines} /> : <Cards count={cards} lines={lines} />}
    </output>
  )
}

function Cards({ count, lines }: { readonly count: number; readonly lines: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span className={styles.card} key={i}>
      <Bars count={lines} />
    </span>
  ))
}

function Bars({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <span className={classNames(styles.bar, i === count - 1 && styles.short)} key={i} />
  ))
}
