import { useState } from 'react'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveSchoolRoll } from '../api.ts'
import type { SchoolRoll } from '../api.ts'
import { GRADES } from '../words.ts'
import { ClassField } from './class-field.tsx'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'
import { RegionFields } from './region-fields.tsx'
import type { Region } from './region-fields.tsx'
import { SchoolField } from './school-field.tsx'

interface Roll extends Region {
  /** null: its name is as typed. */
  readonly schoolId: number | null
  readonly schoolName: string
  readonly grade: number | null
  readonly className: string
}

/** Where the customer goes to school: region, school, grade, class. */
export function SchoolSheet({
  open,
  customerId,
  roll: kept,
  onSaved,
  onClose,
}: EditorProps & { readonly roll: SchoolRoll | null }) {
  const before = fieldsOf(kept)
  const [roll, setRoll] = useState(before)
  const [demo, setDemo] = useState(false)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    const { provId, cityId, boroughId, schoolId, schoolName, grade, className } = roll
    if (provId === null || cityId === null) return
    const place = { schoolProvinceId: provId, cityId, boroughId, schoolId, schoolName: schoolName.trim() }
    await saveSchoolRoll(customerId, { ...place, grade, className: className.trim() })
    toast('已保存')
    onSaved()
    onClose()
  })
  const change = (part: Partial<Roll>): void => {
    forget()
    setRoll((was) => ({ ...was, ...part }))
  }
  const noRegion = roll.provId === null || roll.cityId === null
  const noSchool = roll.schoolName.trim() === ''
  const save = (): void => {
    setChecked(true)
    if (noRegion || noSchool) look()
    else void run()
  }
  return (
    <EditSheet
      open={open}
      title="就读学校"
      form={form}
      demo={demo}
      changed={Object.entries(roll).some(([key, value]) => value !== before[key as keyof Roll])}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      <RegionFields
        region={roll}
        problem={checked && noRegion ? '请选择省份和城市' : undefined}
        // a listed school is of the region it was found in
        onChange={(region) => change(roll.schoolId === null ? region : { ...region, ...NO_SCHOOL })}
      />
      <SchoolField
        region={roll}
        schoolId={roll.schoolId}
        schoolName={roll.schoolName}
        problem={checked && noSchool ? '请输入学校名称' : undefined}
        onDemo={setDemo}
        onChange={change}
      />
      <SelectField
        label="年级"
        name="grade"
        value={roll.grade}
        none="不填写"
        options={GRADES.map((text, i) => ({ value: i + 1, text }))}
        onChange={(grade) => change({ grade })}
      />
      <ClassField
        schoolId={roll.schoolId}
        grade={roll.grade}
        className={roll.className}
        onChange={(className) => change({ className })}
      />
    </EditSheet>
  )
}

const NO_SCHOOL = { schoolId: null, schoolName: '' }

function fieldsOf(roll: SchoolRoll | null): Roll {
  return {
    provId: roll?.schoolProvinceId ?? null,
    cityId: roll?.cityId ?? null,
    boroughId: roll?.boroughId ?? null,
    schoolId: roll?.schoolId ?? null,
    schoolName: roll?.schoolName ?? '',
    grade: roll?.grade ?? null,
    className: roll?.className ?? '',
  }
}
