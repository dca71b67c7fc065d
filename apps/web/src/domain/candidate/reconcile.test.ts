import { describe, expect, test } from 'vitest'
import type { Grade } from './model.ts'
import { reconcileGrade } from './reconcile.ts'

const hunan = { provinceId: 32, year: 2026 }
const local: Grade = {
  ...hunan,
  majorTypeId: 1,
  courseGroupId: 13,
  score: 620,
  rank: 9202,
  rankGiven: false,
  scoreId: null,
}
const saved: Grade = { ...local, score: 600, rank: 15000, scoreId: 7 }

describe('the grade on the phone and the one on the account', () => {
  test('nothing anywhere stays nothing', () => {
    expect(reconcileGrade(null, null, hunan)).toEqual({ kind: 'keep' })
  })

  test('a phone without a grade takes the account’s', () => {
    expect(reconcileGrade(null, saved, hunan)).toEqual({ kind: 'adopt', grade: saved })
  })

  test('a grade entered before sign-in goes to the account', () => {
    expect(reconcileGrade(local, saved, hunan)).toEqual({ kind: 'save', grade: local })
    expect(reconcileGrade(local, null, hunan)).toEqual({ kind: 'save', grade: local })
  })

  test('it waits on the phone until the account is bound', () => {
    expect(reconcileGrade(local, null, null)).toEqual({ kind: 'keep' })
  })

  test('the same grade takes the account’s scoreId instead of being saved again', () => {
    const same = { ...local, scoreId: 9 }
    expect(reconcileGrade(local, same, hunan)).toEqual({ kind: 'adopt', grade: same })
    expect(reconcileGrade(same, same, hunan)).toEqual({ kind: 'keep' })
  })

  test('a grade saved earlier gives way to the one saved later on another phone', () => {
    expect(reconcileGrade({ ...local, scoreId: 5 }, saved, hunan)).toEqual({ kind: 'adopt', grade: saved })
  })

  test('a grade for another province than the account is bound to is not saved', () => {
    const elsewhere = { ...local, provinceId: 15 }
    expect(reconcileGrade(elsewhere, saved, hunan)).toEqual({ kind: 'elsewhere', grade: saved })
    expect(reconcileGrade({ ...local, year: 2027 }, null, hunan)).toEqual({ kind: 'elsewhere', grade: null })
  })
})
