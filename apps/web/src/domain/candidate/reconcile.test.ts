import { describe, expect, test } from 'vitest'
import type { Candidate } from './model.ts'
import { reconcileCandidate } from './reconcile.ts'

const hunan = { provinceId: 32, year: 2026 }
const local: Candidate = {
  ...hunan,
  majorTypeId: 1,
  courseGroupId: 13,
  score: 620,
  rank: 9202,
  rankGiven: false,
  scoreId: null,
}
const saved: Candidate = { ...local, score: 600, rank: 15000, scoreId: 7 }

describe('the candidate on the phone and the one on the account', () => {
  test('nothing anywhere stays nothing', () => {
    expect(reconcileCandidate(null, null, hunan)).toEqual({ kind: 'keep' })
  })

  test('a phone without a candidate takes the account’s', () => {
    expect(reconcileCandidate(null, saved, hunan)).toEqual({ kind: 'adopt', candidate: saved })
  })

  test('a candidate entered before sign-in goes to the account', () => {
    expect(reconcileCandidate(local, saved, hunan)).toEqual({ kind: 'save', candidate: local })
    expect(reconcileCandidate(local, null, hunan)).toEqual({ kind: 'save', candidate: local })
  })

  test('it waits on the phone until the account is bound', () => {
    expect(reconcileCandidate(local, null, null)).toEqual({ kind: 'keep' })
  })

  test('the same candidate takes the account’s scoreId instead of being saved again', () => {
    const same = { ...local, scoreId: 9 }
    expect(reconcileCandidate(local, same, hunan)).toEqual({ kind: 'adopt', candidate: same })
    expect(reconcileCandidate(same, same, hunan)).toEqual({ kind: 'keep' })
  })

  test('a candidate saved earlier gives way to the one saved later on another phone', () => {
    expect(reconcileCandidate({ ...local, scoreId: 5 }, saved, hunan)).toEqual({
      kind: 'adopt',
      candidate: saved,
    })
  })

  test('a candidate for another province than the account is bound to is not saved', () => {
    const elsewhere = { ...local, provinceId: 15 }
    expect(reconcileCandidate(elsewhere, saved, hunan)).toEqual({ kind: 'elsewhere', candidate: saved })
    expect(reconcileCandidate({ ...local, year: 2027 }, null, hunan)).toEqual({
      kind: 'elsewhere',
      candidate: null,
    })
  })
})
