import type { SavedList } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { aligned } from './stored.ts'
import { choice, listOf } from './testing.ts'
import { heldList, savedForm } from './wire.ts'

const DETAIL: SavedList = {
  reportMainId: 5,
  name: '冲一冲',
  version: 3,
  univNum: 2,
  createdAt: '2026-06-25T01:00:00.000Z',
  updatedAt: '2026-06-26T01:00:00.000Z',
  choiceScore: {
    scoreId: 7,
    provinceId: 32,
    provinceName: '湖南',
    year: 2026,
    majorTypeId: 1,
    courseGroupId: 13,
    score: 620,
    rank: 8123,
    rankGiven: false,
  },
  batchList: [
    {
      batchId: 2,
      batchName: '本科批',
      reportUnivList: [
        { ...choice(2), majorList: [], reportNo: 2 },
        { ...choice(1), majorList: [], reportNo: 1 },
      ],
    },
  ],
}

describe('a list on the wire', () => {
  test('is sent with places from 1 and without the names', () => {
    const form = savedForm(listOf([choice(3, [31]), choice(1)]))
    expect(form).not.toHaveProperty('reportMainId')
    expect(form.batchList[0]?.reportUnivList).toEqual([
      {
        planId: 3,
        univId: 1003,
        group: '101',
        isObey: 1,
        reportNo: 1,
        majorList: [{ planId: 31, majorNo: '31' }],
      },
      { planId: 1, univId: 1001, group: '101', isObey: 1, reportNo: 2, majorList: [] },
    ])
  })

  test('that the account holds is sent with the version it was made from', () => {
    expect(savedForm(listOf([], { reportMainId: 5, version: 3 }))).toMatchObject({
      reportMainId: 5,
      version: 3,
    })
  })

  test('comes back in the order of its places, with the rules of the province', () => {
    const held = heldList(DETAIL)
    expect(held.batchList[0]?.reportUnivList.map(({ planId }) => planId)).toEqual([1, 2])
    expect(held.batchList[0]).toMatchObject({ batchId: 2, maxUnivNum: 45, majorNum: 6, hasObey: 1 })
    expect(held.batchList[0]?.reportUnivList[0]).toEqual(choice(1))
  })

  test('a rank off the table is no part of the candidate, a rank the person gave is', () => {
    expect(heldList(DETAIL).candidate.rank).toBeNull()
    const choiceScore = { ...DETAIL.choiceScore, rankGiven: true }
    expect(heldList({ ...DETAIL, choiceScore }).candidate.rank).toBe(8123)
  })
})

describe('what another tab wrote', () => {
  test('is taken over when it serves the same candidate', () => {
    const stored = { list: listOf([choice(1)], { id: 'b' }), others: [] }
    expect(aligned(stored, listOf([]))).toBe(stored)
  })

  test('for another candidate leaves this tab’s list at the front and loses nothing', () => {
    const own = listOf([choice(1)])
    const theirs = listOf([choice(2)], { id: 'b', scoreId: 9 })
    expect(aligned({ list: theirs, others: [own] }, own)).toEqual({ list: own, others: [theirs] })
  })
})
