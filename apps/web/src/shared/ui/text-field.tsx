import { useId } from 'react'
import type { ClipboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'

interface TextFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly problem?: string | undefined
  readonly hint?: string
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search'
  readonly enterKeyHint?: 'go' | 'next' | 'done'
  readonly type?: 'text' | 'password'
  /** What the field may hold of a text that is typed or pasted; absent: all of it. */
  readonly read?: (text: string) => string
  /** At the right, inside the frame. */
  readonly end?: ReactNode
  /** Lines of a longer text; absent: one line. */
  readonly rows?: number
}

/** A text under its name. */
export function TextField(props: TextFieldProps) {
  const { label, problem, hint, value, onChange, read, end, rows, ...input } = props
  const id = useId()
  const change = (text: string): void => onChange(read === undefined ? text : read(text))
  const shared = {
    ...input,
    id,
    value,
    autoComplete: input.autoComplete ?? 'off',
    'aria-invalid': problem !== undefined,
    ...(read === undefined ? {} : { onPaste: pasted(change) }),
    ...(problem === undefined && hint === undefined ? {} : { 'aria-describedby': `${id}-note` }),
  }
  return (
    <Field
      id={id}
      label={label}
      problem={problem}
      hint={hint}
      aside={rows === undefined ? undefined : `${value.length}/${input.maxLength}`}
    >
      {rows === undefined ? (
        <Framed end={end} wrong={problem !== undefined}>
          <input {...shared} className={styles.input} onChange={({ target }) => change(target.value)} />
        </Framed>
      ) : (
        <textarea
          {...shared}
          rows={rows}
          className={classNames(styles.input, styles.area)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}

interface FramedProps {
  readonly end: ReactNode
  readonly wrong: boolean
  readonly children: ReactNode
}

/** The control with what stands at its right, in one frame. */
function Framed({ end, wrong, children }: FramedProps) {
  if (end === undefined) return children
  return (
    <div className={classNames(styles.frame, wrong && styles.wrong)}>
      {children}
      {end}
    </div>
  )
}

/** Takes a pasted text whole, before the longest length of the field would cut what `read` leaves out of it. */
function pasted(change: (text: string) => void) {
  return (event: ClipboardEvent): void => {
    event.preventDefault()
    change(event.clipboardData.getData('text'))
  }
}
