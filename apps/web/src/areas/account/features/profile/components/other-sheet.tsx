import { callLimits, checkEmail, checkPhone } from '@wenjin/contract'
import type { CustomerInfo } from '../../../../../domain/session/customer-info.ts'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { PhoneField } from '../../../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { saveOtherInfo } from '../api.ts'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'

/** Email, a parent to reach, a few words about oneself. */
export function OtherSheet({ info, ...editor }: EditorProps & { readonly info: CustomerInfo }) {
  const { email, parentName, parentPhone, intro } = info
  const form = useForm({
    limits: callLimits('updateOtherInfo'),
    start: { email, parentName, parentPhone, intro },
    check: (other) => ({
      email: other.email === '' ? null : checkEmail(other.email),
      parentPhone: other.parentPhone === '' ? null : checkPhone(other.parentPhone),
    }),
    send: async (other) => {
      await saveOtherInfo(editor.customerId, other)
      finish(editor)
    },
  })
  const { field } = form
  return (
    <EditSheet {...editor} title="联系和简介" form={form}>
      <TextField {...field('email')} label="邮箱" inputMode="email" autoComplete="email" />
      <TextField {...field('parentName')} label="家长姓名" />
      <PhoneField {...field('parentPhone')} label="家长手机号" />
      <TextField
        {...field('intro')}
        label="简介"
        rows={3}
        onChange={(typed) => form.change({ intro: typed.replace(/\s*\n\s*/g, ' ') })}
      />
    </EditSheet>
  )
}
