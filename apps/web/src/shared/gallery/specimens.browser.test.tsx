import { expect, test } from 'vitest'
import { press, renderPart } from '../../testing/index.ts'
import { SPECIMENS } from './specimens.ts'

test('every part of the kit has a specimen', () => {
  const files = Object.keys(import.meta.glob('../{ui,layout}/*.tsx')).filter(
    (file) => !file.includes('.test.'),
  )
  const parts = files.map((file) => file.replace(/^.*\/(.+)\.tsx$/, '$1'))
  const missing = parts.filter((part) => SPECIMENS.every((one) => one.part !== part))
  expect(missing).toEqual([])
})

// The harness looks at each: 320 px, touch, axe in light and dark.
test.each(SPECIMENS)('$part: $state', async ({ shown, opener }) => {
  await renderPart(<>{shown}</>)
  await expect.poll(() => document.querySelector('main')?.childElementCount).toBeGreaterThan(0)
  if (opener === undefined) return
  await press(opener)
  await expect.poll(() => document.getElementById('popups')?.innerText).toMatch(/\S/)
})
