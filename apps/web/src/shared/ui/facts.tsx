import { classNames } from './class-names.ts'
import styles from './facts.module.css'

/** One fact: 年份 2025, 来源 湖南省教育考试院. */
export interface Fact {
  readonly name: string
  readonly value: string
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** What is told stands at the right edge. */
  readonly right?: boolean
}

/** Facts line by line, each with its name in front. */
export function Facts({ facts, right = false }: FactsProps) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className={classNames(styles.fact, right && styles.right)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
