import { useState } from 'react'
import type { CustomerInfo } from '../../../shared/lib/customer-info.ts'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveBasic } from '../api.ts'
import { GENDERS } from '../words.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'

const LONGEST_NAME = 20

/** Name and gender. */
export function BasicSheet({
  open,
  customerId,
  info,
  onSaved,
  onClose,
}: EditorProps & { readonly info: CustomerInfo }) {
  const [name, setName] = useState(info.name)
  const [gender, setGender] = useState(info.gender)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await saveBasic(customerId, { name: name.trim(), gender })
    toast('已保存')
    onSaved()
    onClose()
  })
  const problem = name.trim() === '' ? '请输入昵称' : undefined
  const save = (): void => {
    setChecked(true)
    if (problem === undefined) void run()
    else look()
  }
  return (
    <EditSheet
      open={open}
      title="昵称和性别"
      form={form}
      changed={name !== info.name || gender !== info.gender}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="昵称"
        name="nickname"
        maxLength={LONGEST_NAME}
        value={name}
        problem={checked ? problem : undefined}
        hint="分享时，对方只看到第一个字"
        onChange={(typed) => {
          forget()
          setName(typed)
        }}
      />
      <SelectField
        label="性别"
        name="gender"
        value={gender === 0 ? null : gender}
        none={GENDERS[0]}
        options={[1, 2].map((value) => ({ value, text: GENDERS[value] ?? '' }))}
        hint="部分院校和专业按性别分列计划，填写与否由您决定"
        onChange={(picked) => setGender(picked ?? 0)}
      />
    </EditSheet>
  )
}
