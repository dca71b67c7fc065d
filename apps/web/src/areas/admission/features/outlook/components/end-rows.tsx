import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { ShareBar } from '../../../../../shared/ui/share-bar.tsx'
import { shareText } from '../../../../../shared/ui/share-text.ts'
import type { End } from '../simulate.ts'
import styles from './end-rows.module.css'

/** Ends below this are folded away at first: they hardly ever happen. */
const SHOWN_FROM = 0.005

interface EndRowsProps {
  readonly ends: readonly End[]
  /** Leaves a choice out of the what-if, or takes it back in. Absent: read only. */
  readonly onOut?: (planId: number) => void
}

/** How likely the list ends at each choice, in its order. */
export function EndRows({ ends, onOut }: EndRowsProps) {
  const [all, setAll] = useState(false)
  const rare = ends.filter((end) => isRare(end))
  const shown = all ? ends : ends.filter((end) => !isRare(end))
  const rest = rare.reduce((sum, { taken }) => sum + taken, 0)
  const restText = `另有${rare.length}个不到0.5%，合计${shareText(rest)}`
  return (
    <>
      <ol className={`lines ${styles.ends}`}>
        {shown.map((end) => (
          <li key={end.planId}>
            {onOut === undefined ? (
              <div className={styles.end}>
                <Inside end={end} />
              </div>
            ) : (
              <button
                type="button"
                className={classNames(styles.end, end.out && styles.out)}
                aria-pressed={end.out}
                onClick={() => onOut(end.planId)}
              >
                <Inside end={end} act="去掉看看：" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {rare.length > 0 && (
        <>
          <div className="no-print">
            <Button look="text" block onClick={() => setAll(!all)}>
              {all ? '收起不到0.5%的' : `${restText}，展开`}
            </Button>
          </div>
          {!all && <p className="print-only">{restText}。</p>}
        </>
      )}
    </>
  )
}

function isRare({ taken, refused, out, chance }: End): boolean {
  return taken + refused < SHOWN_FROM && !out && chance !== null
}

interface InsideProps {
  readonly end: End
  /** What a tap does, for a screen reader. */
  readonly act?: string
}

function Inside({ end, act = '' }: InsideProps) {
  const { place, univName, unitName, chance, taken, refused, out } = end
  return (
    <>
      <span className={styles.place}>
        <span className="visually-hidden">{act}第</span>
        {place}
        <span className="visually-hidden">志愿</span>
      </span>
      <span>
        <span className={styles.name}>{univName}</span>
        <span className={styles.soft}>
          {[unitName, chance === null ? '数据不足' : `投档概率${shareText(chance)}`]
            .filter(Boolean)
            .join(' · ')}
          {refused >= 0.0005 && <span className="warn"> 退档{shareText(refused)}</span>}
        </span>
        <ShareBar share={taken} height={6} />
      </span>
      <span className={styles.share}>{out ? '已去掉' : chance === null ? '--' : shareText(taken)}</span>
    </>
  )
}
