import { examFormIn, subjectBit, SUBJECT_NAMES } from '@wenjin/engine'
import type { Subject } from '@wenjin/engine'
import { toast } from '../../../shared/ui/toast.ts'
import { choosePrimary, modeOf, offeredSubjects, provinceOf, toggleElective } from '../model.ts'
import type { CandidateForm } from '../model.ts'
import { ChoiceRow } from './choice.tsx'

interface SubjectPickerProps {
  readonly form: CandidateForm
  readonly onChange: (form: CandidateForm) => void
  readonly problem: string | undefined
}

/** Subjects as the form's province and year offer them: 首选 and 再选, any three, or 文理. */
export function SubjectPicker(props: SubjectPickerProps) {
  const { note } = examFormIn(provinceOf(props.form), props.form.year)
  return (
    <>
      {modeOf(props.form) === 'old' ? <DivisionPicker {...props} /> : <ElectivePicker {...props} />}
      {note !== null && <p className="note">{note}</p>}
    </>
  )
}

function ElectivePicker({ form, onChange, problem }: SubjectPickerProps) {
  const { primary, electives, count } = offeredSubjects(form)
  const optionOf = (subject: Subject) => ({
    value: subject,
    text: subject === '政' ? '政治' : SUBJECT_NAMES[subject],
    chosen: (form.subjects & subjectBit(subject)) !== 0,
  })
  const toggle = (subject: Subject): void => {
    const toggled = toggleElective(form, subject)
    if (toggled === null) toast(`只能选${count}门，请先取消一门`)
    else onChange(toggled)
  }
  const firsts = primary.map(optionOf)
  const firstMissing = firsts.length > 0 && !firsts.some(({ chosen }) => chosen)
  const label = firsts.length === 0 ? '选考' : '再选'
  return (
    <>
      {firsts.length > 0 && (
        <ChoiceRow
          label="首选"
          hint="首选科目，选1门"
          columns={2}
          problem={firstMissing ? problem : undefined}
          kind="radio"
          name="primary"
          options={firsts}
          onPick={(subject) => onChange(choosePrimary(form, subject))}
        />
      )}
      <ChoiceRow
        label={label}
        hint={`${label}科目，选${count}门`}
        columns={electives.length === 6 ? 3 : 4}
        problem={firstMissing ? undefined : problem}
        kind="checkbox"
        name="elective"
        options={electives.map(optionOf)}
        onPick={toggle}
      />
    </>
  )
}

function DivisionPicker({ form, onChange, problem }: SubjectPickerProps) {
  const divisions = [
    ['science', '理科'],
    ['liberal', '文科'],
  ] as const
  return (
    <ChoiceRow
      label="科类"
      hint="科类，选1项"
      columns={2}
      problem={problem}
      kind="radio"
      name="division"
      options={divisions.map(([value, text]) => ({ value, text, chosen: form.division === value }))}
      onPick={(division) => onChange({ ...form, division })}
    />
  )
}
