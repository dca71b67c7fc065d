import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseMapping, readMapping } from './mapping.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenjin-mapping-'))
afterAll(() => rmSync(folder, { recursive: true }))

function mapping(text: string): string {
  const path = join(folder, 'own.json')
  writeFileSync(path, text)
  return path
}

test.each([
  ['{', '读不出来，或不是JSON'],
  ['[]', '缺少file或header'],
  ['{"file": "a", "colour": 1}', '不认识的项目“colour”'],
  ['{"file": "a", "kind": "weather"}', '不认识的表格种类“weather”'],
  ['{"file": "a", "columns": {"x": "wind"}}', '不认识的字段“wind”'],
  ['{"file": "a", "constants": {"wind": "1"}}', '不认识的字段“wind”'],
  ['{"file": "a", "rules": {"codeYear": "2026"}}', '规则“codeYear”'],
  ['{"file": "a", "leftOut": true}', 'leftOut应是一句话'],
  ['{"file": "a", "rules": {"readAs": {"wind": {}}}}', '不认识的字段“wind”'],
  ['{"file": "["}', 'file不是正则表达式'],
])('a mapping that cannot be meant is refused: %s', (text, problem) => {
  expect(() => readMapping(mapping(text))).toThrow(`映射文件own.json：${problem}`)
})

test('a mapping is chosen by the name of the file and the columns of its header', () => {
  const byName = { name: 'a', file: '^lines_' }
  const byBoth = { name: 'b', file: '^lines_', header: ['院校名称', '位次'] }
  expect(chooseMapping([byBoth, byName], 'lines_2025.csv', ['院校名称', ' 位次 '])).toBe(byBoth)
  expect(chooseMapping([byBoth, byName], 'lines_2025.csv', ['院校名称'])).toBe(byName)
  expect(chooseMapping([byBoth, byName], 'plan.csv', ['院校名称', '位次'])).toBeUndefined()
})
