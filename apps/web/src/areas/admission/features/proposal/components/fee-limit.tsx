import { useId } from 'react'
import { Field } from '../../../../../shared/ui/field.tsx'
import { MAX_FEE } from '../preferences.ts'
import styles from '../../../../../shared/ui/field.module.css'

interface FeeLimitProps {
  readonly text: string
  readonly wrong: boolean
  readonly onText: (text: string) => void
}

/** Most a year may cost. */
export function FeeLimit({ text, wrong, onText }: FeeLimitProps) {
  const id = useId()
  return (
    <Field
      id={id}
      label="学费上限（元/年）"
      hint="超过的不进方案；学费未公布的不受限制"
      problem={wrong ? '请填整数，不限请留空' : undefined}
    >
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        maxLength={String(MAX_FEE).length}
        placeholder="不限"
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}
