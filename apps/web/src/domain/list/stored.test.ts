import { expect, test } from 'vitest'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { readShelf, writeShelf } from './stored.ts'
import { choice, LIST_CANDIDATE, listOf } from './testing.ts'

const KEY = '_temporaryVolunteer_'
const LOWER = { ...LIST_CANDIDATE, score: 580 }
const LIST = listOf([choice(1)])
const OTHER = listOf([choice(2)], { id: 'b', candidate: LOWER })

test('lists are kept as every version wrote them and come back the same', () => {
  writeShelf({ list: LIST, others: [OTHER], stamp: 's' })
  expect(readStored(KEY)).toMatchObject({ gradeInfo: LIST_CANDIDATE, others: [{ gradeInfo: LOWER }] })
  expect(readShelf()).toEqual({ list: LIST, others: [OTHER], stamp: 's' })
})

test('a list that an earlier version kept is read, with first values for what it did not write', () => {
  const { id, name, scoreId, batchList } = LIST
  writeStored(KEY, { id, name, scoreId, batchList, gradeInfo: LIST_CANDIDATE })
  const { list } = readShelf()
  expect(list).toEqual({ ...LIST, editedAt: '' })
})
