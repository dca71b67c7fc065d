import { subjectBit, SUBJECT_NAMES } from '@wenjin/engine'
import type { Subject } from '@wenjin/engine'
import { toast } from '../../../shared/ui/toast.ts'
import { choosePrimary, modeOf, offeredSubjects, toggleElective } from '../model.ts'
import type { GradeForm } from '../model.ts'
import { Choice, ChoiceRow } from './choice.tsx'

interface SubjectPickerProps {
  readonly form: GradeForm
  readonly onChange: (form: GradeForm) => void
  readonly problem: string | undefined
}

/** Subjects as the form's province and year offer them: 首选 and 再选, any three, or 文理. */
export function SubjectPicker(props: SubjectPickerProps) {
  return modeOf(props.form) === 'old' ? <DivisionPicker {...props} /> : <ElectivePicker {...props} />
}

function ElectivePicker({ form, onChange, problem }: SubjectPickerProps) {
  const { primary, electives, count } = offeredSubjects(form)
  const taken = (subject: Subject): boolean => (form.subjects & subjectBit(subject)) !== 0
  const toggle = (subject: Subject): void => {
    const toggled = toggleElective(form, subject)
    if (toggled === null) toast(`只能选${count}门，请先取消一门`)
    else onChange(toggled)
  }
  const primaryTaken = primary.length === 0 || primary.some(taken)
  const label = primary.length === 0 ? '选考' : '再选'
  return (
    <>
      {primary.length > 0 && (
        <ChoiceRow
          label="首选"
          hint="首选科目，选1门"
          columns={2}
          problem={primaryTaken ? undefined : problem}
        >
          {primary.map((subject) => (
            <Choice
              key={subject}
              kind="radio"
              name="primary"
              value={subject}
              checked={taken(subject)}
              onChange={() => onChange(choosePrimary(form, subject))}
              text={SUBJECT_NAMES[subject]}
            />
          ))}
        </ChoiceRow>
      )}
      <ChoiceRow
        label={label}
        hint={`${label}科目，选${count}门`}
        columns={electives.length === 6 ? 3 : 4}
        problem={primaryTaken ? problem : undefined}
      >
        {electives.map((subject) => (
          <Choice
            key={subject}
            kind="checkbox"
            name="elective"
            value={subject}
            checked={taken(subject)}
            onChange={() => toggle(subject)}
            text={subject === '政' ? '政治' : SUBJECT_NAMES[subject]}
          />
        ))}
      </ChoiceRow>
    </>
  )
}

function DivisionPicker({ form, onChange, problem }: SubjectPickerProps) {
  const divisions = [
    ['science', '理科'],
    ['liberal', '文科'],
  ] as const
  return (
    <ChoiceRow label="科类" hint="科类，选1项" columns={2} problem={problem}>
      {divisions.map(([division, text]) => (
        <Choice
          key={division}
          kind="radio"
          name="division"
          value={division}
          checked={form.division === division}
          onChange={() => onChange({ ...form, division })}
          text={text}
        />
      ))}
    </ChoiceRow>
  )
}
