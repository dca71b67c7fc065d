import { CallError, refusalCode } from '@wenjin/contract'
import type { ErrorCode, TextLimits } from '@wenjin/contract'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { toast } from '../ui/toast.ts'
import { firstProblem } from './problem.ts'
import type { Problems } from './problem.ts'
import { useSubmit } from './use-submit.ts'

/** Messages of the server stay longer than the app's own. */
const SERVER_TOAST = 3000

interface FormRules<T extends object, L extends object> {
  /** What callLimits gives of the call it is sent by. */
  readonly limits?: L
  /** The values before anything is typed. A field that nobody changes follows them. */
  readonly start: T
  /** What is wrong with the values. */
  readonly check?: (values: T) => Problems<T>
  /** Sends the values; answers what only the server could find wrong, or rejects with CallError. */
  readonly send: (values: T) => Promise<Problems<T> | void>
  /** Fields whose text is checked and sent as typed; that of the others is trimmed. */
  readonly verbatim?: readonly (keyof T)[]
  /** The field at which a refusal is told; absent: a wrong code at smsCode. */
  readonly refusedAt?: { readonly [C in ErrorCode]?: keyof T }
  /**
   * every: once it was tried, what is wrong with each field as it stands, and a refusal beside the button; first: one
   * problem at a time until something changes, and a refusal by a toast.
   */
  readonly tells?: 'every' | 'first'
}

/** What a field of a form is given; its maximum where the call has one. */
type FieldOf<T, L, F extends keyof T> = {
  readonly name: F
  readonly value: T[F]
  readonly problem: string | undefined
  readonly onChange: (value: T[F]) => void
} & (F extends keyof L ? (L[F] extends TextLimits ? Pick<TextLimits, 'maxLength'> : unknown) : unknown)

/**
 * A form: its values, what is wrong with them, and the one sending at a time. The first field with a problem gets the
 * focus whenever one is told.
 */
export function useForm<T extends object, L extends object = object>(rules: FormRules<T, L>) {
  const { limits, start, check, send, verbatim = [], refusedAt = WRONG_CODE, tells = 'every' } = rules
  const [edits, setEdits] = useState<Partial<T>>({})
  const [told, setTold] = useState<Problems<T>>({})
  const [tried, setTried] = useState(false)
  const { ref, look } = useFocusProblem()
  const values = { ...start, ...edits }
  const ready = trimmed(values, verbatim)
  const problems = check?.(ready) ?? {}
  const shown: Problems<T> = tried ? { ...problems, ...told } : told
  const tell = (found: Problems<T>): void => {
    setTold(found)
    look()
  }
  const submission = useSubmit(async () => {
    try {
      const found = await send(ready)
      if (found !== undefined) tell(found)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const at = (refusedAt as Readonly<Record<string, keyof T | undefined>>)[error.code]
      if (at !== undefined && at in start) tell({ [at]: error.message } as Problems<T>)
      else if (tells === 'first') toast(error.message, { ms: SERVER_TOAST })
      else throw error
    }
  })
  const first = firstProblem(problems)
  const submit = (): void => {
    if (first === null) return void submission.run()
    if (tells === 'every') setTried(true)
    tell(tells === 'every' ? {} : ({ [first.field]: first.message } as Problems<T>))
  }
  const forget = (): void => {
    submission.forget()
    setTold({})
  }
  const change = (part: Partial<T>): void => {
    forget()
    setEdits((was) => ({ ...was, ...part }))
  }
  const problemOf = (field: keyof T): string | undefined => shown[field] ?? undefined
  return {
    values,
    change,
    /** Everything a field needs, to be spread on it. */
    field: <F extends keyof T & string>(name: F) =>
      ({
        ...maximumOf(limits, name),
        name,
        value: values[name],
        problem: problemOf(name),
        onChange: (value: T[F]) => change({ [name]: value } as unknown as Partial<T>),
      }) as FieldOf<T, L, F>,
    problemOf,
    /** Tells what is wrong and was found elsewhere. */
    tell,
    /** What was told no longer holds. */
    forget,
    /** Back to the start. */
    reset: (): void => {
      forget()
      setTried(false)
      setEdits({})
    },
    /** What keeps the values from being sent; null: nothing. */
    first: first?.message ?? null,
    changed: JSON.stringify(ready) !== JSON.stringify(trimmed(start, verbatim)),
    busy: submission.busy,
    /** Why the server refused, to be shown beside the button. */
    refusal: submission.refusal,
    submit,
    /** For the form element. */
    form: {
      ref,
      noValidate: true,
      onInput: forget,
      onPaste: forget,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault()
        submit()
      },
    },
  }
}

function maximumOf(limits: object | undefined, name: string): Pick<TextLimits, 'maxLength'> | undefined {
  const found = (limits as Readonly<Record<string, Partial<TextLimits>>> | undefined)?.[name]?.maxLength
  return found === undefined ? undefined : { maxLength: found }
}

const WRONG_CODE = { [refusalCode('smsCodeWrong')]: 'smsCode' }

function trimmed<T extends object>(values: T, verbatim: readonly (keyof T)[]): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) =>
    typeof value === 'string' && !verbatim.includes(name as keyof T) ? [name, value.trim()] : [name, value],
  )
  return Object.fromEntries(entries) as T
}

/** Puts the person at the first field of a form that needs them, each time `look` is called. */
function useFocusProblem() {
  const ref = useRef<HTMLFormElement>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [looks])
  return { ref, look: () => setLooks((before) => before + 1) }
}
