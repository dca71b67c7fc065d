import { checkEmail, checkPhone } from '@wenjin/contract'
import type { CustomerInfo } from '../../../shared/lib/customer-info.ts'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { saveOtherInfo } from '../api.ts'
import type { OtherInfo } from '../api.ts'
import { useEditor } from '../use-editor.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'

/** Most characters of each, as the call takes them. */
const LONGEST = { email: 100, parentName: 40, intro: 200 } as const

/** Email, a parent to reach, a few words about oneself. */
export function OtherSheet({ info, ...editor }: EditorProps & { readonly info: CustomerInfo }) {
  const { email, parentName, parentPhone, intro } = info
  const before: OtherInfo = { email, parentName, parentPhone, intro }
  const {
    fields: other,
    change,
    problems,
    sheet,
  } = useEditor(editor, before, problemsOf, (fields) => saveOtherInfo(editor.customerId, trimmed(fields)))
  return (
    <EditSheet title="联系和简介" {...sheet}>
      <TextField
        label="邮箱"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST.email}
        value={other.email}
        problem={problems.email}
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
        problem={problems.phone}
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

function problemsOf({ email, parentPhone }: OtherInfo): Partial<Record<'email' | 'phone', string>> {
  return {
    ...unlessEmpty('email', email, checkEmail),
    ...unlessEmpty('phone', parentPhone, checkPhone),
  }
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
function unlessEmpty<F extends string>(
  field: F,
  text: string,
  check: (text: string) => string | null,
): Partial<Record<F, string>> {
  const wrong = text.trim() === '' ? null : check(text.trim())
  return wrong === null ? {} : ({ [field]: wrong } as Record<F, string>)
}
