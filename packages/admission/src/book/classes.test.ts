import { expect, test } from 'vitest'
import { classFinder } from './classes.ts'
import { majorRow } from '../test-rows.ts'

const { classes, classesOf } = classFinder([
  majorRow('070101', '数学与应用数学', '0701', '数学类'),
  majorRow('070102', '信息与计算科学', '0701', '数学类'),
  majorRow('080901', '计算机科学与技术', '0809', '计算机类'),
])
const codesOf = (...names: string[]) => classesOf(names).map((position) => classes[position]?.code)

test('each class is listed once, in the order of the catalogue', () => {
  expect(classes.map(({ code, name }) => `${code} ${name}`)).toEqual(['0701 数学类', '0809 计算机类'])
})

test('a major belongs to its class, also with remarks behind its name', () => {
  expect(codesOf('信息与计算科学')).toEqual(['0701'])
  expect(codesOf('计算机科学与技术（中外合作办学）')).toEqual(['0809'])
  expect(codesOf(' 数学与应用数学（师范类）')).toEqual(['0701'])
})

test('a class that is enrolled as a whole belongs to itself', () => {
  expect(codesOf('计算机类')).toEqual(['0809'])
  expect(codesOf('计算机类（大数据、人工智能）')).toEqual(['0809'])
})

test('majors of one class count it once, a name of none counts nothing', () => {
  expect(codesOf('数学与应用数学', '信息与计算科学', '计算机类', '茶学')).toEqual(['0701', '0809'])
  expect(codesOf('茶学')).toEqual([])
})
