import { pageUrl } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { UsageError } from './command.ts'
import { chinaTime } from './china-time.ts'
import { code, COLOUR, ENDS_AT, HOST, line, LINK, PHONE, PICTURE, STARTS_AT, whole } from './fields.ts'
import type { Field } from './fields.ts'

const FIELDS: Readonly<Record<string, Field<unknown>>> = {
  code: code('代号', 8),
  colour: COLOUR,
  host: HOST,
  line: line('名称', 4),
  link: LINK,
  phone: PHONE,
  picture: PICTURE,
  whole: whole('数', -2, 300),
}

test.each([
  ['code', 'a-Z_9', 'a-Z_9'],
  ['colour', '#1668DC', '#1668dc'],
  ['colour', '#f80', '#f80'],
  ['host', 'ZhiYuan.Example.cn', 'zhiyuan.example.cn'],
  ['host', '志愿.cn', 'xn--m6t44a.cn'],
  ['host', '127.0.0.1', '127.0.0.1'],
  ['line', ' 四个字啊 ', '四个字啊'],
  ['link', `${pageUrl('index')}?a=1`, `${pageUrl('index')}?a=1`],
  ['link', 'https://example.cn', 'https://example.cn'],
  ['phone', '13800000000', '13800000000'],
  ['picture', '/files/0/a.png', '/files/0/a.png'],
  ['whole', '-2', -2],
  ['whole', '300', 300],
])('%s takes %j', (name, text, value) => expect(FIELDS[name]?.read(text)).toBe(value))

test.each([
  ['code', ''],
  ['code', 'a b'],
  ['code', 'abcdefghi'],
  ['colour', 'red'],
  ['colour', '#12345'],
  ['host', 'https://example.cn'],
  ['host', 'example.cn:8080'],
  ['host', 'example.cn/m/'],
  ['host', 'a b.cn'],
  ['host', ''],
  ['host', '[::1]'],
  ['host', 'a..cn'],
  ['line', '五个字多了'],
  ['line', '  '],
  ['line', 'a\nb'],
  ['link', 'javascript:alert(1)'],
  ['link', '//evil.cn'],
  ['link', '/\\evil.cn'],
  ['link', 'http://example.cn'],
  ['phone', '1380000000'],
  ['picture', 'https://example.cn/a.png'],
  ['picture', '//example.cn/a.png'],
  ['whole', '301'],
  ['whole', '1.5'],
  ['whole', '1e2'],
  ['whole', ''],
])('%s refuses %j', (name, text) => expect(() => FIELDS[name]?.read(text)).toThrow(UsageError))

describe('a time of China', () => {
  test('is read to the minute, a date alone from its first to its last moment', () => {
    expect(STARTS_AT.read('2026-06-25 08:30').toISOString()).toBe('2026-06-25T00:30:00.000Z')
    expect(STARTS_AT.read('2026-06-25').toISOString()).toBe('2026-06-24T16:00:00.000Z')
    expect(ENDS_AT.read('2026-06-25').toISOString()).toBe('2026-06-25T16:00:00.000Z')
    expect(ENDS_AT.read('2026-06-25T08:30').toISOString()).toBe('2026-06-25T00:30:00.000Z')
  })

  test.each(['2026-02-30', '2026-13-01', '2026-6-1', '2026-06-25 24:00', '2026-06-25 8:00', '明天'])(
    '%s is none',
    (text) => expect(() => STARTS_AT.read(text)).toThrow('要写成 2026-06-25'),
  )

  test('is shown with its own day', () => {
    const moment = new Date('2026-06-24T16:00:05Z')
    expect(chinaTime(moment)).toBe('2026-06-25 00:00:05')
    expect(chinaTime(null)).toBe('')
  })
})
