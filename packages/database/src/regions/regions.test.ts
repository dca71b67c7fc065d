import { PROVINCES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { regions } from './regions.ts'

test('every province has its cities, every city its boroughs, and codes say what lies in what', () => {
  const { provinces } = regions()
  expect(provinces.map(({ provId, provName }) => [provId, provName])).toEqual(
    PROVINCES.map(({ provId, name }) => [provId, name]),
  )
  for (const [i, province] of provinces.entries()) {
    const digits = PROVINCES[i]?.gbCode.slice(0, 2)
    expect(province.cities.length).toBeGreaterThan(0)
    for (const city of province.cities) {
      expect(city.provId).toBe(province.provId)
      expect(String(city.cityId)).toMatch(new RegExp(`^${digits}\\d\\d$`))
      expect(city.cityName).toMatch(/^\p{Script=Han}{2,}$/u)
      expect(city.boroughs.length).toBeGreaterThan(0)
      for (const { boroughId, boroughName } of city.boroughs) {
        expect(String(boroughId)).toMatch(new RegExp(`^${digits}\\d{4}$`))
        expect(boroughName).toMatch(/^\p{Script=Han}{2,}$/u)
      }
    }
  }
})

test('codes and names are unique where they are asked for', () => {
  const cities = regions().provinces.flatMap((province) => province.cities)
  const boroughs = cities.flatMap((city) => city.boroughs.map(({ boroughId }) => boroughId))
  expect(new Set(cities.map(({ cityId }) => cityId)).size).toBe(cities.length)
  expect(new Set(boroughs).size).toBe(boroughs.length)
  for (const city of cities) {
    expect(regions().city(city.cityId)).toBe(city)
    expect(regions().cityNamed(city.provId, city.cityName)).toBe(city)
    for (const { boroughId } of city.boroughs) expect(regions().borough(boroughId)?.city).toBe(city)
  }
})

test('a municipality is one city with all its districts and counties', () => {
  const chongqing = regions().province(36)
  expect(chongqing?.cities.map(({ cityId, cityName }) => [cityId, cityName])).toEqual([[5001, '重庆市']])
  expect(chongqing?.cities[0]?.boroughs.map(({ boroughName }) => boroughName)).toEqual(
    expect.arrayContaining(['渝中区', '城口县', '酉阳土家族苗族自治县']),
  )
  for (const provId of [15, 16, 23]) expect(regions().province(provId)?.cities).toHaveLength(1)
})

test('counties directly under their province are together, and a city without districts has itself', () => {
  expect(regions().city(4290)).toMatchObject({ cityName: '省直辖县市' })
  expect(regions().borough(429004)).toMatchObject({ boroughName: '仙桃市', city: { cityId: 4290 } })
  expect(regions().city(6590)).toMatchObject({ cityName: '自治区直辖县市' })
  expect(regions().city(4419)?.boroughs).toEqual([{ boroughId: 441900, boroughName: '东莞市' }])
})

test.each([
  [32, '长沙', 4301],
  [32, '长沙市', 4301],
  [31, '恩施', 4228],
  [31, '恩施州', 4228],
  [25, '杭州', 3301],
  [45, '喀什', 6531],
  [19, '兴安盟', 1522],
  [38, '黔西南', 5223],
  [15, '北京', 1101],
])('in province %i, %s is city %i', (provId, name, cityId) => {
  expect(regions().cityNamed(provId, name)?.cityId).toBe(cityId)
})

test('unknown codes are none', () => {
  expect(regions().province(14)).toBeUndefined()
  expect(regions().city(9999)).toBeUndefined()
  expect(regions().borough(430100)).toBeUndefined()
  expect(regions().cityNamed(32, '武汉')).toBeUndefined()
})
