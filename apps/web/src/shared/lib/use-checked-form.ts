import { CallError } from '@wenjin/contract'
import { useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { toast } from '../ui/toast.ts'
import type { Problem } from './problem.ts'
import { useFocusProblem } from './use-focus-problem.ts'
import { useSubmit } from './use-submit.ts'

/** Messages of the server stay longer than the app's own. */
const SERVER_TOAST = 3000

interface CheckedForm<F extends string> {
  /** For the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
    readonly onInput: () => void
    readonly onPaste: () => void
  }
  readonly busy: boolean
  /** What is wrong with a field; undefined: nothing that is known. */
  readonly problemOf: (field: F) => string | undefined
  /** Shows a problem found elsewhere, at its field. */
  readonly showProblem: (field: F, message: string) => void
  /** What was said of the form no longer holds. */
  readonly forget: () => void
}

/**
 * A form that is checked before it is sent. A wrong code is told at its field, any other refusal by a toast.
 * `send` answers a problem that only the server could find, or rejects with CallError.
 */
export function useCheckedForm<F extends string>(
  check: () => Problem<F> | null,
  send: () => Promise<Problem<F> | void>,
): CheckedForm<F> {
  const [problem, setProblem] = useState<Problem<string> | null>(null)
  const { form: ref, look } = useFocusProblem()
  const show = (found: Problem<string>): void => {
    setProblem(found)
    look()
  }
  const { busy, run } = useSubmit(async () => {
    try {
      const found = await send()
      if (found !== undefined) show(found)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === '40003') show({ field: 'smsCode', message: error.message })
      else toast(error.message, { ms: SERVER_TOAST })
    }
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const found = check()
    if (found === null) void run()
    else show(found)
  }
  const forget = (): void => setProblem(null)
  return {
    form: { ref, noValidate: true, onSubmit, onInput: forget, onPaste: forget },
    busy,
    problemOf: (field) => (problem?.field === field ? problem.message : undefined),
    showProblem: (field, message) => show({ field, message }),
    forget,
  }
}
