import { LEVELS } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { DEMO_MAJORS, readMajors } from './majors.ts'
import type { DemoMajor } from './majors.ts'

const isOrdinary = (major: DemoMajor): boolean => Number(major.categoryCode) <= 14
const ORDINARY = DEMO_MAJORS.filter(isOrdinary)
const VOCATIONAL = DEMO_MAJORS.filter((major) => major.level === LEVELS.vocational)

const major = (code: string): DemoMajor | undefined => DEMO_MAJORS.find((each) => each.code === code)
const distinct = (list: readonly DemoMajor[], key: 'categoryCode' | 'classCode'): Set<string> =>
  new Set(list.map((each) => each[key]))

describe('catalogue', () => {
  test('codes are six digits with their marks, unique, and start with their class and category', () => {
    const malformed = DEMO_MAJORS.filter(
      ({ code, classCode, categoryCode }) =>
        !/^\d{6}T?K?$/.test(code) ||
        !/^\d{4}$/.test(classCode) ||
        !code.startsWith(classCode) ||
        !classCode.startsWith(categoryCode),
    )
    expect(malformed).toEqual([])
    const numbers = DEMO_MAJORS.map(({ code }) => code.slice(0, 6))
    expect(new Set(numbers).size).toBe(DEMO_MAJORS.length)
  })

  test('ordinary undergraduate study has 13 categories and, with 交叉学科, 93 classes', () => {
    expect(distinct(ORDINARY, 'categoryCode').size).toBe(13)
    expect(distinct(ORDINARY, 'classCode').size).toBe(93)
    expect(ORDINARY.length).toBeGreaterThanOrEqual(350)
  })

  test('vocational college has its 19 categories', () => {
    const codes = [...distinct(VOCATIONAL, 'categoryCode')].toSorted()
    expect(codes).toEqual(Array.from({ length: 19 }, (_, i) => String(41 + i)))
    expect(VOCATIONAL.length).toBeGreaterThanOrEqual(120)
  })

  test('every class has one name and a major has one name within its catalogue', () => {
    const named = new Set(DEMO_MAJORS.map((each) => `${each.classCode} ${each.className}`))
    expect(named.size).toBe(distinct(DEMO_MAJORS, 'classCode').size)
    for (const list of [ORDINARY, VOCATIONAL])
      expect(new Set(list.map((each) => each.name)).size).toBe(list.length)
  })

  test('ordinary majors name a degree and take four or five years, vocational ones three and none', () => {
    const degrees = /^(哲|经济|法|教育|文|历史|理|工|农|医|管理|艺术)学$/
    expect(ORDINARY.filter(({ degree }) => !degrees.test(degree ?? ''))).toEqual([])
    expect(ORDINARY.filter(({ years }) => years !== 4 && years !== 5)).toEqual([])
    expect(VOCATIONAL.filter(({ degree, years }) => degree !== undefined || years !== 3)).toEqual([])
  })

  test.each([
    ['080901', { name: '计算机科学与技术', className: '计算机类', degree: '工学', years: 4 }],
    ['100201K', { name: '临床医学', className: '临床医学类', degree: '医学', years: 5 }],
    ['101001', { name: '医学检验技术', className: '医学技术类', degree: '理学', years: 4 }],
    ['120203K', { name: '会计学', className: '工商管理类', degree: '管理学', years: 4 }],
    ['082801', { name: '建筑学', className: '建筑类', degree: '工学', years: 5 }],
    ['510203', { name: '软件技术', className: '计算机类', level: LEVELS.vocational, years: 3 }],
    ['310203', { name: '软件工程技术', className: '计算机类', level: LEVELS.undergraduate, years: 4 }],
  ])('%s is the major of the national catalogue', (code, expected) => {
    expect(major(code)).toMatchObject(expected)
  })
})

describe('typical requirements', () => {
  const ORDER = '化生地政'

  /** Alternatives by '/', conjunctions by '+', subjects known, in order and without repetition. */
  function isCanonical(text: string): boolean {
    const alternatives = text === '' ? [] : text.split('/')
    const sorted = [...new Set(alternatives)].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    return (
      sorted.join('/') === alternatives.join('/') &&
      alternatives.every((alternative) => {
        const subjects = alternative.split('+')
        return subjects.join('') === [...ORDER].filter((subject) => subjects.includes(subject)).join('')
      })
    )
  }

  test('every major admits at least one track, with a canonical requirement of electives', () => {
    const wrong = DEMO_MAJORS.filter(({ requirement }) => {
      const texts = Object.values(requirement)
      return texts.length === 0 || !texts.every(isCanonical)
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['080901', { physics: '化' }],
    ['050101', { physics: '', history: '' }],
    ['060101', { history: '' }],
    ['100201K', { physics: '化+生' }],
    ['030503', { physics: '政', history: '政' }],
    ['070504', { physics: '化/地' }],
  ])('%s asks what schools commonly ask for it', (code, requirement) => {
    expect(major(code)?.requirement).toEqual(requirement)
  })

  test('engineering, other than design and fashion, is closed to the history track', () => {
    const open = ORDINARY.filter(
      (each) => each.categoryCode === '08' && each.requirement.history !== undefined,
    )
    expect(open.map((each) => each.name)).toEqual(['服装设计与工程', '风景园林'])
  })
})

describe('reading rows', () => {
  test('what a row leaves out comes from its class and category', () => {
    const [chemist, pharmacist] = readMajors(
      '@10 医学 医学\n#1007 药学类 化|x\n100701 药学 理学\n100703TK 临床药学 理学 5',
    )
    expect(chemist).toEqual({
      code: '100701',
      name: '药学',
      classCode: '1007',
      className: '药学类',
      categoryCode: '10',
      categoryName: '医学',
      level: LEVELS.undergraduate,
      degree: '理学',
      years: 4,
      requirement: { physics: '化' },
    })
    expect(pharmacist).toMatchObject({ years: 5, requirement: { physics: '化' } })
  })

  test.each([
    ['outside a class', '@01 哲学 哲学\n010101 哲学'],
    ['before any category', '010101 哲学'],
    ['without a name', '@01 哲学 哲学\n#0101 哲学类 |\n010101'],
  ])('a row %s is refused', (_, text) => {
    expect(() => readMajors(text)).toThrow(/demo majors/)
  })
})
