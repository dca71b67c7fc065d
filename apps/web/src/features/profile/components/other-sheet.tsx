import { checkEmail, checkPhone } from '@wenjin/contract'
import { useState } from 'react'
import type { CustomerInfo } from '../../../shared/lib/customer-info.ts'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveOtherInfo } from '../api.ts'
import type { OtherInfo } from '../api.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'

/** Most characters of each, as the call takes them. */
const LONGEST = { email: 100, parentName: 40, intro: 200 } as const

/** Email, a parent to reach, a few words about oneself. */
export function OtherSheet({
  open,
  customerId,
  info,
  onSaved,
  onClose,
}: EditorProps & { readonly info: CustomerInfo }) {
  const { email, parentName, parentPhone, intro } = info
  const before: OtherInfo = { email, parentName, parentPhone, intro }
  const [other, setOther] = useState(before)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await saveOtherInfo(customerId, trimmed(other))
    toast('已保存')
    onSaved()
    onClose()
  })
  const change = (part: Partial<OtherInfo>): void => {
    forget()
    setOther((was) => ({ ...was, ...part }))
  }
  const problems = {
    email: unlessEmpty(other.email, checkEmail),
    phone: unlessEmpty(other.parentPhone, checkPhone),
  }
  const shown: Partial<typeof problems> = checked ? problems : {}
  const save = (): void => {
    setChecked(true)
    if (problems.email === undefined && problems.phone === undefined) void run()
    else look()
  }
  return (
    <EditSheet
      open={open}
      title="联系和简介"
      form={form}
      changed={Object.entries(other).some(([key, value]) => value !== before[key as keyof OtherInfo])}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="邮箱"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        value={other.email}
        problem={shown.email}
        onChange={(typed) => change({ email: typed })}
      />
      <TextField
        label="家长姓名"
        name="parentName"
        maxLength={LONGEST.parentName}
        value={other.parentName}
        onChange={(typed) => change({ parentName: typed })}
      />
      <PhoneField
        label="家长手机号"
        value={other.parentPhone}
        problem={shown.phone}
        onChange={(typed) => change({ parentPhone: typed })}
      />
      <TextField
        label="简介"
        name="intro"
        rows={3}
        maxLength={LONGEST.intro}
        value={other.intro}
        onChange={(typed) => change({ intro: typed.replace(/\s*\n\s*/g, ' ') })}
      />
    </EditSheet>
  )
}

function trimmed(other: OtherInfo): OtherInfo {
  return {
    email: other.email.trim(),
    parentName: other.parentName.trim(),
    parentPhone: other.parentPhone.trim(),
    intro: other.intro.trim(),
  }
}

/** What is wrong with a text that may be left out. */
function unlessEmpty(text: string, check: (text: string) => string | null): string | undefined {
  return text.trim() === '' ? undefined : (check(text.trim()) ?? undefined)
}
