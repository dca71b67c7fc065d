import { skipToken, useQuery } from '@tanstack/react-query'
import { callLimits } from '@wenjin/contract'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { Chips } from './chips.tsx'

interface ClassFieldProps {
  /** null: the school is not a listed one, its classes are not known. */
  readonly schoolId: number | null
  readonly grade: number | null
  readonly className: string
  readonly onChange: (className: string) => void
}

/** The class: one of a listed school's, or as typed. Where the list does not come, typing does. */
export function ClassField({ schoolId, grade, className, onChange }: ClassFieldProps) {
  const asked = schoolId === null ? skipToken : { schoolId, ...(grade === null ? {} : { grade }) }
  const { data } = useQuery(callQuery('getClassList', asked))
  const names = [...new Set((data ?? []).map((one) => one.className))]
  return (
    <>
      <TextField
        label="班级"
        name="className"
        maxLength={callLimits('updateCustomerSchoolRoll').className.maxLength}
        value={className}
        placeholder="例如：12班"
        onChange={onChange}
      />
      {names.length > 0 && (
        <Chips
          name="可选班级"
          options={names}
          chosen={(name) => name === className}
          onPick={(name) => onChange(name === className ? '' : name)}
        />
      )}
    </>
  )
}
