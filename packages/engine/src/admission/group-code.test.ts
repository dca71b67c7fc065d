import { expect, test } from 'vitest'
import { normaliseGroupCode } from './group-code.ts'

test.each([
  ['第103组', '103'],
  ['103', '103'],
  ['（103）', '103'],
  ['103专业组', '103'],
  ['103专业组(选考科目化学)', '103'],
  ['第103组(国家专项)(医学部)', '103'],
  ['某大学第05组', '05'],
  ['某大学(北京)第07组', '07'],
  ['某大学(03)', '03'],
  ['某学院物理类第002组(不限)', '002'],
  ['第一次投档 102 第102组', '102'],
  ['院校专业组 093405', '05'],
  ['5', '05'],
  ['（G99）', 'G99'],
  ['（W103）', '103'],
  ['Q4', 'Q4'],
  ['01 不限', '01'],
  ['05 物理＋化学(中外合办)', '05'],
])('%s is the group %s', (text, code) => {
  expect(normaliseGroupCode(text)).toBe(code)
})

test.each([
  '',
  '0',
  '0 不限',
  '—',
  '普通类',
  '历史组',
  '（W普）',
  '258767',
  '3-4070',
  '003专业',
  '某大学(北京)',
])('"%s" names no group', (text) => {
  expect(normaliseGroupCode(text)).toBeUndefined()
})
