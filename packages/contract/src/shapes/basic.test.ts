import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Line, Paragraphs, Title } from './basic.ts'

/** As the validator reads a pattern. */
function takes(schema: object, text: string): boolean {
  const { pattern } = schema as { readonly pattern: string }
  return new RegExp(pattern, 'u').test(text)
}

describe('a text of a person', () => {
  test.each([
    '小明',
    '𠮷野家',
    '阿卜杜拉·买买提',
    'Zoë O’Brien-Šmid',
    '王 小明',
    '葛\u{e0100}城',
    '❤️',
    '1️⃣',
    '👩🏽‍🦱',
    '👨‍👩‍👧‍👦一家',
    '🏳️‍🌈',
    '🇨🇳',
    '\ue863',
    'سلام',
  ])('may be %j', (text) => {
    for (const schema of [Line(60), Title(60), Paragraphs(60)]) expect(takes(schema, text)).toBe(true)
  })

  test.each([
    '\u200b',
    '小\u200b明',
    '小\u200d明',
    '\u202e明小',
    '小明\u2066',
    '\ufeff小明',
    '小\u00ad明',
    '小明\ufe0f',
    '\u3164',
    '\u2800',
    '\u2028',
    '\u200d❤️',
    '❤️\u200d',
    '🏴\u{e0067}\u{e007f}',
    '小明\ud800',
    '小\u0085明',
    '小\u0000明',
  ])('may not be %j', (text) => {
    for (const schema of [Line(60), Title(60), Paragraphs(60)]) expect(takes(schema, text)).toBe(false)
  })

  test('has breaks and tabs only where paragraphs are written, and blanks alone are no title', () => {
    for (const text of ['一\n二', '一\r\n二', '一\t二']) {
      expect([Line(9), Title(9), Paragraphs(9)].map((schema) => takes(schema, text))).toEqual([
        false,
        false,
        true,
      ])
    }
    for (const text of ['', ' ', '\u3000']) expect(takes(Title(9), text)).toBe(false)
    expect(takes(Line(9), '')).toBe(true)
  })

  test('is what its visible characters are: no two that are taken look alike by a zero-width space', () => {
    const invisible = fc.constantFrom('\u200b', '\u200c', '\u200e', '\u202e', '\u2060', '\u2069', '\ufeff')
    fc.assert(
      fc.property(fc.string(), invisible, fc.string(), (before, sign, after) => {
        expect(takes(Line(99), `${before}${sign}${after}`)).toBe(false)
      }),
    )
  })
})
