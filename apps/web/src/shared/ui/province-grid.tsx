import { MESSAGES } from '@wenjin/contract'
import { PROVINCES } from '@wenjin/engine'
import { useBoot } from '../lib/boot.ts'
import type { ProvinceOpening } from '../lib/boot.ts'
import { classNames } from './class-names.ts'
import { toast } from './toast.ts'
import styles from './province-grid.module.css'

interface ProvinceGridProps {
  readonly selected: number | null
  readonly onPick: (provId: number) => void
}

/** The provinces in four columns; one that cannot be chosen is grey and a tap says why. */
export function ProvinceGrid({ selected, onPick }: ProvinceGridProps) {
  const openings = useBoot((state) => state.provinces)
  return (
    <ul className={styles.grid}>
      {PROVINCES.map(({ provId, name }) => {
        const closed = closedReason(openings, provId)
        return (
          <li key={provId}>
            <button
              type="button"
              className={classNames('chip full', closed !== null && styles.closed)}
              aria-pressed={provId === selected}
              aria-disabled={closed !== null}
              onClick={() => (closed === null ? onPick(provId) : toast(closed))}
            >
              {name}
              {closed === null && isRankOnly(openings, provId) && (
                <small className={styles.rankOnly}>仅位次</small>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a province has ranks but nothing to choose from. */
function isRankOnly(openings: readonly ProvinceOpening[], provId: number): boolean {
  return openings.find((one) => one.provId === provId)?.fillable === false
}

const UNKNOWN = '省份信息没有加载出来，请检查网络后刷新页面'

/** Why a province cannot be chosen; null when it can. */
function closedReason(openings: readonly ProvinceOpening[], provId: number): string | null {
  if (openings.length === 0) return UNKNOWN
  const opening = openings.find((one) => one.provId === provId)
  if (opening === undefined || !opening.provStatus) return MESSAGES.provinceClosed
  return opening.canUse === 0 ? MESSAGES.provinceLocked : null
}
