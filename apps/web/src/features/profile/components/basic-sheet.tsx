import type { CustomerInfo } from '../../../shared/lib/customer-info.ts'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { saveBasic } from '../api.ts'
import { GENDERS } from '../words.ts'
import { useEditor } from '../use-editor.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'

const LONGEST_NAME = 20

/** Name and gender. */
export function BasicSheet({ info, ...editor }: EditorProps & { readonly info: CustomerInfo }) {
  const before = { name: info.name, gender: info.gender }
  const { fields, change, problems, sheet } = useEditor(editor, before, problemsOf, ({ name, gender }) =>
    saveBasic(editor.customerId, { name: name.trim(), gender }),
  )
  return (
    <EditSheet title="昵称和性别" {...sheet}>
      <TextField
        label="昵称"
        name="nickname"
        maxLength={LONGEST_NAME}
        value={fields.name}
        problem={problems.name}
        hint="分享时，对方只看到第一个字"
        onChange={(name) => change({ name })}
      />
      <SelectField
        label="性别"
        name="gender"
        value={fields.gender === 0 ? null : fields.gender}
        none={GENDERS[0]}
        options={[1, 2].map((value) => ({ value, text: GENDERS[value] ?? '' }))}
        hint="部分院校和专业按性别分列计划，填写与否由您决定"
        onChange={(picked) => change({ gender: picked ?? 0 })}
      />
    </EditSheet>
  )
}

function problemsOf({ name }: { readonly name: string }): { readonly name?: string } {
  return name.trim() === '' ? { name: '请输入昵称' } : {}
}
