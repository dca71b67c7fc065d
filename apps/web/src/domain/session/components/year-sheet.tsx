import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import styles from './year-sheet.module.css'

interface YearSheetProps {
  readonly open: boolean
  readonly years: readonly number[]
  readonly selected: number | null
  readonly onClose: () => void
  readonly onPick: (year: number) => void
}

/** Year picker with a confirm button. */
export function YearSheet({ open, years, selected, onClose, onPick }: YearSheetProps) {
  const [touched, setTouched] = useState<number | null>(null)
  const chosen = touched ?? selected
  return (
    <Sheet
      open={open}
      title="请选择高考年份"
      onClose={onClose}
      footer={
        <Button
          look="main"
          block
          blocked={chosen === null ? '请选择高考年份' : null}
          onClick={() => chosen !== null && onPick(chosen)}
        >
          确定
        </Button>
      }
    >
      <ul>
        {years.map((year) => (
          <li key={year}>
            <button
              type="button"
              className={styles.year}
              aria-pressed={year === chosen}
              onClick={() => setTouched(year)}
            >
              {year}年
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
