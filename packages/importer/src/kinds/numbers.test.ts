import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFee, readNumber, readScore, readSegment, readYears } from './numbers.ts'

test.each([
  ['1,234', 1234],
  ['560分', 560],
  [' 12.5 ', 12.5],
  ['１２３', 123],
  ['', null],
  ['—', null],
  ['无', null],
  ['五百', undefined],
  ['12a', undefined],
  ['1,23', undefined],
  ['1e99', undefined],
  ['Infinity', undefined],
  ['NaN', null],
  ['9'.repeat(400), undefined],
  [`1${'0'.repeat(20)}`, 1e20],
])('the number in %j is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('every whole number is read back as it is printed, with thousands or without', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(readNumber(String(value))).toBe(value)
      expect(readNumber(value.toLocaleString('en-US'))).toBe(value)
    }),
  )
})

test('a score that stands for all above it says so', () => {
  expect(readScore('580及以上')).toEqual({ score: 580, above: true })
  expect(readScore('580分以上')).toEqual({ score: 580, above: true })
  expect(readScore('580')).toEqual({ score: 580, above: false })
  expect(readScore('-')).toBeNull()
  expect(readScore('优秀')).toBeUndefined()
})

test.each([
  ['592', 592, 592],
  ['592分', 592, 592],
  ['690-750', 690, 750],
  ['750～690', 690, 750],
  ['693及以上', 693, 750],
  ['180及以下', 0, 180],
  ['100以下', 0, 99],
])('the segment %s runs from %i to %i', (text, low, high) => {
  expect(readSegment(text, 750)).toEqual({ low, high })
})

test('a segment that is none is not made up', () => {
  expect(readSegment('', 750)).toBeUndefined()
  expect(readSegment('高分', 750)).toBeUndefined()
})

test('fees and years are read as plans print them', () => {
  expect(readFee('5000元/年')).toBe(5000)
  expect(readFee('10.5万')).toBe(105_000)
  expect(readFee('5520（另有较高收费，详见简注）')).toBe(5520)
  expect(readFee('免费')).toBe(0)
  expect(readFee('待定')).toBeNull()
  expect(readFee('104750港元')).toBeUndefined()
  expect(['四年', '4', '八年医', '5+3', '两年半', '若干'].map(readYears)).toEqual([
    4,
    4,
    8,
    8,
    2.5,
    undefined,
  ])
})
