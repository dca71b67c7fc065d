import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { feeOf, SIDES, USUAL } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import { FeeLimit } from './fee-limit.tsx'
import { WeightSlider } from './weight-slider.tsx'
import { WishPicker } from './wish-picker.tsx'
import type { MajorClass } from './wish-picker.tsx'
import styles from './factor-sheet.module.css'

interface FactorSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** undefined: on their way. */
  readonly preferences: Preferences | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  /** Major classes the batch has; empty: not known. */
  readonly classes: readonly MajorClass[]
  /** Where they are kept: 随志愿表保存 or 保存在本机. */
  readonly kept: string
  /** Rejects with CallError. */
  readonly onSave: (preferences: Preferences) => Promise<void>
}

/** What counts in a list, and which places are wished for. */
export function FactorSheet({ open, onClose, preferences, error, onRetry, ...form }: FactorSheetProps) {
  if (preferences !== undefined)
    return <FactorForm open={open} onClose={onClose} preferences={preferences} {...form} />
  return (
    <Sheet open={open} title="我的偏好" onClose={onClose}>
      {error === null ? <Skeleton lines={6} /> : <FailedState what="偏好" error={error} onRetry={onRetry} />}
    </Sheet>
  )
}

type FactorFormProps = Omit<FactorSheetProps, 'preferences' | 'error' | 'onRetry'> & {
  readonly preferences: Preferences
}

function FactorForm({ open, onClose, preferences, classes, kept, onSave }: FactorFormProps) {
  const [edited, setEdited] = useState<Preferences | null>(null)
  const [fee, setFee] = useState<string | null>(null)
  const form = edited ?? preferences
  const feeText = fee ?? (form.feeMost === 0 ? '' : String(form.feeMost))
  const feeMost = feeOf(feeText)
  const change = (part: Partial<Preferences>): void => setEdited({ ...form, ...part })
  const leave = (): void => {
    setEdited(null)
    setFee(null)
    onClose()
  }
  const saving = useSubmit(async () => {
    if (feeMost === null) return
    await onSave({ ...form, feeMost })
    toast('偏好已保存')
    leave()
  })
  return (
    <Sheet
      open={open}
      title="我的偏好"
      onClose={leave}
      footer={
        <>
          {saving.refusal !== null && (
            <p className={styles.refusal} role="alert">
              没有保存：{saving.refusal}
            </p>
          )}
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setEdited(USUAL)
                setFee('')
              }}
            >
              恢复默认
            </Button>
            <Button
              look="main"
              block
              busy={saving.busy}
              blocked={feeMost === null ? '学费上限请填整数，不限请留空' : null}
              onClick={() => void saving.run()}
            >
              保存
            </Button>
          </div>
        </>
      }
    >
      <p className={styles.lead}>用来生成方案：数字越大越看重，0是不考虑。{kept}。</p>
      {SIDES.map((side) => (
        <WeightSlider
          key={side}
          side={side}
          weight={form[side]}
          onWeight={(weight) => change({ [side]: weight })}
        />
      ))}
      <div className={styles.fee}>
        <FeeLimit text={feeText} wrong={feeMost === null} onText={setFee} />
      </div>
      <WishPicker
        areas={form.areas}
        majorClasses={form.majorClasses}
        classes={classes}
        onAreas={(areas) => change({ areas })}
        onClasses={(majorClasses) => change({ majorClasses })}
      />
    </Sheet>
  )
}
