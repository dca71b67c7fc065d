import { describe, expect, test } from 'vitest'
import { choiceCount } from './choice-list.ts'
import type { ChoiceList } from './choice-list.ts'
import { forgetSaved, forCandidate, openHeld, setAside, takeableList, takeOver } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { AT, choice, listOf, LIST_CANDIDATE } from './testing.ts'
import type { HeldList } from './wire.ts'

const FRESH = { id: 'new', at: AT }
const OTHER_CANDIDATE = { ...LIST_CANDIDATE, score: 580 }

function shelf(list: ChoiceList | null, ...others: ChoiceList[]): Shelf {
  return { list, others }
}

function held(fields: Partial<HeldList> = {}): HeldList {
  const { candidate, batchList } = listOf([choice(8)])
  return {
    reportMainId: 5,
    version: 3,
    scoreId: 7,
    candidate,
    name: '冲一冲',
    batchList,
    updatedAt: AT,
    ...fields,
  }
}

describe('which list serves a candidate', () => {
  test('a visitor’s list serves the candidate it was filled for and takes its scoreId once it is saved', () => {
    const before = shelf(listOf([choice(1)], { scoreId: 0 }))
    expect(forCandidate(before, LIST_CANDIDATE, 0, FRESH)).toBe(before)
    expect(forCandidate(before, LIST_CANDIDATE, 7, FRESH).list).toMatchObject({ id: 'a', scoreId: 7 })
  })

  test('another scoreId is another candidate even when the score reads the same', () => {
    const after = forCandidate(shelf(listOf([choice(1)])), LIST_CANDIDATE, 9, FRESH)
    expect(after.list).toMatchObject({ id: 'new', scoreId: 9 })
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })

  test('a changed candidate sets the list aside, and coming back brings it back', () => {
    const away = forCandidate(shelf(listOf([choice(1)], { scoreId: 0 })), OTHER_CANDIDATE, 0, FRESH)
    expect(away.list).toMatchObject({ id: 'new', candidate: OTHER_CANDIDATE })
    const back = forCandidate(away, LIST_CANDIDATE, 0, { id: 'newer', at: AT })
    expect(back.list).toMatchObject({ id: 'a' })
    expect(back.others).toEqual([])
  })

  test('saved lists set aside are not piled up, unsaved ones are all kept', () => {
    const saved = Array.from({ length: 5 }, (_, i) => listOf([choice(i)], { id: `saved${i}` }))
    const unsaved = Array.from({ length: 9 }, (_, i) =>
      listOf([choice(i)], { id: `edited${i}`, isChange: true }),
    )
    const { others } = setAside(shelf(listOf([choice(1)], { isChange: true }), ...saved, ...unsaved))
    expect(others.filter(({ isChange }) => isChange)).toHaveLength(10)
    expect(others.filter(({ isChange }) => !isChange).map(({ id }) => id)).toEqual([
      'saved0',
      'saved1',
      'saved2',
    ])
  })
})

describe('taking a list over to a changed candidate', () => {
  test('is offered while the new list is empty, within the same province, year and track', () => {
    const old = listOf([choice(1)], { id: 'old', candidate: OTHER_CANDIDATE, scoreId: 0 })
    expect(takeableList(shelf(listOf([]), old))).toBe(old)
    expect(takeableList(shelf(listOf([choice(2)]), old))).toBeNull()
    const elsewhere = { ...old, candidate: { ...OTHER_CANDIDATE, provinceId: 33 } }
    expect(takeableList(shelf(listOf([]), elsewhere))).toBeNull()
  })

  test('copies the choices; a list the account knows stays where it is', () => {
    const visitors = listOf([choice(1)], { id: 'old', scoreId: 0 })
    const accounts = listOf([choice(1)], { id: 'old', scoreId: 3 })
    const fromVisitor = takeOver(shelf(listOf([]), visitors), 'old', AT)
    expect(fromVisitor.list).toMatchObject({ id: 'a', isChange: true, revision: 1 })
    expect(choiceCount(fromVisitor.list ?? listOf([]))).toBe(1)
    expect(fromVisitor.others).toEqual([])
    expect(takeOver(shelf(listOf([]), accounts), 'old', AT).others).toEqual([accounts])
  })
})

describe('opening a list of the account', () => {
  test('sets the list in use aside', () => {
    const after = openHeld(shelf(listOf([choice(1)], { isChange: true })), held(), 'opened')
    expect(after.list).toMatchObject({
      id: 'opened',
      reportMainId: 5,
      version: 3,
      name: '冲一冲',
      isChange: false,
    })
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })

  test('that is in use with edits keeps the edits', () => {
    const before = shelf(listOf([choice(1)], { reportMainId: 5, version: 2, isChange: true }))
    expect(openHeld(before, held(), 'opened')).toBe(before)
  })

  test('whose edits were set aside brings them to the front', () => {
    const edited = listOf([choice(2)], { id: 'edited', reportMainId: 5, isChange: true })
    const after = openHeld(shelf(listOf([choice(1)], { isChange: true }), edited), held(), 'opened')
    expect(after.list).toBe(edited)
    expect(after.others.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('signing out', () => {
  test('leaves on the phone what the account does not hold, and nothing else', () => {
    const unsaved = listOf([choice(1)], { isChange: true, reportMainId: 5 })
    const saved = listOf([choice(1)], { reportMainId: 6, customerId: 1 })
    expect(forgetSaved(shelf(unsaved, saved), FRESH)).toEqual(shelf(unsaved))
    const { list } = forgetSaved(shelf(saved), FRESH)
    expect(list).toMatchObject({
      id: 'new',
      reportMainId: 0,
      scoreId: 0,
      customerId: 0,
      candidate: LIST_CANDIDATE,
      batchList: [],
    })
  })

  test('changes nothing for a visitor', () => {
    const visitors = shelf(listOf([], { scoreId: 0 }))
    expect(forgetSaved(visitors, FRESH)).toEqual(visitors)
  })
})
