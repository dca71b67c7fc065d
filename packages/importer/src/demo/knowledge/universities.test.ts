import { DEPARTMENTS, FEATURES, KINDS, LEVELS, OWNERSHIPS, PROVINCES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { DEMO_UNIVERSITIES, readUniversities } from './universities.ts'
import type { DemoUniversity } from './universities.ts'

const SCHOOLS = DEMO_UNIVERSITIES.filter((each) => !each.campusOf)
const CAMPUSES = DEMO_UNIVERSITIES.filter((each) => each.campusOf)
const UNDERGRADUATE = DEMO_UNIVERSITIES.filter((each) => each.level === LEVELS.undergraduate)
const VOCATIONAL = DEMO_UNIVERSITIES.filter((each) => each.level === LEVELS.vocational)

const tiers = (list: readonly DemoUniversity[]): number[] => list.map((each) => each.tier)
const names = (list: readonly DemoUniversity[]): string[] => list.map((each) => each.name)
const withFeature = (feature: number): string[] =>
  names(SCHOOLS.filter((each) => each.features.includes(feature)))

/** The 39 schools of project 985, by province. */
const PROJECT_985 = `
北京大学 清华大学 中国人民大学 北京航空航天大学 北京理工大学 中国农业大学 北京师范大学 中央民族大学
南开大学 天津大学 大连理工大学 东北大学 吉林大学 哈尔滨工业大学
复旦大学 上海交通大学 同济大学 华东师范大学 南京大学 东南大学 浙江大学 中国科学技术大学 厦门大学
山东大学 中国海洋大学 武汉大学 华中科技大学 湖南大学 中南大学 国防科技大学 中山大学 华南理工大学
重庆大学 四川大学 电子科技大学 西安交通大学 西北工业大学 西北农林科技大学 兰州大学`
  .trim()
  .split(/\s+/)

describe('national programmes', () => {
  test('exactly the 39 schools of project 985 carry its mark', () => {
    expect(PROJECT_985).toHaveLength(39)
    expect(withFeature(FEATURES.f985).toSorted()).toEqual(PROJECT_985.toSorted())
  })

  test('project 211 has its 112 schools, three of which enrol as two since they were split', () => {
    const listed = withFeature(FEATURES.f211)
    expect(listed).toHaveLength(112 + 3)
    expect(PROJECT_985.filter((name) => !listed.includes(name))).toEqual([])
    for (const halves of [
      ['中国石油大学（北京）', '中国石油大学（华东）'],
      ['中国地质大学（北京）', '中国地质大学（武汉）'],
      ['中国矿业大学', '中国矿业大学（北京）'],
    ])
      expect(listed).toEqual(expect.arrayContaining(halves))
  })

  test('the first-class universities of 2017 are project 985 and three more', () => {
    const others = withFeature(FEATURES.firstClassUniversity).filter((name) => !PROJECT_985.includes(name))
    expect(others.toSorted()).toEqual(['云南大学', '新疆大学', '郑州大学'].toSorted())
  })

  test('the double first-class list of 2022 has 147 schools, every 211 school among them, each in one part', () => {
    const university = withFeature(FEATURES.firstClassUniversity)
    const discipline = withFeature(FEATURES.firstClassDiscipline)
    const both = new Set([...university, ...discipline])
    expect(university.filter((name) => discipline.includes(name))).toEqual([])
    expect(both.size).toBe(147)
    expect(withFeature(FEATURES.f211).filter((name) => !both.has(name))).toEqual([])
  })

  test('graduate schools are found only in double first-class schools and are close to 57', () => {
    const first = new Set([
      ...withFeature(FEATURES.firstClassUniversity),
      ...withFeature(FEATURES.firstClassDiscipline),
    ])
    const listed = withFeature(FEATURES.graduateSchool)
    expect(listed.filter((name) => !first.has(name))).toEqual([])
    expect(listed.length).toBeGreaterThanOrEqual(50)
    expect(listed.length).toBeLessThanOrEqual(65)
  })

  test('no private or vocational school carries a mark', () => {
    const marked = DEMO_UNIVERSITIES.filter((each) => each.features.length > 0)
    expect(names(marked.filter((each) => each.ownership === OWNERSHIPS.private))).toEqual([])
    expect(names(marked.filter((each) => each.level === LEVELS.vocational))).toEqual([])
  })

  test('a campus belongs to a school of the list and claims no feature that school lacks', () => {
    expect(CAMPUSES.length).toBeGreaterThan(5)
    const claimsTooMuch = CAMPUSES.filter((campus) => {
      const school = SCHOOLS.find((each) => each.name === campus.campusOf)
      const shared = campus.features.every((feature) => school?.features.includes(feature))
      return !shared || school?.department !== campus.department
    })
    expect(names(claimsTooMuch)).toEqual([])
  })
})

describe('who runs a school', () => {
  test('the Ministry of Education runs its 75 universities and 国际关系学院', () => {
    const run = names(SCHOOLS.filter((each) => each.department === DEPARTMENTS.education))
    expect(run).toHaveLength(76)
    expect(run).toContain('国际关系学院')
  })

  test('the six universities of the ethnic affairs commission belong to another ministry', () => {
    const run = SCHOOLS.filter((each) => each.kind === '民族' && each.department === DEPARTMENTS.ministry)
    const expected = ['中央', '中南', '西南', '西北', '北方', '大连'].map((place) => `${place}民族大学`)
    expect(names(run).toSorted()).toEqual(expected.toSorted())
  })

  test('military schools are those the army runs', () => {
    const military = names(DEMO_UNIVERSITIES.filter((each) => each.kind === '军事'))
    expect(military).toEqual(
      names(DEMO_UNIVERSITIES.filter((each) => each.department === DEPARTMENTS.military)),
    )
    expect(military.length).toBeGreaterThanOrEqual(8)
  })

  test('a college that bears the name of another university is an independent one, hence private', () => {
    const colleges = UNDERGRADUATE.filter((each) => /大学.+学院$/.test(each.name))
    expect(colleges.length).toBeGreaterThan(30)
    expect(names(colleges.filter((each) => each.ownership !== OWNERSHIPS.private))).toEqual([])
  })
})

describe('coverage', () => {
  /** These provinces have fewer undergraduate schools in reality, 西藏 also fewer colleges. */
  const FEWER_UNDERGRADUATE: Readonly<Record<string, number>> = { 海南: 9, 西藏: 3, 青海: 6, 宁夏: 10 }
  const FEWER_VOCATIONAL: Readonly<Record<string, number>> = { 西藏: 2 }

  test.each(PROVINCES.map(({ name }) => name))(
    '%s has at least 12 undergraduate and 5 vocational schools',
    (name) => {
      const here = (list: readonly DemoUniversity[]): number =>
        list.filter((each) => each.provName === name).length
      expect(here(UNDERGRADUATE)).toBeGreaterThanOrEqual(FEWER_UNDERGRADUATE[name] ?? 12)
      expect(here(VOCATIONAL)).toBeGreaterThanOrEqual(FEWER_VOCATIONAL[name] ?? 5)
    },
  )

  test('there are well over 700 undergraduate and 250 vocational schools', () => {
    expect(UNDERGRADUATE.length).toBeGreaterThanOrEqual(700)
    expect(VOCATIONAL.length).toBeGreaterThanOrEqual(250)
  })

  test('no name occurs twice', () => {
    expect(new Set(names(DEMO_UNIVERSITIES)).size).toBe(DEMO_UNIVERSITIES.length)
  })

  test('every school names its province and a city without the ending 市', () => {
    const provinces = new Set(PROVINCES.map(({ name }) => name))
    const misplaced = DEMO_UNIVERSITIES.filter(
      ({ provName, city }) =>
        !provinces.has(provName) || !/^\p{Script=Han}{2,5}$/u.test(city) || city.endsWith('市'),
    )
    expect(names(misplaced)).toEqual([])
  })

  test('in the four municipalities the city is the province', () => {
    const municipal = DEMO_UNIVERSITIES.filter((each) =>
      ['北京', '天津', '上海', '重庆'].includes(each.provName),
    )
    expect(names(municipal.filter((each) => each.city !== each.provName))).toEqual([])
  })

  test('a city lies in one province only', () => {
    const provincesOf = Map.groupBy(DEMO_UNIVERSITIES, (each) => each.city)
    const split = [...provincesOf].filter(([, list]) => new Set(list.map((each) => each.provName)).size > 1)
    expect(split.map(([city]) => city)).toEqual([])
  })

  test('every kind occurs, and comprehensive and technical schools are the largest kinds', () => {
    const count = (kind: string): number => UNDERGRADUATE.filter((each) => each.kind === kind).length
    expect(KINDS.filter((kind) => count(kind) === 0)).toEqual([])
    const largest = KINDS.toSorted((a, b) => count(b) - count(a)).slice(0, 3)
    expect(largest.toSorted()).toEqual(['综合', '理工', '师范'].toSorted())
    expect(count('综合')).toBeLessThan(UNDERGRADUATE.length * 0.35)
  })
})

describe('level and tier', () => {
  test('names that tell the level agree with it', () => {
    const telling = /(职业(技术)?学院|高等专科学校|医学专科学校)$/
    expect(names(UNDERGRADUATE.filter((each) => telling.test(each.name)))).toEqual([])
    const university = VOCATIONAL.filter((each) => each.name.endsWith('职业技术大学'))
    expect(names(university)).toEqual([])
  })

  test('project 985 stands above every vocational school, which start at 80', () => {
    const top = DEMO_UNIVERSITIES.filter((each) => each.features.includes(FEATURES.f985))
    expect(Math.max(...tiers(top))).toBeLessThanOrEqual(25)
    expect(Math.min(...tiers(VOCATIONAL))).toBeGreaterThanOrEqual(80)
    expect(Math.max(...tiers(UNDERGRADUATE))).toBeLessThanOrEqual(80)
  })
})

describe('reading rows', () => {
  test('a row becomes a school with the values of its marks', () => {
    expect(readUniversities('@湖南 本科\n国防科技大学 长沙 军事 10 X9G\n')).toEqual([
      {
        name: '国防科技大学',
        provName: '湖南',
        city: '长沙',
        level: LEVELS.undergraduate,
        ownership: OWNERSHIPS.public,
        department: DEPARTMENTS.military,
        kind: '军事',
        features: [1, 2, 3, 5],
        tier: 10,
      },
    ])
  })

  test.each([
    ['an unknown province', '@湘 本科\n湘潭大学 湘潭 综合 33 D'],
    ['an unknown level', '@湖南 高职\n湘潭大学 湘潭 综合 33 D'],
    ['no heading', '湘潭大学 湘潭 综合 33 D'],
    ['an unknown kind', '@湖南 本科\n湘潭大学 湘潭 工科 33 D'],
    ['a tier out of range', '@湖南 本科\n湘潭大学 湘潭 综合 330 D'],
    ['an unknown mark', '@湖南 本科\n湘潭大学 湘潭 综合 33 Z'],
    ['a missing field', '@湖南 本科\n湘潭大学 湘潭 综合 33'],
  ])('a row with %s is refused', (_, text) => {
    expect(() => readUniversities(text)).toThrow(/demo universities/)
  })
})
