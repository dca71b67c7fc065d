import type { RankInfo } from '@wenjin/contract'
import { useId } from 'react'
import { countText } from '../../../../../shared/ui/figures.ts'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { rankAfter, reachOf } from '../what-if.ts'
import styles from './score-shift.module.css'

interface ScoreShiftProps {
  readonly nearby: RankInfo['nearby']
  readonly score: number
  /** The candidate's rank as it is. */
  readonly rank: number
  /** Points moved, negative: fewer. */
  readonly shift: number
  readonly onShift: (shift: number) => void
}

/** What if the score were some points higher or lower. */
export function ScoreShift({ nearby, score, rank, shift, onShift }: ScoreShiftProps) {
  const id = useId()
  const { down, up } = reachOf(nearby, score)
  const ranked = rankAfter(nearby, score, shift, rank)
  const to = (asked: number): void => onShift(Math.min(up, Math.max(-down, asked)))
  const text = `${score + shift}分${shift === 0 ? '' : `（${shift > 0 ? '+' : ''}${shift}）`}，位次${ranked === null ? '未知' : countText(ranked)}`
  return (
    <div>
      <label htmlFor={id}>
        如果是 <strong>{text}</strong>
      </label>
      <div className={styles.controls}>
        <button type="button" className={styles.step} aria-label="少1分" onClick={() => to(shift - 1)}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5 12h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={-down}
          max={up}
          step={1}
          value={shift}
          aria-valuetext={text}
          onChange={({ target }) => to(Number(target.value))}
        />
        <button type="button" className={styles.step} aria-label="多1分" onClick={() => to(shift + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
