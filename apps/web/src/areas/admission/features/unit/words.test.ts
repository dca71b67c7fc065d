import type { Unit, University } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { canDownload } from '../../../../shared/lib/offer-file.ts'
import {
  featureTags,
  fillMoment,
  intervalText,
  majorsText,
  rateText,
  unitFacts,
  unitTitle,
  schoolLine,
  unknownText,
} from './words.ts'

const SCHOOL: University = {
  univId: 1,
  univName: '中南大学',
  areaName: '湖南',
  city: '长沙',
  kindName: '综合',
  levelName: '本科',
  ownershipName: '公办',
  departmentName: '教育部',
  features: ['985', '211', '一流大学', '一流学科'],
  groups: [],
}

const UNIT: Unit = {
  planId: 1,
  univId: 1,
  group: '103',
  unitName: '第103组（化[选1]）',
  canFile: true,
  majorNo: '',
  schoolCode: '4310',
  batchId: 2,
  planType: 0,
  planTypeName: '普通类',
  requirement: '化[选1]',
  planNum: 12,
  unitYear: 2025,
  fee: '5500~6500',
  hasMajorNum: 5,
  majorNames: ['计算机类', '软件工程'],
  note: '',
  doubts: [],
  history: [],
  probability: 0.6,
  ratio: 1.1,
  section: 'match',
  cutoffMid: null,
  cutoffLow: 7800,
  cutoffHigh: 9400,
  cutoffFrom: 'unit',
}

test('a school reads in few words, and what goes without saying is not said', () => {
  expect(featureTags(SCHOOL)).toEqual(['985', '211', '双一流'])
  expect(schoolLine(SCHOOL)).toBe('湖南长沙 · 综合')
  expect(schoolLine({ ...SCHOOL, areaName: '北京', city: '北京', ownershipName: '民办' })).toBe(
    '北京 · 综合 · 民办',
  )
})

test('an interval of others is no estimate: it only goes with the reason why there is no chance', () => {
  expect(intervalText(UNIT)).toBe('7,800～9,400')
  for (const [cutoffFrom, whose] of [
    ['school', '该校其他招生单位'],
    ['tier', '同一层次院校'],
  ] as const) {
    expect(intervalText({ ...UNIT, cutoffFrom })).toBeNull()
    expect(unknownText({ ...UNIT, cutoffFrom })).toMatch(new RegExp(`${whose}.*7,800～9,400`))
  }
  const none = { cutoffLow: null, cutoffHigh: null, cutoffFrom: null }
  expect(unknownText(none)).toContain('请参考院校其他专业组')
})

test('a unit says its requirement once, and a major its code', () => {
  expect(unitTitle(UNIT)).toBe('第103组')
  expect(unitTitle({ ...UNIT, group: '', majorNo: '080901', unitName: '计算机科学与技术' })).toBe(
    '080901 计算机科学与技术',
  )
  expect(unitFacts(UNIT)).toEqual(['招12人', '化[选1]', '5500~6500元'])
  expect(unitFacts({ ...UNIT, planNum: null, fee: null })).toEqual(['化[选1]'])
  const unknown = { kind: 'requirement' as const, text: '选科要求未收录，请核对' }
  expect(unitFacts({ ...UNIT, requirement: '未注明', doubts: [unknown], fee: null })).toEqual(['招12人'])
})

test('majors show how many there are, and that they are not known where a source leaves them out', () => {
  expect(majorsText(UNIT)).toBe('5个专业：计算机类、软件工程…')
  expect(majorsText({ ...UNIT, hasMajorNum: 2 })).toBe('2个专业：计算机类、软件工程')
  expect(majorsText({ ...UNIT, majorNames: [], hasMajorNum: 0 })).toBe('组内专业以招生计划为准')
})

test('moments of an announcement read as it prints them', () => {
  expect(fillMoment('2026-06-26T08:00')).toBe('6月26日 08:00')
  expect(fillMoment('2026-06-26')).toBe('6月26日')
  expect(fillMoment('另行通知')).toBe('另行通知')
})

test('browsers inside other applications are told apart from those that can save a file', () => {
  expect(canDownload('Mozilla/5.0 (iPhone) AppleWebKit/605 Version/13.0 Mobile Safari/604')).toBe(true)
  expect(canDownload('Mozilla/5.0 (Linux; Android 12) Chrome/98 MicroMessenger/8.0.40')).toBe(false)
})

describe('a chance in plain words', () => {
  test.each([
    [0.68, '约68次'],
    [0.004, '不到1次'],
    [0.995, '99次以上'],
  ])('%d is %s of 100', (chance, text) => {
    expect(rateText(chance, 2026)).toContain(text)
  })
})
