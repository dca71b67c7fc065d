import { BATCHES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { catalogueLookUp, majorTrackLookUp, requirementLookUp, undergraduateLookUp } from './lookups.ts'

const [HENAN, HUNAN] = [30, 32]

test('a name that an ordinary and a vocational undergraduate major share is the ordinary one’s', () => {
  const code = catalogueLookUp([
    { name: '动物医学', code: '090401', level: 1 },
    { name: '动物医学', code: '210301', level: 1 },
    { name: '现代种业技术', code: '210101', level: 1 },
    { name: '翻译', code: '050261', level: 1 },
    { name: '翻译', code: '050262', level: 1 },
  ])
  expect(code('动物医学', false)).toBe('090401')
  expect(code('现代种业技术', false)).toBe('210101')
  expect(code('翻译', false)).toBeNull()
  expect(code('动物医学', true)).toBeNull()
})

test('a score is of the second batch below the first one’s control line, of either above it', () => {
  const line = { provId: HENAN, year: 2023, track: 'science' } as const
  const batchOf = undergraduateLookUp([
    { ...line, batchId: BATCHES.first, score: 514 },
    { ...line, batchId: BATCHES.second, score: 409 },
  ])
  expect(batchOf(HENAN, 2023, 'science', 513)).toBe(BATCHES.second)
  expect(batchOf(HENAN, 2023, 'science', 514)).toBeUndefined()
  expect(batchOf(HENAN, 2022, 'science', 480)).toBeUndefined()
})

test('a reformed province has one undergraduate batch', () => {
  expect(undergraduateLookUp([])(HUNAN, 2025, 'physics', 500)).toBe(BATCHES.undergrad)
})

const major = { provId: 17, year: 2025, batchId: BATCHES.undergrad, univId: 7, majorName: '法学' } as const

test('a major whose lines are in both tracks has none', () => {
  const trackOf = majorTrackLookUp([
    { ...major, majorName: '法学(涉外)', track: 'history' },
    { ...major, majorName: '英语', track: 'history' },
    { ...major, majorName: '英语(师范)', track: 'physics' },
    { ...major, majorName: '英语', track: 'history' },
  ])
  expect(trackOf(major)).toBe('history')
  expect(trackOf({ ...major, majorName: '英语' })).toBeUndefined()
  expect(trackOf({ ...major, univId: 8 })).toBeUndefined()
})

test('what better plans require of a major is each requirement once', () => {
  const row = { provId: 29, track: 'combined', univId: 7 } as const
  const requirementsOf = requirementLookUp([
    { ...row, majorName: '英语', requirement: '' },
    { ...row, majorName: '英语（师范）', requirement: '' },
    { ...row, majorName: '机械类', requirement: '物' },
  ])
  expect(requirementsOf({ ...row, majorName: '英语' })).toEqual([''])
  expect(requirementsOf({ ...row, majorName: '法学' })).toEqual([])
})
