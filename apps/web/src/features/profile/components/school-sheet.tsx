import { useState } from 'react'
import { SelectField } from '../../../shared/ui/select-field.tsx'
import { saveSchoolRoll } from '../api.ts'
import type { SchoolRoll } from '../api.ts'
import { GRADES } from '../words.ts'
import { useEditor } from '../use-editor.ts'
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
export function SchoolSheet({ roll: kept, ...editor }: EditorProps & { readonly roll: SchoolRoll | null }) {
  const [demo, setDemo] = useState(false)
  const {
    fields: roll,
    change,
    problems,
    sheet,
  } = useEditor(
    editor,
    fieldsOf(kept),
    problemsOf,
    async ({ provId, cityId, boroughId, schoolId, ...own }) => {
      if (provId === null || cityId === null) return
      const place = {
        schoolProvinceId: provId,
        cityId,
        boroughId,
        schoolId,
        schoolName: own.schoolName.trim(),
      }
      await saveSchoolRoll(editor.customerId, { ...place, grade: own.grade, className: own.className.trim() })
    },
  )
  return (
    <EditSheet title="就读学校" demo={demo} {...sheet}>
      <RegionFields
        region={roll}
        problem={problems.region}
        // a listed school is of the region it was found in
        onChange={(region) => change(roll.schoolId === null ? region : { ...region, ...NO_SCHOOL })}
      />
      <SchoolField
        region={roll}
        schoolId={roll.schoolId}
        schoolName={roll.schoolName}
        problem={problems.school}
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

function problemsOf({ provId, cityId, schoolName }: Roll): Partial<Record<'region' | 'school', string>> {
  return {
    ...(provId === null || cityId === null ? { region: '请选择省份和城市' } : {}),
    ...(schoolName.trim() === '' ? { school: '请输入学校名称' } : {}),
  }
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
