import { describe, expect, test } from 'vitest'
import { chanceText, countText } from './figures.ts'
import { shareText } from './share-text.ts'

describe('figures', () => {
  test.each([
    [0, '<1%'],
    [0.009, '<1%'],
    [0.01, '1%'],
    [0.29, '29%'],
    [0.496, '49%'],
    [0.57, '57%'],
    [0.849, '84%'],
    [0.99, '99%'],
    [0.991, '>99%'],
    [1, '>99%'],
  ])('a chance of %d reads %s', (chance, text) => {
    expect(chanceText(chance)).toBe(text)
  })

  test.each([
    [0, '0%'],
    [0.0004, '<0.1%'],
    [0.0031, '0.3%'],
    [0.421, '42.1%'],
    [0.9994, '99.9%'],
    [0.9999, '>99.9%'],
    [1, '>99.9%'],
  ])('a share of %d reads %s', (share, text) => {
    expect(shareText(share)).toBe(text)
  })

  test.each([
    [0, '0'],
    [999, '999'],
    [9202, '9,202'],
    [1234567, '1,234,567'],
    [null, '--'],
    [undefined, '--'],
    [Number.NaN, '--'],
  ])('a count of %s reads %s', (count, text) => {
    expect(countText(count)).toBe(text)
  })
})
