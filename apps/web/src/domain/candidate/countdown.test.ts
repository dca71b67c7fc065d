import { describe, expect, test } from 'vitest'
import { countdownText, daysToGaokao, fillText, hourText } from './countdown.ts'

describe('countdown to the gaokao', () => {
  test.each([
    ['2026-06-06T23:59:59+08:00', 1],
    ['2026-06-07T00:00:00+08:00', 0],
    ['2026-06-08T00:00:00+08:00', -1],
    ['2025-11-21T12:00:00+08:00', 198],
    ['2026-06-05T17:00:00Z', 1],
  ])('at %s there are %i days to the one of 2026', (moment, days) => {
    expect(daysToGaokao(2026, new Date(moment))).toBe(days)
  })

  test('it says the day itself and is silent afterwards', () => {
    expect(countdownText(2026, new Date('2026-06-01T08:00+08:00'))).toBe('距2026年高考还有6天')
    expect(countdownText(2026, new Date('2026-06-07T08:00+08:00'))).toBe('2026年高考今天开始')
    expect(countdownText(2026, new Date('2026-06-08T08:00+08:00'))).toBe('')
  })
})

describe('dates of filling in', () => {
  const dates = { year: 2026, start: '2026-06-26T08:00', end: '2026-07-01T17:00' }

  test('they show until the last minute', () => {
    expect(fillText(dates, 2026, new Date('2026-07-01T17:00+08:00'))).toBe('志愿填报 6月26日～7月1日')
    expect(fillText(dates, 2026, new Date('2026-07-01T17:01+08:00'))).toBe('')
  })

  test('a last day without an hour counts whole', () => {
    const days = { year: 2026, start: '2026-06-27', end: '2026-07-01' }
    expect(fillText(days, 2026, new Date('2026-07-01T23:00+08:00'))).toBe('志愿填报 6月27日～7月1日')
  })

  test('the hour is told where it is known', () => {
    expect([dates.start, '2026-07-01'].map(hourText)).toEqual(['6月26日08:00', '7月1日'])
  })

  test('another year’s candidate does not see them', () => {
    expect(fillText(dates, 2027, new Date('2026-06-27T08:00+08:00'))).toBe('')
  })
})
