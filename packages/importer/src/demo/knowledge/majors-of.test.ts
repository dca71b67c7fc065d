import { FEATURES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { DEMO_MAJORS } from './majors.ts'
import { majorsOf } from './majors-of.ts'
import { DEMO_UNIVERSITIES } from './universities.ts'

const majorOfCode = new Map(DEMO_MAJORS.map((major) => [major.code, major]))

function offersOf(name: string): string[] {
  const university = DEMO_UNIVERSITIES.find((each) => each.name === name)
  if (!university) throw new Error(`no school ${name}`)
  return majorsOf(university).map((code) => majorOfCode.get(code)?.name ?? code)
}

test('every school offers a believable number of distinct majors of its own level', () => {
  const wrong = DEMO_UNIVERSITIES.filter((university) => {
    const codes = majorsOf(university)
    const believable = codes.length >= 6 && codes.length <= 40 && new Set(codes).size === codes.length
    return !believable || !codes.every((code) => majorOfCode.get(code)?.level === university.level)
  })
  expect(wrong.map((each) => each.name)).toEqual([])
})

test('the choice is the same on every call and differs between schools of one kind and tier', () => {
  const [first, second] = DEMO_UNIVERSITIES.filter(
    (each) => each.provName === '湖南' && each.kind === '综合' && each.tier === 57,
  )
  if (!first || !second) throw new Error('湖南 has no two comprehensive schools of tier 57')
  expect(majorsOf({ ...first })).toEqual(majorsOf(first))
  expect(majorsOf(first)).not.toEqual(majorsOf(second))
})

test.each([
  ['中国石油大学（华东）', ['石油工程', '油气储运工程']],
  ['河海大学', ['水利水电工程', '港口航道与海岸工程']],
  ['大连海事大学', ['航海技术', '轮机工程']],
  ['湖南师范大学', ['汉语言文学', '数学与应用数学', '临床医学']],
  ['湖南警察学院', ['治安学', '侦查学']],
  ['湖南中医药大学', ['中医学', '针灸推拿学']],
  ['北京外国语大学', ['英语', '法语', '西班牙语']],
  ['湖南铁道职业技术学院', ['铁道机车运用与维护', '铁道供电技术']],
  ['长沙幼儿师范高等专科学校', ['学前教育', '早期教育']],
  ['深圳职业技术大学', ['软件工程技术', '大数据与会计']],
])('%s offers what its kind and its name promise', (name, promised) => {
  expect(offersOf(name)).toEqual(expect.arrayContaining(promised))
})

test('an academy of music teaches no engineering and an independent college no clinical medicine', () => {
  const academy = DEMO_UNIVERSITIES.find((each) => each.name === '中央音乐学院')
  expect(academy && majorsOf(academy).every((code) => code.startsWith('13'))).toBe(true)
  expect(offersOf('扬州大学')).toContain('临床医学')
  expect(offersOf('扬州大学广陵学院')).not.toContain('临床医学')
})

test('a college named after the province 福建 is not taken for one of building', () => {
  expect(offersOf('福建信息职业技术学院')).not.toContain('建筑装饰工程技术')
})

test('strong schools offer more than weak ones of their kind', () => {
  const comprehensive = DEMO_UNIVERSITIES.filter((each) => each.kind === '综合')
  const top = comprehensive
    .filter((each) => each.features.includes(FEATURES.f985))
    .map((each) => majorsOf(each).length)
  const weak = comprehensive.filter((each) => each.tier >= 70).map((each) => majorsOf(each).length)
  expect(Math.min(...top)).toBeGreaterThan(Math.max(...weak))
})

test('most of the catalogue is offered somewhere', () => {
  const offered = new Set(DEMO_UNIVERSITIES.flatMap(majorsOf))
  expect(offered.size / DEMO_MAJORS.length).toBeGreaterThan(0.85)
})
