import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { FolderInUseError } from './folder-lock.ts'
import { testDatabases } from '../testing.ts'

const someDataset = {
  source: 'a.csv',
  kind: 'plan',
  sha256: '',
  isDemo: false,
  priority: 1,
  rowsRead: 0,
  rowsLoaded: 0,
  rowsRejected: 0,
  importedAt: new Date(0),
} as const

for (const database of testDatabases) {
  test(`a statement never runs inside another's transaction (${database.name})`, async () => {
    await using opened = await database.open()
    const { db } = opened.connection
    const undone = db.transaction().execute(async (trx) => {
      await trx.updateTable('dataVersion').set({ version: 7 }).execute()
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('undo')
    })
    const alongside = db.insertInto('dataset').values(someDataset).execute()
    const [first] = await Promise.allSettled([undone, alongside])
    expect(first.status).toBe('rejected')
    expect(await db.selectFrom('dataVersion').select('version').executeTakeFirstOrThrow()).toEqual({
      version: 0,
    })
    expect(await db.selectFrom('dataset').select('source').execute()).toEqual([{ source: 'a.csv' }])
  })

  test(`bulk copies rows and undoes them all when the work throws (${database.name})`, async () => {
    await using opened = await database.open()
    const { db, bulk } = opened.connection
    const columns = ['code', 'name', 'classCode', 'className', 'categoryCode', 'categoryName', 'level']
    const copy = (fail: boolean): Promise<void> =>
      bulk(async (tx) => {
        await tx.copy('major', columns, ['010101\t哲学\t0101\t哲学类\t01', '\t哲学\t1\n'])
        expect(await tx.db.selectFrom('major').select('name').execute()).toEqual([{ name: '哲学' }])
        if (fail) throw new Error('no')
      })
    await expect(copy(true)).rejects.toThrow('no')
    expect(await db.selectFrom('major').select('code').execute()).toEqual([])
    await copy(false)
    expect(await db.selectFrom('major').select('code').execute()).toEqual([{ code: '010101' }])
  })

  test(`ids and sums come back as numbers (${database.name})`, async () => {
    await using opened = await database.open()
    const { db } = opened.connection
    const row = await db
      .selectFrom('dataVersion')
      .select((eb) => [eb.fn.countAll<number>().as('n'), eb.fn.sum<number>('version').as('s')])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ n: 1, s: 0 })
  })
}

test('a folder open in a living process is refused, one left by a dead process is taken over', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wenjin-lock-'))
  const first = await connect({ dataDir })
  await expect(connect({ dataDir })).rejects.toThrow(FolderInUseError)
  await first.close()
  const second = await connect({ dataDir })
  await second.close()
  rmSync(dataDir, { recursive: true })
})
