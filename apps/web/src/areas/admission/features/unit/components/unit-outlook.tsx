import type { Unit } from '@wenjin/contract'
import { countText } from '../../../../../shared/ui/figures.ts'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { intervalText, unknownText } from '../words.ts'
import { RateButton } from './rate-button.tsx'
import { RankStrip } from './rank-strip.tsx'
import styles from './unit-outlook.module.css'

interface UnitOutlookProps {
  readonly unit: Unit
  readonly ownRank: number
  readonly onExplain: () => void
  readonly onRate: () => void
}

/** The chance of a unit and what it comes from. */
export function UnitOutlook({ unit, ownRank, onExplain, onRate }: UnitOutlookProps) {
  const interval = intervalText(unit)
  return (
    <section className="mb-12" aria-label="投档可能性">
      <div className="row mb-8">
        <RateButton unit={unit} onRate={onRate} />
        <div className="fill ml-12">
          <p>
            我的位次 <strong>{countText(ownRank)}</strong>
          </p>
          {interval !== null && (
            <p>
              预计投档位次 <strong>{interval}</strong>
              <span className={styles.soft}>（八成把握）</span>
            </p>
          )}
          {unit.probability === null && <p className={styles.soft}>{unknownText(unit)}</p>}
        </div>
      </div>
      {unit.doubts.map(({ kind, text }) => (
        <p key={kind} className="warn mb-8">
          {text}。
        </p>
      ))}
      <RankStrip unit={unit} ownRank={ownRank} labelled />
      <button type="button" className={styles.explain} aria-haspopup="dialog" onClick={onExplain}>
        <Icon name="info" size={16} />
        概率怎么算
      </button>
    </section>
  )
}
