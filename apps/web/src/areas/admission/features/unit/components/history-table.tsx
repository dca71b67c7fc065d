import type { PastYear } from '@wenjin/contract'
import { FigureSource } from '../../../../../shared/ui/figure-source.tsx'
import { countText } from '../../../../../shared/ui/figures.ts'
import { pastFacts } from '../words.ts'
import styles from './history-table.module.css'

interface HistoryTableProps {
  readonly history: readonly PastYear[]
  /** What the lines are of: 投档 for a unit, 录取 for a major. */
  readonly what: string
  readonly demo: boolean
}

/** Past years one a row; each line tells its source on tap. */
export function HistoryTable({ history, what, demo }: HistoryTableProps) {
  if (history.length === 0) return <p className="soft">暂无往年{what}数据。</p>
  return (
    <table className={`table ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">年份</th>
          <th scope="col">{what}线</th>
          <th scope="col">位次</th>
          <th scope="col">计划</th>
        </tr>
      </thead>
      <tbody>
        {history.map((past) => (
          <tr key={past.year}>
            <th scope="row">
              <FigureSource title={`${past.year}年${what}线`} facts={pastFacts(past)} demo={demo}>
                {past.year}
              </FigureSource>
            </th>
            <td>
              {past.score === null ? '--' : `${past.score}分`}
              {past.otherRequirement !== '' && (
                <span className="soft">（另一组，要求{past.otherRequirement}）</span>
              )}
            </td>
            <td>
              {past.rankDerived && past.rank !== null && '约'}
              {countText(past.rank)}
            </td>
            <td>{past.planNum === null ? '--' : `${past.planNum}人`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
