import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { Switch } from '../../../../../shared/ui/switch.tsx'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { toast } from '../../../../../shared/ui/toast.ts'
import { feeOf, SIDES, USUAL } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import { GradientField } from './gradient-field.tsx'
import { FeeLimit } from './fee-limit.tsx'
import { WeightSlider } from './weight-slider.tsx'
import { PreferencePicker } from './preference-picker.tsx'
import type { MajorClass } from './preference-picker.tsx'
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

/** What counts in a list, and which places are preferred. */
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
  const { values, change, reset, first, busy, refusal, submit } = useForm({
    start: { ...preferences, feeLimit: feeText(preferences) },
    check: ({ feeLimit }) => ({ feeLimit: feeOf(feeLimit) === null ? '学费上限请填整数，不限请留空' : null }),
    send: async ({ feeLimit, ...wanted }) => {
      await onSave({ ...wanted, feeMost: feeOf(feeLimit) ?? 0 })
      toast('偏好已保存')
      leave()
    },
  })
  const leave = (): void => {
    reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      title="我的偏好"
      onClose={leave}
      footer={
        <>
          {refusal !== null && (
            <p className="danger mb-8" role="alert">
              没有保存：{refusal}
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={() => change({ ...USUAL, feeLimit: feeText(USUAL) })}>恢复默认</Button>
            <Button look="main" block busy={busy} blocked={first} onClick={submit}>
              保存
            </Button>
          </div>
        </>
      }
    >
      <p className="note mb-8">用来生成方案：数字越大越看重，0是不考虑。{kept}。</p>
      {SIDES.map((side) => (
        <WeightSlider
          key={side}
          side={side}
          weight={values[side]}
          onWeight={(weight) => change({ [side]: weight })}
        />
      ))}
      <GradientField gradient={values} onGradient={(gradient) => change(gradient)} />
      <div className="row mt-12">
        <strong className="fill">中外合作办学</strong>
        <Switch
          on={values.jointVenture === 1}
          name="接受中外合作办学"
          text={values.jointVenture === 1 ? '可以接受' : '不要'}
          onToggle={() => change({ jointVenture: 1 - values.jointVenture })}
        />
      </div>
      <div className="mt-12">
        <FeeLimit text={values.feeLimit} wrong={first !== null} onText={(feeLimit) => change({ feeLimit })} />
      </div>
      <PreferencePicker
        areas={values.areas}
        majorClasses={values.majorClasses}
        classes={classes}
        onRegions={(regions) => change({ areas: regions })}
        onClasses={(majorClasses) => change({ majorClasses })}
      />
    </Sheet>
  )
}

/** '' for no limit. */
function feeText({ feeMost }: Preferences): string {
  return feeMost === 0 ? '' : String(feeMost)
}
