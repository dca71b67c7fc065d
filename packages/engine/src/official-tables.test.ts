import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildRankTable } from './rank/rank-table.ts'
import type { RankSegment } from './rank/rank-table.ts'
import { rankOfScore, scoreOfRank } from './rank/lookup.ts'
import { parseBatch } from './rules/parse-batch.ts'
import { parseTrack } from './rules/parse-track.ts'
import { parseRequirement } from './subjects/parse-requirement.ts'
import { PROVINCES } from './vocab/province.ts'

/** Real tables beside the repository; they are no part of it, so these tests run only where they lie. */
const FOLDER = resolve(import.meta.dirname, '../../../../shared/data')

type Row = Readonly<Record<string, string>>

/** Rows of one CSV file: quoted cells, no line breaks inside them. */
function rowsOf(file: string): Row[] {
  const [header = [], ...lines] = readFileSync(join(FOLDER, file), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)
    .map(cellsOf)
  return lines.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])))
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

const provIdOf = (name: string | undefined): number => PROVINCES.find((one) => one.name === name)?.provId ?? 0
const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

function tablesOf(rows: readonly Row[], segment: (row: Row) => RankSegment): Map<string, RankSegment[]> {
  const tables = new Map<string, RankSegment[]>()
  for (const row of rows) {
    const key = `${row.province} ${row.year} ${row.subject_type} ${row.scope ?? ''}`
    tables.set(key, [...(tables.get(key) ?? []), segment(row)])
  }
  return tables
}

const build = (segments: readonly RankSegment[]) =>
  buildRankTable({ year: 2025, track: 'physics', provId: 32, segments })

describe.skipIf(!existsSync(FOLDER))('on official tables', () => {
  test('every score of the official 湖南 tables has the rank the table prints, and the rank leads back', () => {
    const rows = rowsOf('rank_hunan_official_2024-2026.csv').filter((row) => row.score !== '')
    const tables = tablesOf(rows, (row) => ({
      scoreLow: Number(row.score),
      scoreHigh: Number(row.score),
      count: numberOrNull(row.num_at_score),
      cumulative: Number(row.cumulative),
    }))
    expect(tables.size).toBe(5)
    for (const segments of tables.values()) {
      const table = build(segments)
      for (const { scoreLow, count, cumulative } of segments) {
        const { rank, best, worst, edge } = rankOfScore(table, scoreLow)
        expect([rank, best, worst, edge]).toEqual([cumulative, cumulative - count! + 1, cumulative, null])
        expect(scoreOfRank(table, cumulative)).toEqual({ score: scoreLow, edge: null })
      }
    }
  })

  test('all 385 tables of 29 provinces build', () => {
    const file = readdirSync(FOLDER).find((name) => name.startsWith('rank_school-robot'))!
    const tables = tablesOf(rowsOf(file), (row) => ({
      scoreLow: Number(row.score_low),
      scoreHigh: Number(row.score_high),
      count: numberOrNull(row.num_in_segment),
      cumulative: Number(row.rank_to),
    }))
    expect(tables.size).toBe(385)
    for (const [name, segments] of tables) {
      expect(build(segments).total, name).toBe(Math.max(...segments.map((one) => one.cumulative)))
    }
  })

  test('subject requirements of the plans are read, but for the few that say nothing clear', () => {
    const rows = readdirSync(FOLDER)
      .filter((name) => /^plan_.*\.csv$/.test(name))
      .flatMap(rowsOf)
    const texts = rows.map((row) => row.reselect_requirement ?? row.subject_requirement ?? '')
    const unread = texts.filter((text) => parseRequirement(text) === undefined)
    expect(texts.length).toBeGreaterThan(150_000)
    expect(new Set(unread).size).toBeLessThanOrEqual(6)
    expect(unread.length / texts.length).toBeLessThan(0.002)
  })

  test('batches and tracks of the official filing tables are all read', () => {
    const files = readdirSync(FOLDER).filter((name) =>
      /^adm_(official|hunan_group|hubei|shandong|zhejiang)/.test(name),
    )
    expect(files.length).toBeGreaterThanOrEqual(7)
    const unread = new Set<string>()
    for (const row of files.flatMap(rowsOf)) {
      const [provId, year] = [provIdOf(row.province), Number(row.year)]
      if (parseBatch(row.batch ?? '', provId, year) === undefined) unread.add(row.batch ?? '')
      const art = row.subject_type === '艺术类'
      if (!art && parseTrack(row.subject_type ?? '', provId, year) === undefined)
        unread.add(row.subject_type ?? '')
    }
    expect([...unread]).toEqual(['高本贯通批'])
  })
})
