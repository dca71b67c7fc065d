import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'

interface SelectFieldProps {
  readonly label: string
  readonly name: string
  /** null: nothing chosen yet. */
  readonly value: number | null
  readonly options: readonly { readonly value: number; readonly text: string }[]
  /** The words for nothing chosen; absent: something always is. */
  readonly none?: string
  readonly onChange: (value: number | null) => void
  readonly problem?: string | undefined
  readonly hint?: string | undefined
  /** It has no options as long as something before it is not chosen. */
  readonly waiting?: boolean
}

/** One of a list, by the device's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, options, none, onChange, problem, hint, waiting = false } = props
  const id = useId()
  return (
    <Field id={id} label={label} problem={problem} hint={hint}>
      <select
        id={id}
        name={name}
        className={classNames('drop-down', styles.input, styles.select)}
        disabled={waiting}
        aria-invalid={problem !== undefined}
        {...(problem === undefined && hint === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  )
}
