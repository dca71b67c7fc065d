import type { Unit } from '@wenjin/contract'
import { countText } from '../../../../../shared/ui/figures.ts'
import { markClass, RankStrip } from './rank-strip.tsx'
import styles from './history-line.module.css'

interface HistoryLineProps {
  readonly unit: Unit
  readonly ownRank: number
}

/** The last three years in one look: line, rank, plan, and where the candidate stands among them. */
export function HistoryLine({ unit, ownRank }: HistoryLineProps) {
  if (unit.history.length === 0) return <span className={styles.none}>暂无往年投档数据</span>
  return (
    <span className={styles.history}>
      <RankStrip unit={unit} ownRank={ownRank} />
      <span className={styles.years}>
        {unit.history.slice(0, 3).map(({ year, score, rank, planNum }, i) => (
          <span className={styles.year} key={year}>
            <span className="block">
              <svg className={styles.mark} viewBox="0 0 9 9" aria-hidden="true" focusable="false">
                <circle className={markClass(i)} cx="4.5" cy="4.5" r={i === 2 ? 2.5 : 3.5} />
              </svg>
              <span className="soft">{year}</span> {score === null ? '--' : `${score}分`}
            </span>
            <span className="block">
              {rank === null ? '--' : `${countText(rank)}位`}
              {planNum !== null && <span className="soft"> {planNum}人</span>}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}
