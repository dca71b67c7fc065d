import { describe, expect, test } from 'vitest'
import { choosePrimary, emptyForm, toggleElective } from './model.ts'
import { takeTypedForm } from './take-typed-form.ts'

const NOW = new Date('2026-06-26T09:00+08:00')

function typed(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('what was typed before the script came', () => {
  const start = emptyForm(32, 2026)

  test('year, score and subjects go into the form', () => {
    const form = takeTypedForm(
      typed([
        ['year', '2027'],
        ['score', '620'],
        ['primary', '物'],
        ['elective', '化'],
      ]),
      start,
      NOW,
    )
    const expected = toggleElective(choosePrimary(start, '物'), '化')
    expect(form).toEqual({ ...expected, year: 2027, score: '620' })
  })

  test('an untouched page changes nothing, not even by the mark in the place of the year', () => {
    expect(
      takeTypedForm(
        typed([
          ['year', '%YEAR%'],
          ['score', ''],
        ]),
        start,
        NOW,
      ),
    ).toEqual(start)
  })
})
