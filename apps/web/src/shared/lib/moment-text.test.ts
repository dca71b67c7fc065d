import { describe, expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const NOW = new Date('2026-06-26T09:00+08:00')

describe('moments as people say them', () => {
  test.each([
    ['2026-06-26T00:05:00Z', '今天 08:05'],
    ['2026-06-25T15:59:00Z', '昨天 23:59'],
    ['2026-06-25T16:00:00Z', '今天 00:00'],
    ['2026-06-03T01:00:00Z', '6月3日 09:00'],
    ['2025-12-31T01:00:00Z', '2025年12月31日'],
    ['soon', '--'],
  ])('%s is %s', (iso, text) => {
    expect(momentText(iso, NOW)).toBe(text)
  })
})
