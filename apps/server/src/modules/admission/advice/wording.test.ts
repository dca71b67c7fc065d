import { expect, test } from 'vitest'
import { chanceText, numbered, percent } from './wording.ts'

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
  [0.0532, '5.3%'],
  [0.0996, '10%'],
  [0.4961, '49%'],
  [0.8499, '85%'],
  [0.8494, '84%'],
  [0.99, '99%'],
  [0.9932, '99.3%'],
  [1, '99.9%以上'],
])('a chance of filing of %d reads %s, never better than its card', (chance, text) => {
  expect(chanceText(chance)).toBe(text)
})

test.each([
  [[3], '第3志愿'],
  [[1, 2, 3, 7], '第1–3、7志愿'],
  [[2, 4, 6], '第2、4、6志愿'],
  [[1, 3, 5, 7], '4个志愿'],
])('choices %j read %s', (numbers, text) => {
  expect(numbered(numbers)).toBe(text)
})
