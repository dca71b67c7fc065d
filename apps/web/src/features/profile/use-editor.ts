import { useState } from 'react'
import { useFocusProblem } from '../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../shared/lib/use-submit.ts'
import { toast } from '../../shared/ui/toast.ts'
import type { EditorProps } from './components/editor-props.ts'

type Problems<F extends string> = Partial<Record<F, string>>

/**
 * A part of the profile while it is edited, from what it was; checked when it is to be saved, and told what is wrong
 * from then on.
 * @param send saves it; rejects with CallError
 */
export function useEditor<T extends object, F extends string>(
  { open, onSaved, onClose }: EditorProps,
  before: T,
  check: (fields: T) => Problems<F>,
  send: (fields: T) => Promise<unknown>,
) {
  const [fields, setFields] = useState(before)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await send(fields)
    toast('已保存')
    onSaved()
    onClose()
  })
  const problems = check(fields)
  const nothing: Problems<F> = {}
  return {
    fields,
    change: (part: Partial<T>): void => {
      forget()
      setFields((was) => ({ ...was, ...part }))
    },
    problems: checked ? problems : nothing,
    /** For EditSheet. */
    sheet: {
      open,
      form,
      busy,
      refusal,
      onClose,
      changed: Object.entries(fields).some(([key, value]) => value !== before[key as keyof T]),
      onSave: (): void => {
        setChecked(true)
        if (Object.keys(problems).length === 0) void run()
        else look()
      },
    },
  }
}
