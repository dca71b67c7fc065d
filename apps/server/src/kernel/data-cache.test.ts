import { growDataVersion } from '@wenjin/database/queries/dataset/data-version'
import { testDatabases } from '@wenjin/database/testing'
import { expect, test } from 'vitest'
import { DataCache, dataVersionOf } from './data-cache.ts'

test('what many ask for at the same time is built once', async () => {
  let builds = 0
  const cache = new DataCache<number>(async () => 1, 10)
  const build = async () => ++builds
  expect(await Promise.all([cache.get('a', build), cache.get('a', build), cache.get('b', build)])).toEqual([
    1, 1, 2,
  ])
  expect(await cache.get('a', build)).toBe(1)
})

test('a build that failed is told to all who wait for it and done again for the next', async () => {
  let builds = 0
  const cache = new DataCache<number>(async () => 1, 10)
  const build = async () => {
    if (++builds === 1) throw new Error('no connection')
    return builds
  }
  const asked = await Promise.allSettled([cache.get('a', build), cache.get('a', build)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.get('a', build)).toBe(2)
})

test('a change of the data drops everything', async () => {
  let version = 1
  const cache = new DataCache<string>(async () => version, 10)
  const build = async () => `built at ${version}`
  await cache.get('a', build)
  version = 2
  expect(await cache.get('a', build)).toBe('built at 2')
})

test('of too many the one unused longest goes', async () => {
  const built: string[] = []
  const cache = new DataCache<string>(async () => 1, 2)
  const get = (key: string) => cache.get(key, async () => (built.push(key), key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(built).toEqual(['a', 'b', 'c', 'b'])
})

test.each(testDatabases)("the data's version on $name grows with each change", async (kind) => {
  await using database = await kind.openSeeded()
  const { db } = database.connection
  const before = await dataVersionOf(database.connection)()
  await growDataVersion(db)
  expect(await dataVersionOf(database.connection)()).toBe(before + 1)
})
