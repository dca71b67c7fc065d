import { useState } from 'react'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { SelectField } from '../../../../../shared/ui/select-field.tsx'
import { saveSchoolRoll } from '../api.ts'
import type { SchoolRoll } from '../api.ts'
import { GRADES } from '../words.ts'
import { ClassField } from './class-field.tsx'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'
import { RegionFields, regionProblem } from './region-fields.tsx'
import { SchoolField } from './school-field.tsx'

/** Where the customer goes to school: region, school, grade, class. */
export function SchoolSheet({ roll: kept, ...editor }: EditorProps & { readonly roll: SchoolRoll | null }) {
  const [demo, setDemo] = useState(false)
  const form = useForm({
    start: fieldsOf(kept),
    check: (roll) => ({
      provId: regionProblem(roll),
      schoolName: roll.schoolName === '' ? '请输入学校名称' : null,
    }),
    send: async ({ provId, cityId, ...roll }) => {
      if (provId === null || cityId === null) return
      await saveSchoolRoll(editor.customerId, { ...roll, schoolProvinceId: provId, cityId })
      finish(editor)
    },
  })
  const { values: roll, change, problemOf } = form
  return (
    <EditSheet {...editor} title="就读学校" demo={demo} form={form}>
      <RegionFields
        region={roll}
        problem={problemOf('provId')}
        // a listed school is of the region it was found in
        onChange={(region) => change(roll.schoolId === null ? region : { ...region, ...NO_SCHOOL })}
      />
      <SchoolField
        region={roll}
        schoolId={roll.schoolId}
        schoolName={roll.schoolName}
        problem={problemOf('schoolName')}
        onDemo={setDemo}
        onChange={change}
      />
      <SelectField
        {...form.field('grade')}
        label="年级"
        none="不填写"
        options={GRADES.map((text, i) => ({ value: i + 1, text }))}
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

/** schoolId null: the school's name is as typed. */
function fieldsOf(roll: SchoolRoll | null) {
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
