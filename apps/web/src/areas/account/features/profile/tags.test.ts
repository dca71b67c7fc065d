import { expect, test } from 'vitest'
import { addTag, MAX_TAG_LENGTH, MAX_TAGS, TAG_SUGGESTIONS } from './tags.ts'

test('a tag is added at the end, its edges trimmed', () => {
  expect(addTag(['近视'], ' 想学  法律 ')).toEqual({ tags: ['近视', '想学 法律'], problem: null })
})

test.each([
  ['   ', '请输入标签'],
  ['一二三四五六七八九十一二三', '一个标签最多12个字'],
  ['近视', '已有这个标签'],
])('%j is refused with a reason', (typed, problem) => {
  expect(addTag(['近视'], typed)).toEqual({ problem })
})

test('the twenty-first is refused', () => {
  const full = Array.from({ length: MAX_TAGS }, (_, i) => `标签${i}`)
  expect(addTag(full, '再来一个')).toEqual({ problem: '最多添加20个标签' })
})

test('every suggestion can be added', () => {
  expect(new Set(TAG_SUGGESTIONS).size).toBe(TAG_SUGGESTIONS.length)
  expect(TAG_SUGGESTIONS.every((tag) => tag.length <= MAX_TAG_LENGTH)).toBe(true)
})
