import { expect, test } from 'vitest'
import type { StandingUniversity, UniversityValues } from '@wenjin/database/queries/dataset/university-writes'
import type { ListedUniversity } from '../kinds/university.ts'
import { mergeUniversities } from './merge-universities.ts'

function listed(name: string, more: Partial<ListedUniversity> = {}): ListedUniversity {
  return {
    name,
    moeCode: null,
    nationalCode: null,
    areaId: 32,
    city: '长沙市',
    level: 1,
    ownership: 1,
    department: 3,
    departmentName: '湖南省',
    kind: null,
    features: null,
    ...more,
  }
}

function standing(
  schoolId: number,
  values: UniversityValues,
  listPriority: number | null,
): StandingUniversity {
  return { ...values, univId: schoolId, listPriority }
}

/** Loads lists one after another, as the database would. */
function load(lists: readonly { datasetId: number; priority: number; rows: readonly ListedUniversity[] }[]) {
  let rows: StandingUniversity[] = []
  const merges = lists.map(({ datasetId, priority, rows: list }) => {
    const merge = mergeUniversities(rows, list, { datasetId, priority })
    const updated = rows.map((row) => {
      const update = merge.updates.find(({ univId: schoolId }) => schoolId === row.univId)
      return update === undefined
        ? row
        : standing(
            row.univId,
            update,
            lists.find((one) => one.datasetId === update.datasetId)?.priority ?? null,
          )
    })
    rows = [...updated, ...merge.inserts.map((row, i) => standing(updated.length + i + 1, row, priority))]
    return merge
  })
  return { rows, merges }
}

const ministry = {
  datasetId: 1,
  priority: 20,
  rows: [
    listed('云麓大学', { moeCode: '4143010532', nationalCode: '10532' }),
    listed('湘北职业学院', { moeCode: '4143012345', nationalCode: '12345', level: 2 }),
  ],
}
const press = {
  datasetId: 2,
  priority: 10,
  rows: [
    listed('云麓大学', { nationalCode: '10532', kind: 0, features: 0b11 }),
    listed('云麓大学（滨海）', { nationalCode: '10532', city: '烟台市', areaId: 29 }),
    listed('湘北职业技术大学', { nationalCode: '12345', kind: 1, features: 0 }),
  ],
}

function facts(rows: readonly StandingUniversity[]) {
  return rows
    .map(({ name, moeCode, kind, features, city, datasetId }) => ({
      name,
      moeCode,
      kind,
      features,
      city,
      datasetId,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

test('two lists come to the same universities in either order', () => {
  expect(facts(load([ministry, press]).rows)).toEqual(facts(load([press, ministry]).rows))
})

test('a renamed university keeps its id and both names; a campus that shares the code is another one', () => {
  const { rows, merges } = load([ministry, press])
  expect(rows.map(({ univId: schoolId, name }) => [schoolId, name])).toEqual([
    [1, '云麓大学'],
    [2, '湘北职业技术大学'],
    [3, '云麓大学（滨海）'],
  ])
  expect(merges[1]!.aliases).toEqual([{ nameKey: '湘北职业学院', univId: 2 }])
  expect(rows[2]!.nationalCode).toBeNull()
})

test('loading the same list again changes nothing', () => {
  const { merges } = load([ministry, press, press, ministry])
  expect(merges.slice(2).map(({ inserts, updates, gone }) => [inserts, updates, gone])).toEqual([
    [[], [], []],
    [[], [], []],
  ])
})

test('a school that a list has no more is named as gone', () => {
  const shorter = { ...press, rows: press.rows.slice(0, 1) }
  expect(load([press, shorter]).merges[1]!.gone).toEqual([2, 3])
})

test('a demo university is taken over in place, and keeps what no list says', () => {
  const demo = standing(
    7,
    { ...load([ministry]).rows[0]!, moeCode: null, nationalCode: null, features: 1 << 4, datasetId: 99 },
    null,
  )
  const { updates, inserts } = mergeUniversities([demo], press.rows.slice(0, 1), press)
  expect(inserts).toEqual([])
  expect(updates).toMatchObject([{ univId: 7, features: (1 << 4) | 0b11, datasetId: 2 }])
})
