import { PROVINCES } from '@wenjin/engine'
import type { Subject } from '@wenjin/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkForm,
  choosePrimary,
  emptyForm,
  formOf,
  candidateLabel,
  candidateOf,
  isSameCandidate,
  modeOf,
  moveForm,
  offeredSubjects,
  readCandidate,
  scoreOf,
  statementOf,
  subjectsLabel,
  toggleElective,
  trackOfForm,
} from './model.ts'
import type { Candidate, CandidateForm } from './model.ts'

const HUNAN = 32
const BEIJING = 15
const SHANGHAI = 23
const ZHEJIANG = 25
const HAINAN = 35
const TIBET = 40

function take(form: CandidateForm, ...subjects: Subject[]): CandidateForm {
  return subjects.reduce((taken, subject) => toggleElective(taken, subject) ?? taken, form)
}

function hunan620(): CandidateForm {
  return { ...take(choosePrimary(emptyForm(HUNAN, 2026), '物'), '化', '生'), score: '620' }
}

describe('subjects of the score form', () => {
  test('3+1+2 offers one of 物 历 and two of four', () => {
    expect(offeredSubjects(emptyForm(HUNAN, 2026))).toEqual({
      primary: ['物', '历'],
      electives: ['化', '生', '地', '政'],
      count: 2,
    })
  })

  test('3+3 offers any three of six, 浙江 of seven with 技', () => {
    expect(offeredSubjects(emptyForm(BEIJING, 2026)).electives).toHaveLength(6)
    expect(offeredSubjects(emptyForm(ZHEJIANG, 2026)).electives).toContain('技')
  })

  test('old-style provinces ask for 理科 or 文科 instead of subjects', () => {
    const form = emptyForm(TIBET, 2026)
    expect(modeOf(form)).toBe('old')
    expect(checkForm({ ...form, score: '400' }).subjects).toBe('请选择理科或文科')
    expect(trackOfForm({ ...form, division: 'liberal' })).toBe('liberal')
  })

  test('新疆 asks for the first subject from 2027 on; a candidate of 2026 stays what it was', () => {
    const XINJIANG = 45
    expect(offeredSubjects(emptyForm(XINJIANG, 2027)).primary).toEqual(['物', '历'])
    expect(checkForm({ ...emptyForm(XINJIANG, 2027), score: '400' }).subjects).toBe('请选择首选科目')
    const saved = { provinceId: XINJIANG, year: 2026, majorTypeId: 4, courseGroupId: 0, score: 480 }
    expect(readCandidate({ ...saved, rank: 9000, rankGiven: false, scoreId: 7 })).toMatchObject(saved)
    expect(moveForm(formOf(readCandidate(saved)!), { year: 2027 })).toMatchObject({
      division: null,
      score: '480',
    })
  })

  test('choosing the other primary subject replaces the first', () => {
    const form = choosePrimary(choosePrimary(emptyForm(HUNAN, 2026), '物'), '历')
    expect(trackOfForm(form)).toBe('history')
  })

  test('an elective beyond the number is refused, a taken one can be dropped', () => {
    const full = take(emptyForm(HUNAN, 2026), '化', '生')
    expect(toggleElective(full, '地')).toBeNull()
    expect(toggleElective(full, '化')?.subjects).toBe(take(emptyForm(HUNAN, 2026), '生').subjects)
  })

  test('moving to a province of another mode drops the subjects and keeps the score', () => {
    const moved = moveForm(hunan620(), { provinceId: BEIJING })
    expect(moved).toMatchObject({ provinceId: BEIJING, subjects: 0, score: '620' })
  })

  test('moving from 浙江 to 北京 drops 技 alone', () => {
    const form = take(emptyForm(ZHEJIANG, 2026), '物', '化', '技')
    expect(moveForm(form, { provinceId: BEIJING }).subjects).toBe(
      take(emptyForm(BEIJING, 2026), '物', '化').subjects,
    )
  })
})

describe('score and rank of the form', () => {
  test.each([
    [HUNAN, '750', 750],
    [HUNAN, '0', 0],
    [HUNAN, '751', undefined],
    [HUNAN, '', undefined],
    [HUNAN, '62.5', undefined],
    [HUNAN, '-3', undefined],
    [SHANGHAI, '661', undefined],
    [SHANGHAI, '660', 660],
    [HAINAN, '900', 900],
  ])('province %i takes %j as %j', (provinceId, score, expected) => {
    expect(scoreOf({ ...emptyForm(provinceId, 2026), score })).toBe(expected)
  })

  test('a score over the full mark is told with the full mark', () => {
    expect(checkForm({ ...hunan620(), score: '751' }).score).toBe('请输入0～750之间的整数分数')
  })

  test('the table’s rank is taken when the candidate gave none', () => {
    expect(candidateOf(hunan620(), 9202)).toMatchObject({ rank: 9202, rankGiven: false, scoreId: null })
  })

  test('the candidate’s own rank is taken and marked as given', () => {
    expect(candidateOf({ ...hunan620(), ownRank: '9000' }, 9202)).toMatchObject({
      rank: 9000,
      rankGiven: true,
    })
  })

  test('a rank that is not a positive whole number keeps the form from being a candidate', () => {
    for (const ownRank of ['', '0', '1.5', '9999999']) {
      expect(candidateOf({ ...hunan620(), ownRank }, 9202)).toBeNull()
    }
  })
})

describe('candidates', () => {
  const provinces = PROVINCES.map(({ provId }) => provId)
  const forms = fc
    .record({ provinceId: fc.constantFrom(...provinces), seed: fc.array(fc.nat(9)), score: fc.nat(900) })
    .map(({ provinceId, seed, score }) => fill(emptyForm(provinceId, 2026), seed, score))

  test('every form that is a candidate reads back from storage as the same candidate and form', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const candidate = candidateOf(form, 100)
        if (candidate === null) return
        expect(readCandidate(JSON.parse(JSON.stringify(candidate)))).toEqual(candidate)
        expect(formOf(candidate)).toEqual(form)
      }),
    )
  })

  test('a form is a candidate exactly when it has no problems', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(candidateOf(form, null) === null).toBe(Object.keys(checkForm(form)).length > 0)
      }),
    )
  })

  test('storage that holds no candidate reads as none', () => {
    const candidate = candidateOf(hunan620(), 9202)
    for (const broken of [
      null,
      'text',
      {},
      { ...candidate, provinceId: 99 },
      { ...candidate, score: 9999 },
      { ...candidate, courseGroupId: 3 },
      { ...candidate, majorTypeId: 9 },
    ]) {
      expect(readCandidate(broken)).toBeNull()
    }
  })

  test('a derived rank does not tell two candidates apart, a given one does', () => {
    const candidate = candidateOf(hunan620(), 9202) as Candidate
    const isSame = (a: Candidate, b: Candidate): boolean => isSameCandidate(statementOf(a), statementOf(b))
    const given = { ...candidate, rankGiven: true }
    expect(isSame(candidate, { ...candidate, rank: 9000, scoreId: 5 })).toBe(true)
    expect(isSame(given, { ...given, rank: 9000 })).toBe(false)
    expect(isSame(candidate, given)).toBe(false)
  })

  test('a candidate reads in the product’s words', () => {
    const candidate = candidateOf(hunan620(), 9202) as Candidate
    expect(subjectsLabel(candidate)).toBe('物理类 · 物化生')
    expect(candidateLabel(candidate)).toBe('湖南 · 2026年 · 620分 · 物理类 · 物化生')
  })
})

/** Fills a form the way a person taps: some primary, some electives, some division, a score. */
function fill(form: CandidateForm, seed: readonly number[], score: number): CandidateForm {
  const { primary, electives } = offeredSubjects(form)
  const started = primary.length === 0 ? form : choosePrimary(form, primary[seed.length % 2] as Subject)
  const taken = take(
    started,
    ...seed.map((one) => electives[one % electives.length]).filter((one) => one !== undefined),
  )
  const division = modeOf(form) === 'old' ? (seed.length % 2 === 0 ? 'science' : 'liberal') : null
  return { ...taken, division, score: String(score) }
}
