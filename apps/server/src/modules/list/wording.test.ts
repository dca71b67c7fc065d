import { expect, test } from 'vitest'
import { numbered, percent } from './wording.ts'

test.each([
  [0, '0%'],
  [0.00001, '不足0.1%'],
  [0.003, '0.3%'],
  [0.0949, '9.5%'],
  [0.1849, '18%'],
  [0.994, '99.4%'],
  [0.9999, '99.9%以上'],
  [1, '99.9%以上'],
])('a chance of %d reads %s', (chance, text) => {
  expect(percent(chance)).toBe(text)
})

test.each([
  [[3], '第3志愿'],
  [[1, 2, 3, 7], '第1–3、7志愿'],
  [[2, 4, 6], '第2、4、6志愿'],
  [[1, 3, 5, 7], '4个志愿'],
])('choices %j read %s', (reportNos, text) => {
  expect(numbered(reportNos)).toBe(text)
})
