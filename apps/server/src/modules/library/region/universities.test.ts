import { PROVINCES } from '@wenjin/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'

let opened: TestApp
let client: TestClient
beforeAll(async () => {
  opened = await openTestApp()
  client = opened.client()
  await opened.database.connection.db
    .insertInto('highSchool')
    .values([
      { cityId: 4301, boroughId: 430104, name: '百分百中学', classCount: 2, datasetId: null },
      { cityId: 4301, boroughId: 430104, name: '100%中学', classCount: 0, datasetId: null },
      { cityId: 4301, boroughId: 430102, name: '芙蓉_实验中学', classCount: 3, datasetId: null },
      { cityId: 4301, boroughId: 430102, name: 'ABC\\外国语学校', classCount: 3, datasetId: null },
    ])
    .execute()
})
afterAll(() => opened[Symbol.asyncDispose]())

const told = (code: string, message: string) => ({ code, message })

describe('regions', () => {
  test('are the provinces with their cities, by their codes', async () => {
    const provinces = await client.call('getProvCities', {})
    expect(provinces.map(({ provId }) => provId)).toEqual(PROVINCES.map(({ provId }) => provId))
    const hunan = provinces.find(({ provId }) => provId === 32)
    expect(hunan).toMatchObject({ provName: '湖南' })
    expect(hunan?.cityList[0]).toEqual({ cityId: 4301, cityName: '长沙市' })
    expect(await client.call('getCity', { provId: 32 })).toEqual(hunan?.cityList)
    expect(await client.call('getCity', { provId: 15 })).toEqual([{ cityId: 1101, cityName: '北京市' }])
  })

  test('go down to boroughs, of a city that is one', async () => {
    const boroughs = await client.call('getBoroughList', { cityId: 4301 })
    expect(boroughs).toContainEqual({ boroughId: 430104, boroughName: '岳麓区' })
    await expect(client.call('getBoroughList', { cityId: 9999 })).rejects.toMatchObject(
      told('40401', '城市不存在'),
    )
  })

  test('are hot where most universities are, most first', async () => {
    const before = await client.call('getHotCitys', {})
    expect(before).toHaveLength(12)
    expect(before[0]).toMatchObject({ cityName: '北京市' })
    const counts = before.map(({ univNum }) => univNum)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const { db } = opened.database.connection
    const inBeijing = await db.selectFrom('university').select('univId').where('areaId', '=', 15).execute()
    expect(counts[0]).toBe(inBeijing.length)
  })
})

describe('high schools', () => {
  const namesOf = async (input: { schoolName: string; cityId?: number; boroughId?: number }) =>
    (await client.call('getSchoolByName', { pageSize: 100, ...input })).list.map(
      ({ schoolName }) => schoolName,
    )

  test('are found by a part of the name, those that begin with it first', async () => {
    const [first, ...rest] = await namesOf({ schoolName: ' 芙蓉_ ', cityId: 4301 })
    expect([first, rest]).toEqual(['芙蓉_实验中学', []])
    const names = await namesOf({ schoolName: '芙蓉', cityId: 4301 })
    expect(names.length).toBeGreaterThan(1)
    expect(names.every((name) => name.startsWith('芙蓉'))).toBe(true)
    const anywhere = await namesOf({ schoolName: '实验中学', cityId: 4301 })
    expect(anywhere).toContain('芙蓉_实验中学')
    expect(anywhere.some((name) => name.endsWith('（示例）'))).toBe(true)
  })

  test.each([
    ['%', ['100%中学']],
    ['_', ['芙蓉_实验中学']],
    ['\\', ['ABC\\外国语学校']],
    ['abc', ['ABC\\外国语学校']],
    ["' or 1=1 --", []],
  ])('take %j as it is written', async (schoolName, names) => {
    expect(await namesOf({ schoolName })).toEqual(names)
  })

  test('of a region are listed by pages, and nothing is listed of everywhere', async () => {
    const input = { schoolName: '', boroughId: 430104, pageSize: 2 }
    const first = await client.call('getSchoolByName', input)
    const second = await client.call('getSchoolByName', { ...input, pageNumber: 2 })
    const pages = [...first.list, ...second.list]
    expect([first.total, second.total]).toEqual([5, 5])
    expect(new Set(pages.map(({ schoolId }) => schoolId)).size).toBe(4)
    expect(pages.every(({ cityName, boroughName }) => cityName + boroughName === '长沙市岳麓区')).toBe(true)
    expect(pages.map(({ schoolName, demo }) => demo === schoolName.endsWith('（示例）'))).toEqual(
      pages.map(() => true),
    )
    expect(await namesOf({ schoolName: '', boroughId: 430104, cityId: 3301 })).toEqual([])
    for (const schoolName of ['', '  '])
      await expect(client.call('getSchoolByName', { schoolName })).rejects.toMatchObject(
        told('40001', '请输入学校名称或选择地区'),
      )
  })

  test('have the classes that are known of them', async () => {
    const idOf = async (schoolName: string) =>
      (await client.call('getSchoolByName', { schoolName })).list[0]?.schoolId ?? 0
    const schoolId = await idOf('百分百')
    expect(await client.call('getClassList', { schoolId, grade: 2 })).toEqual([
      { grade: 2, className: '1班' },
      { grade: 2, className: '2班' },
    ])
    expect(await client.call('getClassList', { schoolId })).toHaveLength(6)
    expect(await client.call('getClassList', { schoolId: await idOf('100%') })).toEqual([])
    for (const unknown of [999_999, Number.MAX_SAFE_INTEGER])
      await expect(client.call('getClassList', { schoolId: unknown })).rejects.toMatchObject(
        told('40401', '学校不存在'),
      )
  })
})
