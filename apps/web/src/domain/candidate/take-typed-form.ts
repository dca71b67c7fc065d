import { gaokaoYears } from '@wenjin/contract'
import { subjectBit } from '@wenjin/engine'
import type { Subject } from '@wenjin/engine'
import type { CandidateForm } from './model.ts'

/**
 * What a person typed into the form of the first screen before the script came, on top of the form it would
 * otherwise start with. Years outside the season's are the mark of a page nobody filled in.
 */
export function takeTypedForm(typed: FormData, start: CandidateForm, now: Date): CandidateForm {
  const text = (name: string): string => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  const chosen = [...typed.getAll('primary'), ...typed.getAll('elective')]
  const subjects = chosen.reduce<number>((mask, one) => mask | subjectBit(one as Subject), 0)
  const year = Number(text('year'))
  return {
    ...start,
    ...(gaokaoYears(now).includes(year) ? { year } : {}),
    ...(subjects === 0 ? {} : { subjects }),
    ...(text('score') === '' ? {} : { score: text('score').replace(/\D/g, '') }),
  }
}
