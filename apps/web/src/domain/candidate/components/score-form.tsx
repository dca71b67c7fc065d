import { gaokaoYears } from '@wenjin/contract'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { now, YEAR_TO_COME } from '../../../shared/lib/boot.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { setForm, useCandidateForm } from '../form-store.ts'
import { checkForm, candidateOf, moveForm, provinceOf, SCORE_LENGTH } from '../model.ts'
import type { FormProblems, Candidate, CandidateForm } from '../model.ts'
import { contradiction } from '../rank-words.ts'
import { useRank } from '../use-rank.ts'
import { RankPanel } from './rank-panel.tsx'
import { SubjectPicker } from './subject-picker.tsx'
import styles from './score-form.module.css'

interface ScoreFormProps {
  /** Label of the main button. */
  readonly action: string
  /** Takes the candidate; a sentence it answers is shown as the reason it was refused. */
  readonly onCandidate: (candidate: Candidate) => Promise<string | null>
  /** Year that the account is bound to; it cannot be chosen then. */
  readonly boundYear?: number | null
}

/** Year, score and subjects in, rank out as one types; then the candidate. */
export function ScoreForm({ action, onCandidate, boundYear = null }: ScoreFormProps) {
  const form = useCandidateForm((state) => state.form)
  const rank = useRank(form)
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const clash = rank.state === 'known' ? contradiction(form, rank.info) : null
  const problems: FormProblems = { ...checkForm(form), ...(clash === null ? {} : { rank: clash }) }
  const change = (changed: CandidateForm): void => {
    setRefusal(null)
    setForm(changed)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setChecked(true)
    const candidate = candidateOf(form, rank.state === 'known' ? rank.info.rank : null)
    if (candidate === null || clash !== null) {
      focusFirst(element.current, problems)
      return
    }
    setBusy(true)
    setRefusal(await onCandidate(candidate))
    setBusy(false)
  }
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.line}>
        <YearField form={form} boundYear={boundYear} onChange={change} />
        <ScoreField form={form} problem={checked ? problems.score : undefined} onChange={change} />
      </div>
      <div className={styles.subjects}>
        <SubjectPicker form={form} onChange={change} problem={checked ? problems.subjects : undefined} />
      </div>
      <RankPanel
        form={form}
        rank={rank}
        problem={checked || clash !== null ? problems.rank : undefined}
        onChange={change}
      />
      {refusal !== null && (
        <p className="danger mb-8" role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" look="main" block busy={busy}>
        {action}
      </Button>
    </form>
  )
}

interface FieldProps {
  readonly form: CandidateForm
  readonly onChange: (form: CandidateForm) => void
}

function YearField({ form, boundYear, onChange }: FieldProps & { readonly boundYear: number | null }) {
  const season = form.year === YEAR_TO_COME ? [] : gaokaoYears(now())
  const years = [...new Set([form.year, ...season])].sort((a, b) => a - b)
  return (
    <label className={styles.field}>
      <span className="soft block">高考年份</span>
      {boundYear === null ? (
        <select
          className={`drop-down ${styles.select}`}
          name="year"
          value={form.year}
          onChange={(event) => onChange(moveForm(form, { year: Number(event.target.value) }))}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {`${year}年`}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.bound}>{boundYear}年（已绑定）</span>
      )}
    </label>
  )
}

function ScoreField({ form, problem, onChange }: FieldProps & { readonly problem: string | undefined }) {
  const { fullMark } = provinceOf(form)
  return (
    <label className={styles.field}>
      <span className="soft block">高考总分</span>
      <input
        className={styles.score}
        name="score"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={SCORE_LENGTH}
        placeholder={`满分${fullMark}`}
        value={form.score}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange({ ...form, score: event.target.value.replace(/\D/g, '') })}
      />
      {problem !== undefined && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </label>
  )
}

/** Puts the person at the first field that needs them. */
function focusFirst(form: HTMLFormElement | null, problems: FormProblems): void {
  const name = [
    problems.score !== undefined && 'score',
    problems.subjects !== undefined && 'primary',
    problems.subjects !== undefined && 'elective',
    problems.subjects !== undefined && 'division',
    problems.rank !== undefined && 'rank',
  ].find((one) => one !== false && form?.querySelector(`[name="${one}"]`) !== null)
  form?.querySelector<HTMLElement>(`[name="${String(name)}"]`)?.focus()
}
