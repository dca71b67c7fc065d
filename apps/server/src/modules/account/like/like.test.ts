import { testDatabases } from '@wenjin/database/testing'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestAppOptions, TestClient } from '../../../testing/test-app.ts'

interface Signed extends AsyncDisposable {
  readonly opened: TestApp
  readonly client: TestClient
  readonly customerId: number
  readonly like: (kind: 'school' | 'major', targetId: string, liked?: 0 | 1) => Promise<null>
  readonly liked: (kind?: 'school' | 'major') => Promise<string[]>
}

async function openSigned(options: TestAppOptions = {}): Promise<Signed> {
  const opened = await openTestApp(options)
  const client = opened.client()
  const customerId = await client.signIn('13800000001')
  return {
    opened,
    client,
    customerId,
    like: (kind, targetId, liked = 1) => client.call('saveLike', { customerId, kind, targetId, liked }),
    async liked(kind) {
      const input = { customerId, ...(kind === undefined ? {} : { kind }) }
      const { total, list } = await client.call('getLikeList', input)
      expect(total).toBe(list.length)
      return list.map(({ targetId }) => targetId)
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}

const told = (code: string, message: string) => ({ code, message })

describe('likes', () => {
  test('are listed newest first, by kind or together, with what they are', async () => {
    await using signed = await openSigned()
    const { opened, client, customerId } = signed
    const { db } = opened.database.connection
    const school = await db
      .selectFrom('university')
      .select(['univId', 'name', 'city'])
      .where('level', '=', 2)
      .executeTakeFirstOrThrow()
    const universityId = String(school.univId)
    await signed.like('school', universityId)
    opened.pass(1_000)
    await signed.like('major', '080901')
    expect(await client.call('getLikeList', { customerId })).toEqual({
      total: 2,
      list: [
        {
          kind: 'major',
          targetId: '080901',
          name: '计算机科学与技术',
          about: '计算机类',
          likedAt: '2026-06-26T01:00:01.000Z',
        },
        {
          kind: 'school',
          targetId: universityId,
          name: school.name,
          about: `${school.city} 专科`,
          likedAt: '2026-06-26T01:00:00.000Z',
        },
      ],
    })
    expect(await signed.liked('major')).toEqual(['080901'])
    const second = await client.call('getLikeList', { customerId, pageNo: 2, pageSize: 1 })
    expect(second).toMatchObject({ total: 2, list: [{ targetId: universityId }] })
  })

  test('are of things there are, once each, and can be taken back', async () => {
    await using signed = await openSigned()
    for (const [kind, targetId] of [
      ['school', '999999'],
      ['school', '01'],
      ['school', '080901'],
      ['major', '1'],
      ['major', '999999'],
    ] as const)
      await expect(signed.like(kind, targetId)).rejects.toMatchObject(told('40401', '内容不存在或已删除'))
    await signed.like('school', '1')
    await signed.like('school', '1')
    expect(await signed.liked()).toEqual(['1'])
    await signed.like('school', '1', 0)
    await signed.like('school', '1', 0)
    expect(await signed.liked()).toEqual([])
  })

  test('of one customer are not those of another', async () => {
    await using signed = await openSigned()
    const { opened, customerId } = signed
    await signed.like('school', '1')
    const other = opened.client({ address: '203.0.113.2' })
    const otherId = await other.signIn('13800000002')
    expect(await other.call('getLikeList', { customerId: otherId })).toEqual({ total: 0, list: [] })
    const meddling = { customerId, kind: 'school', targetId: '1', liked: 0 } as const
    await expect(other.call('saveLike', meddling)).rejects.toMatchObject({ code: '40301' })
    expect(await signed.liked()).toEqual(['1'])
  })

  test.each(testDatabases)('are at most 500 of a kind, also when many come at once ($name)', async (kind) => {
    await using signed = await openSigned({ kind })
    const { opened, customerId } = signed
    const { db } = opened.database.connection
    const majors = await db.selectFrom('major').select('code').orderBy('code').limit(506).execute()
    const codes = majors.map(({ code }) => code)
    await db
      .insertInto('customerLike')
      .values(
        codes.slice(0, 495).map((code) => ({
          customerId,
          kind: 'major' as const,
          targetId: code,
          likedAt: new Date(0),
        })),
      )
      .execute()
    const tries = await Promise.allSettled(codes.slice(495).map((code) => signed.like('major', code)))
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining(told('40006', '最多收藏500个'))),
    )
    await signed.like('major', codes[0] ?? '')
    await signed.like('school', '1')
    const { total } = await signed.client.call('getLikeList', { customerId, kind: 'major' })
    expect(total).toBe(500)
  })
})
