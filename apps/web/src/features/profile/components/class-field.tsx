import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { classesQuery } from '../area-api.ts'
import { Chips } from './chips.tsx'

const LONGEST_NAME = 30

interface ClassFieldProps {
  /** null: the school is not a listed one, its classes are not known. */
  readonly schoolId: number | null
  readonly grade: number | null
  readonly className: string
  readonly onChange: (className: string) => void
}

/** The class: one of a listed school's, or as typed. Where the list does not come, typing does. */
export function ClassField({ schoolId, grade, className, onChange }: ClassFieldProps) {
  const { data } = useQuery(classesQuery(schoolId, grade))
  const names = [...new Set((data ?? []).map((one) => one.className))]
  return (
    <>
      <TextField
        label="班级"
        name="className"
        maxLength={LONGEST_NAME}
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
