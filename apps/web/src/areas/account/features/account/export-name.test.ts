import { expect, test } from 'vitest'
import { exportName } from './export-name.ts'

test('a file of personal data is named by the brand and the day in China', () => {
  expect(exportName('问津', new Date('2026-06-25T16:00:00Z'))).toBe('问津-我的数据-2026-06-26.json')
  expect(exportName('', new Date('2026-06-25T15:59:00Z'))).toBe('我的数据-2026-06-25.json')
})
