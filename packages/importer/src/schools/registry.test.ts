import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SchoolRegistry } from './registry.ts'
import type { KnownSchool, PrintedSchool } from './registry.ts'

const HUNAN = 32

function school(
  schoolId: number,
  name: string,
  city: string,
  regionId: number,
  nationalCode: string | null = null,
): KnownSchool {
  return { univId: schoolId, name, city, areaId: regionId, nationalCode, level: 1 }
}

function registry(): SchoolRegistry {
  return new SchoolRegistry(
    [
      school(1, '中国地质大学（北京）', '北京市', 15),
      school(2, '中国地质大学（武汉）', '武汉市', 31),
      school(3, '哈尔滨工业大学', '哈尔滨市', 22, '10213'),
      school(4, '哈尔滨工业大学（威海）', '威海市', 29),
      school(5, '西南大学', '重庆市', 36, '10635'),
      school(6, '中国人民解放军国防科技大学', '长沙市', 32),
      school(7, '中国石油大学（华东）', '青岛市', 29, '10425'),
      school(8, '中国石油大学（北京）', '北京市', 15, '11414'),
      school(9, '华东师范大学', '上海市', 23),
      school(10, '浙江科技大学', '杭州市', 25),
      school(11, '山东大学', '济南市', 29),
      school(12, '山东大学（威海）', '威海市', 29),
      school(13, '浙江工业大学', '杭州市', 25),
      school(14, '浙江工商大学', '杭州市', 25),
    ],
    [],
    [],
  )
}

const PLAIN = { nationalCodes: false, shortNames: false }

function match(known: SchoolRegistry, printed: Partial<PrintedSchool>, habits = PLAIN): number | undefined {
  return known.match({ name: null, code: null, provId: HUNAN, ...printed }, habits)?.univId
}

describe('by name', () => {
  test.each([
    ['中国地质大学(北京)', 1],
    ['中国地质大学（武汉）', 2],
    ['哈尔滨工业大学威海校区', 4],
    ['哈尔滨工业大学(威海)(较高收费)', 4],
    ['哈尔滨工业大学[公办]', 3],
    ['哈尔滨工业大学（哈尔滨市）', 3],
    ['山东大学威海分校', 12],
    ['国防科技大学(湖南公办)', 6],
    ['中国石油大学(华东)(青岛市)[公办]', 7],
    ['浙江科技学院', 10],
    ['西南大学第03组', 5],
    ['北【西南大学', 5],
    ['【山东大学(威海)', 12],
    ['4301西南大学', 5],
    ['年普通本科招生章程》）1220西南大学', 5],
    ['业）西南大学（定向专', 5],
    ['36B2西南大学', 5],
    ['哈尔滨工业大学（威', 4],
    ['中国人民解放军国防科技', 6],
    ['华东师泡大学', 9],
    ['西南大学（“双一流”建设高校）', 5],
  ])('%s is known', (name, schoolId) => {
    expect(match(registry(), { name })).toBe(schoolId)
  })

  test.each([
    '中国地质大学',
    '中国石油大学',
    '中国石油大学（',
    '中国人民解放军',
    '哈尔滨工业大学（深圳）',
    '西南',
    '石油大学',
    '华东师大',
  ])('%s is in doubt and matches nothing', (name) => {
    expect(match(registry(), { name })).toBeUndefined()
  })

  test('a campus that is no university is the school, and is remembered', () => {
    const found = registry().match({ name: '西南大学（荣昌校区）', code: null, provId: HUNAN }, PLAIN)
    expect(found).toEqual({ univId: 5, campus: '荣昌' })
  })

  test('short forms are read only where the table uses them, and only without rivals', () => {
    const habits = { nationalCodes: false, shortNames: true }
    expect(match(registry(), { name: '华东师大' }, habits)).toBe(9)
    expect(match(registry(), { name: '地大武汉' }, habits)).toBe(2)
    expect(match(registry(), { name: '浙江工大' }, habits)).toBe(13)
    expect(match(registry(), { name: '浙江工' }, habits)).toBeUndefined()
  })
})

describe('by code', () => {
  test('a code learnt from a name serves rows that print the code alone, in the same province', () => {
    const known = registry()
    match(known, { name: '西南大学', code: '5001' })
    expect(match(known, { code: '5001' })).toBe(5)
    expect(match(known, { code: '5001', provId: 31 })).toBeUndefined()
    expect(known.takeLearnt().codes).toEqual([{ provId: HUNAN, code: '5001', univId: 5 }])
  })

  test('a code that two schools have had says nothing any more', () => {
    const known = registry()
    match(known, { name: '西南大学', code: '5001' })
    match(known, { name: '山东大学', code: '5001' })
    expect(match(known, { code: '5001' })).toBeUndefined()
    expect(known.takeLearnt().codes.at(-1)).toEqual({ provId: HUNAN, code: '5001', univId: null })
  })

  test('the code settles a name in doubt, and stray letters around a name', () => {
    const known = registry()
    match(known, { name: '中国石油大学（华东）', code: '3702' })
    match(known, { name: '西南大学', code: '5001' })
    expect(match(known, { name: '中国石油大学', code: '3702' })).toBe(7)
    expect(match(known, { name: '湖公西南大学', code: '5001' })).toBe(5)
  })

  test('stray letters may stand around a former name, too', () => {
    const aliases = [{ nameKey: '西南综合学院', univId: 5 }]
    const codes = [{ provId: HUNAN, code: '5001', univId: 5 }]
    const known = new SchoolRegistry([school(5, '西南大学', '重庆市', 36)], aliases, codes)
    expect(match(known, { name: '公西南综合学院', code: '5001' })).toBe(5)
    expect(match(known, { name: '公西南综合学院' })).toBeUndefined()
  })

  test('a code never matches a name that is another one', () => {
    const known = registry()
    match(known, { name: '西南大学', code: '5001' })
    expect(match(known, { name: '西南江汉职业学院', code: '5001' })).toBeUndefined()
    expect(match(known, { name: '湖北师范大学', code: '5001' })).toBeUndefined()
  })

  test('a national code knows the school under any former name, and teaches it', () => {
    const known = registry()
    const habits = { nationalCodes: true, shortNames: false }
    expect(match(known, { name: '西南综合学院', code: '10635' }, habits)).toBe(5)
    expect(match(known, { name: '西南综合学院' })).toBe(5)
    expect(match(known, { name: 'p00012345', code: '10213' }, habits)).toBe(3)
    expect(known.takeLearnt().aliases).toEqual([{ nameKey: '西南综合学院', univId: 5 }])
  })
})

test('whatever a cell holds, the answer is a school or none', () => {
  const known = registry()
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'中国大学（）()[]校区第03组 A') }), (name) => {
      const found = match(known, { name })
      expect(found === undefined || known.nameOf(found) !== undefined).toBe(true)
    }),
  )
})
