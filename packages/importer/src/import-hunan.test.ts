import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { rankOfScore } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { loadBestRankTables, rankTableKey } from '@wenjin/database/queries/admission/best-rank-tables'
import { testDatabases } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'

/** Real tables stand beside the repository where there are any; they are no part of it. */
const SHARED = join(import.meta.dirname, '../../../../shared/data')
const RANKS = 'rank_hunan_official_2024-2026.csv'
const LINES = 'adm_hunan_group_2024-2025_official.csv'
const FILES = ['universities_moe_2025.csv', 'universities_eol_2026.csv', RANKS, LINES]
const present = FILES.every((name) => existsSync(join(SHARED, name)))

const HUNAN = 32

function rowsOf(name: string): Record<string, string>[] {
  return parse(readFileSync(join(SHARED, name)), { columns: true })
}

function figure(text: string | undefined): number | null {
  return text ? Number(text) : null
}

test.runIf(present)('the official tables of 湖南 are loaded whole, figure by figure', async () => {
  await using opened = await testDatabases[0]!.open()
  const { db } = opened.connection
  const report = await importTables({
    connection: opened.connection,
    paths: FILES.map((name) => join(SHARED, name)),
    clock: () => new Date(),
  })
  const lines = report.files.find(({ file }) => file === LINES)!
  const printed = rowsOf(LINES)
  expect(lines).toMatchObject({
    status: 'loaded',
    rowsRead: printed.length,
    rowsLoaded: printed.length,
    rejected: {},
  })
  expect(lines.unmatchedRows).toBe(0)

  const loaded = await db
    .selectFrom('admissionLine')
    .select(['year', 'track', 'schoolCode', 'groupCode', 'groupName', 'minScore', 'minRank'])
    .orderBy('lineNo')
    .execute()
  const figures = loaded.map((line) => [
    line.year,
    line.schoolCode,
    line.groupName,
    line.minScore,
    line.minRank,
  ])
  // The file's ranks are read off the same official table, so ours must be the same ones.
  const expected = printed.map((row) => [
    Number(row['year']),
    row['school_code'],
    row['group_name'],
    figure(row['min_score']),
    figure(row['min_rank_from_segment']),
  ])
  expect(figures).toEqual(expected)
  expect(loaded.every((line) => line.groupCode !== null)).toBe(true)

  const table = (await loadBestRankTables(db)).get(rankTableKey(HUNAN, 2026, 'physics'))!
  const of620 = rowsOf(RANKS).find(
    (row) => row['year'] === '2026' && row['subject_type'] === '物理类' && row['score'] === '620',
  )
  expect(rankOfScore(table, 620).rank).toBe(Number(of620!['cumulative']))
})
