import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { faultsOf } from './check-part.ts'
import { renderPart, takePartAway } from './render-part.tsx'

const rows: readonly (readonly [string, ReactElement, RegExp])[] = [
  ['a table wider than the screen', <p style={{ width: 330 }}>宽</p>, /^wider than the screen: <p/],
  [
    'a line that does not break in a popup',
    <div style={{ position: 'fixed', left: 0, whiteSpace: 'nowrap' }}>{'长'.repeat(40)}</div>,
    /^wider than the screen: <div/,
  ],
  ['a button of 30 px', <button style={{ height: 30, width: 80 }}>太小</button>, /^less than 44 px: 80×30/],
  ['a control without a name', <input style={{ height: 44, width: 44 }} />, /^label/],
  [
    'what cannot be read in the light only',
    <p style={{ color: '#bbb', background: 'var(--card)' }}>看不清</p>,
    /^color-contrast/,
  ],
  [
    'what cannot be read in the dark only',
    <p style={{ color: '#333', background: 'var(--card)' }}>暗里看不清</p>,
    /^dark: color-contrast/,
  ],
]

test.each(rows)('the check of every part finds %s', async (_name, part, fault) => {
  await renderPart(part)
  await expect.poll(() => document.querySelector('main')?.childElementCount).toBe(1)
  const faults = await faultsOf()
  takePartAway()
  expect(faults).toEqual([expect.stringMatching(fault)])
})

test('what scrolls inside, a link in a sentence and a tick in its label are as they should be', async () => {
  await renderPart(
    <>
      <div style={{ overflowX: 'auto' }}>
        <p style={{ width: 900 }}>长</p>
      </div>
      <p>
        看 <a href="/m/">协议</a> 全文
      </p>
      <label style={{ display: 'flex', minHeight: 44, minWidth: 44 }}>
        <input type="checkbox" /> 同意
      </label>
    </>,
  )
  await expect.poll(() => document.querySelector('label')).not.toBeNull()
})
