import { describe, expect, test } from 'vitest'
import { choiceCount } from './draft.ts'
import type { Draft } from './draft.ts'
import { forgetSaved, forGrade, openHeld, setAside, takeableDraft, takeOver } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { AT, choice, draftOf, GRADE } from './testing.ts'
import type { HeldList } from './wire.ts'

const FRESH = { id: 'new', at: AT }
const OTHER_GRADE = { ...GRADE, score: 580 }

function shelf(draft: Draft | null, ...others: Draft[]): Shelf {
  return { draft, others }
}

function held(fields: Partial<HeldList> = {}): HeldList {
  const { gradeInfo, batchList } = draftOf([choice(8)])
  return {
    reportMainId: 5,
    version: 3,
    scoreId: 7,
    gradeInfo,
    name: '冲一冲',
    batchList,
    updatedAt: AT,
    ...fields,
  }
}

describe('which list serves a grade', () => {
  test('a visitor’s list serves the grade it was filled for and takes its scoreId once it is saved', () => {
    const before = shelf(draftOf([choice(1)], { scoreId: 0 }))
    expect(forGrade(before, GRADE, 0, FRESH)).toBe(before)
    expect(forGrade(before, GRADE, 7, FRESH).draft).toMatchObject({ id: 'a', scoreId: 7 })
  })

  test('another scoreId is another grade even when the score reads the same', () => {
    const after = forGrade(shelf(draftOf([choice(1)])), GRADE, 9, FRESH)
    expect(after.draft).toMatchObject({ id: 'new', scoreId: 9 })
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })

  test('a changed grade sets the list aside, and coming back brings it back', () => {
    const away = forGrade(shelf(draftOf([choice(1)], { scoreId: 0 })), OTHER_GRADE, 0, FRESH)
    expect(away.draft).toMatchObject({ id: 'new', gradeInfo: OTHER_GRADE })
    const back = forGrade(away, GRADE, 0, { id: 'newer', at: AT })
    expect(back.draft).toMatchObject({ id: 'a' })
    expect(back.others).toEqual([])
  })

  test('saved lists set aside are not piled up, unsaved ones are all kept', () => {
    const saved = Array.from({ length: 5 }, (_, i) => draftOf([choice(i)], { id: `saved${i}` }))
    const unsaved = Array.from({ length: 9 }, (_, i) =>
      draftOf([choice(i)], { id: `edited${i}`, isChange: true }),
    )
    const { others } = setAside(shelf(draftOf([choice(1)], { isChange: true }), ...saved, ...unsaved))
    expect(others.filter(({ isChange }) => isChange)).toHaveLength(10)
    expect(others.filter(({ isChange }) => !isChange).map(({ id }) => id)).toEqual([
      'saved0',
      'saved1',
      'saved2',
    ])
  })
})

describe('taking a list over to a changed grade', () => {
  test('is offered while the new list is empty, within the same province, year and track', () => {
    const old = draftOf([choice(1)], { id: 'old', gradeInfo: OTHER_GRADE, scoreId: 0 })
    expect(takeableDraft(shelf(draftOf([]), old))).toBe(old)
    expect(takeableDraft(shelf(draftOf([choice(2)]), old))).toBeNull()
    const elsewhere = { ...old, gradeInfo: { ...OTHER_GRADE, provinceId: 33 } }
    expect(takeableDraft(shelf(draftOf([]), elsewhere))).toBeNull()
  })

  test('copies the choices; a list the account knows stays where it is', () => {
    const visitors = draftOf([choice(1)], { id: 'old', scoreId: 0 })
    const accounts = draftOf([choice(1)], { id: 'old', scoreId: 3 })
    const fromVisitor = takeOver(shelf(draftOf([]), visitors), 'old', AT)
    expect(fromVisitor.draft).toMatchObject({ id: 'a', isChange: true, revision: 1 })
    expect(choiceCount(fromVisitor.draft ?? draftOf([]))).toBe(1)
    expect(fromVisitor.others).toEqual([])
    expect(takeOver(shelf(draftOf([]), accounts), 'old', AT).others).toEqual([accounts])
  })
})

describe('opening a list of the account', () => {
  test('sets the list in use aside', () => {
    const after = openHeld(shelf(draftOf([choice(1)], { isChange: true })), held(), 'opened')
    expect(after.draft).toMatchObject({
      id: 'opened',
      reportMainId: 5,
      version: 3,
      name: '冲一冲',
      isChange: false,
    })
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })

  test('that is in use with edits keeps the edits', () => {
    const before = shelf(draftOf([choice(1)], { reportMainId: 5, version: 2, isChange: true }))
    expect(openHeld(before, held(), 'opened')).toBe(before)
  })

  test('whose edits were set aside brings them to the front', () => {
    const edited = draftOf([choice(2)], { id: 'edited', reportMainId: 5, isChange: true })
    const after = openHeld(shelf(draftOf([choice(1)], { isChange: true }), edited), held(), 'opened')
    expect(after.draft).toBe(edited)
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('signing out', () => {
  test('leaves on the phone what the account does not hold, and nothing else', () => {
    const unsaved = draftOf([choice(1)], { isChange: true, reportMainId: 5 })
    const saved = draftOf([choice(1)], { reportMainId: 6, customerId: 1 })
    expect(forgetSaved(shelf(unsaved, saved), FRESH)).toEqual(shelf(unsaved))
    const { draft } = forgetSaved(shelf(saved), FRESH)
    expect(draft).toMatchObject({
      id: 'new',
      reportMainId: 0,
      scoreId: 0,
      customerId: 0,
      gradeInfo: GRADE,
      batchList: [],
    })
  })

  test('changes nothing for a visitor', () => {
    const visitors = shelf(draftOf([], { scoreId: 0 }))
    expect(forgetSaved(visitors, FRESH)).toEqual(visitors)
  })
})
