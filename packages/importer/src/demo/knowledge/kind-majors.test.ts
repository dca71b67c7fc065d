import { expect, test } from 'vitest'
import { poolOf, specialitiesOf } from './kind-majors.ts'
import { DEMO_UNIVERSITIES } from './universities.ts'
import type { DemoUniversity } from './universities.ts'

const school = (name: string): DemoUniversity => {
  const found = DEMO_UNIVERSITIES.find((each) => each.name === name)
  if (!found) throw new Error(`no school ${name}`)
  return found
}

test('every school has a pool with a core and a choice beside it, and no major stands twice in it', () => {
  const wrong = DEMO_UNIVERSITIES.filter((university) => {
    const { core, more, strong } = poolOf(university)
    const all = [...core, ...more, ...strong]
    return core.length < 3 || more.length < 3 || new Set(all).size < all.length
  })
  expect(wrong.map((each) => each.name)).toEqual([])
})

test('a name leads to the special pool of its kind, other names to the general one', () => {
  expect(poolOf(school('中国药科大学'))).not.toBe(poolOf(school('南京医科大学')))
  expect(poolOf(school('湖北医药学院'))).toBe(poolOf(school('南京医科大学')))
  expect(poolOf(school('沈阳药科大学'))).toBe(poolOf(school('中国药科大学')))
})

test('a school whose name says nothing has no speciality', () => {
  expect(specialitiesOf(school('怀化学院'))).toEqual([])
  expect(specialitiesOf(school('北京邮电大学')).length).toBeGreaterThan(0)
})

test('a kind without a pool at a level is refused by name', () => {
  const impossible: DemoUniversity = { ...school('怀化职业技术学院'), kind: '军事' }
  expect(() => poolOf(impossible)).toThrow(/专科 军事/)
})
