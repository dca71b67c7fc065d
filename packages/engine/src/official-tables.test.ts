import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { equivalenceBasis, equivalentScore } from './rank/equivalent.ts'
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

  test('a top that stands for all above is a range: 浙江 2025, 天津 2025, 宁夏 2025, 山东 2025', () => {
    const rows = rowsOf('rank_hamajun_2023-2025.csv').filter(({ year }) => year === '2025')
    const tops = [
      ['浙江', '综合', 692, 395],
      ['天津', '综合', 680, 656],
      ['宁夏', '物理类', 641, 104],
      ['山东', '综合', 692, 54],
    ] as const
    for (const [province, track, top, reached] of tops) {
      const table = build(
        rows
          .filter((row) => row.province === province && row.subject_type === track)
          .map((row) => ({
            scoreLow: Number(row.score),
            scoreHigh: Number(row.score),
            count: numberOrNull(row.num_at_score),
            cumulative: Number(row.cumulative),
          })),
      )
      for (const score of [top, top + 1, 750]) {
        const told = { rank: reached, best: 1, worst: reached, edge: 'above' }
        expect(rankOfScore(table, score), province).toEqual(told)
      }
      expect(rankOfScore(table, top - 1).edge).toBeNull()
    }
  })

  test('equivalent scores go by share where tables end alike, by rank where not, and keep the order', () => {
    const file = readdirSync(FOLDER).find((name) => name.startsWith('rank_school-robot'))!
    const printed = [
      ...rowsOf(file).filter((row) => !/专科|艺|体/.test(row.scope! + row.subject_type!)),
      ...rowsOf('rank_liuguanghui_official_2024-2026.csv').filter(
        (row) => !/vocation/.test(row.source_quality!) && /^20(25|26)$/.test(row.year!),
      ),
    ]
    const tables = [
      ...Map.groupBy(
        printed,
        (row) =>
          `${row.province} ${parseTrack(row.subject_type!, provIdOf(row.province), Number(row.year))} ${row.year}`,
      ),
    ].flatMap(([name, rows]) => {
      try {
        const [province, track, year] = name.split(' ')
        const segments = rows.map((row) => ({
          scoreLow: Number(row.score_low),
          scoreHigh: Number(row.score_high),
          count: numberOrNull(row.num_in_segment),
          cumulative: Number(row.rank_to),
        }))
        const table = buildRankTable({
          year: Number(year),
          track: 'physics',
          provId: provIdOf(province),
          segments,
        })
        return [{ place: `${province} ${track}`, table }]
      } catch {
        return []
      }
    })
    const counts = { share: 0, rank: 0, none: 0 }
    for (const { place, table: from } of tables) {
      const earlier = tables.filter(
        (one) => one.place === place && one.table.year < from.year && one.table.year >= from.year - 3,
      )
      for (const { table: to } of earlier) {
        const basis = equivalenceBasis(from, to)
        counts[basis ?? 'none']++
        if (basis === null) continue
        const scores = Array.from({ length: 60 }, (_, i) => equivalentScore(from, to, 700 - 10 * i, basis))
        for (const [i, { score }] of scores.entries()) {
          expect(score, place).toBeLessThanOrEqual(scores[i - 1]?.score ?? 900)
        }
      }
    }
    expect(counts).toEqual({ share: 687, rank: 91, none: 0 })

    const tableOf = (place: string, year: number) =>
      tables.find((one) => one.place === place && one.table.year === year)!.table
    const told = (place: string, score: number) => {
      const [from, to] = [tableOf(place, 2026), tableOf(place, 2024)]
      const basis = equivalenceBasis(from, to)
      return basis === null ? null : [basis, equivalentScore(from, to, score, basis).score]
    }
    // 江苏 printed all of 2024 and in 2026 those over the line; 北京 printed both whole, and has grown
    expect(told('江苏 history', 560)).toEqual(['rank', 549])
    expect(told('江苏 history', 500)).toEqual(['rank', 487])
    expect(told('北京 combined', 525)).toEqual(['share', 522])
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
