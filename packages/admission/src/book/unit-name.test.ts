import { expect, test } from 'vitest'
import { canBeFiled, unitName } from './unit-name.ts'

const group = (groupName: string, groupCode = ''): string =>
  unitName({ kind: 'group', majorName: '', groupName, groupCode })

test.each([
  ['第201组（化学）', '201', '第201组（化学）'],
  ['第103组(中外合作办学或国际项目)', '103', '第103组(中外合作办学或国际项目)'],
  ['05专业组(化学)(中外合作办学)', '05', '05专业组(化学)(中外合作办学)'],
  ['01 物理＋化学', '01', '01 物理＋化学'],
])('%s says itself what the group is', (printed, code, name) => {
  expect(group(printed, code)).toBe(name)
})

test.each([
  ['第一次投档 102 第102组', '102', '第102组'],
  ['第一次投档 102 第102组(中外合作办学或国际项目)', '102', '第102组(中外合作办学或国际项目)'],
  ['某大学第16组', '16', '第16组'],
  ['某简称(03)', '03', '第03组'],
  ['（104）', '104', '第104组'],
  ['（W101）', '101', '第101组'],
  ['（A51）', 'A51', '第A51组'],
  ['', '07', '第07组'],
])('%s is called without the marks of its source', (printed, code, name) => {
  expect(group(printed, code)).toBe(name)
})

test.each([
  '368598',
  '426143',
  '10_2073_普通类_本科批',
  'W化',
  '（W不限）',
  '（物化）',
  '（W艺术类）',
  'L政',
  '-',
  '—',
  '',
])('"%s" is the name of no group, and is never shown as one', (printed) => {
  expect(group(printed)).toBe('专业组（代码未注明）')
})

test('a group that no source names cannot be filed, any other can', () => {
  const of = (groupName: string, groupCode = '') =>
    canBeFiled({ kind: 'group', majorName: '', groupName, groupCode })
  expect([of(''), of('W不限'), of('', '103'), of('医学类')]).toEqual([false, false, true, true])
  expect(canBeFiled({ kind: 'school', majorName: '', groupName: '', groupCode: '' })).toBe(true)
})

test('a group without a code keeps a name in words', () => {
  expect(group('医学类')).toBe('医学类')
  expect(group('（边防军人子女预科班）')).toBe('（边防军人子女预科班）')
})

test('a major is called by its name, a school of the old way needs none', () => {
  expect(unitName({ kind: 'major', majorName: '法学', groupName: '1', groupCode: '' })).toBe('法学')
  expect(unitName({ kind: 'school', majorName: '', groupName: '', groupCode: '' })).toBe('')
})
