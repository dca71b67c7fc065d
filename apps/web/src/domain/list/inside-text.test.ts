import { expect, test } from 'vitest'
import { insideText } from './inside-text.ts'
import { choice } from './testing.ts'

test('two versions of a choice are told apart by their majors and by obedience', () => {
  expect(insideText(choice(1, [7, 8], 0))).toBe('2个专业：专业7、专业8；不服从调剂')
  expect(insideText(choice(1, [], 1))).toBe('没有选专业；服从调剂')
})
