import { expect, test } from 'vitest'
import { JsonBytes } from './json-bytes.ts'

test('parts and figures become one text, however long', () => {
  const bytes = new JsonBytes()
  const part = Buffer.from(JSON.stringify('位次'.repeat(50_000)))
  const text = bytes.begin().ascii('[').bytes(part).ascii(',').bytes(part).ascii(',1]').take().toString()
  expect(JSON.parse(text)).toEqual(['位次'.repeat(50_000), '位次'.repeat(50_000), 1])
})

test('a text that was not finished leaves nothing behind', () => {
  const bytes = new JsonBytes()
  bytes.begin().ascii('{"half":')
  expect(bytes.begin().ascii('{}').take().toString()).toBe('{}')
})

test('what was taken stays when the next text is written', () => {
  const bytes = new JsonBytes()
  const first = bytes.begin().ascii('[1]').take()
  bytes.begin().ascii('[2]').take()
  expect(first.toString()).toBe('[1]')
})
