import { callLimits } from '@wenjin/contract'
import type { CustomerInfo } from '../../../../../domain/session/customer-info.ts'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { SelectField } from '../../../../../shared/ui/select-field.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { saveBasic } from '../api.ts'
import { GENDERS } from '../words.ts'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'

/** Name and gender. */
export function BasicSheet({ info, ...editor }: EditorProps & { readonly info: CustomerInfo }) {
  const form = useForm({
    limits: callLimits('updateCustomer'),
    start: { name: info.name, gender: info.gender },
    check: ({ name }) => ({ name: name === '' ? '请输入昵称' : null }),
    send: async (basic) => {
      await saveBasic(editor.customerId, basic)
      finish(editor)
    },
  })
  const { gender } = form.values
  return (
    <EditSheet {...editor} title="昵称和性别" form={form}>
      <TextField {...form.field('name')} label="昵称" hint="分享时，对方只看到第一个字" />
      <SelectField
        label="性别"
        name="gender"
        value={gender === 0 ? null : gender}
        none={GENDERS[0]}
        options={[1, 2].map((value) => ({ value, text: GENDERS[value] ?? '' }))}
        hint="部分院校和专业按性别分列计划，填写与否由您决定"
        onChange={(picked) => form.change({ gender: picked ?? 0 })}
      />
    </EditSheet>
  )
}
