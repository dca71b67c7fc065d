import { findLayout } from '../header/layout.ts'
import type { Mapping, Rules } from '../header/mapping.ts'
import { SchoolRegistry } from '../schools/registry.ts'
import type { OpenReader, TableRow } from './reader.ts'
import { importTools } from './tools.ts'
import type { LookUps } from './tools.ts'

/** What became of a table's rows. */
export interface Outcome {
  readonly rows: TableRow[]
  readonly rejected: string[]
  readonly adjusted: string[]
}

/** Reads a table whose ranks are 1000 × (700 − score), in 历史类 1 better. */
export function read(
  open: OpenReader,
  lines: string,
  rules: Rules = {},
  more: Partial<Mapping> = {},
  lookUps: Partial<LookUps> = {},
  schools = new SchoolRegistry([], [], []),
): Outcome {
  const table = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','))
  const found = findLayout(table, 'own.csv', [{ name: 'own.json', file: '^own', rules, ...more }])
  if (found === undefined) throw new Error('no header')
  const tools = importTools(
    schools,
    { nationalCodes: false, shortNames: false },
    {
      rank: (_prov, _year, track, score) =>
        score > 700 ? null : (700 - score) * 1000 - (track === 'history' ? 1 : 0),
      catalogue: () => null,
      groupTrack: () => undefined,
      majorTrack: () => undefined,
      undergraduate: () => undefined,
      finerRequirements: () => [],
      ...lookUps,
    },
  )
  const outcome: Outcome = { rows: [], rejected: [], adjusted: [] }
  const reader = open(found.layout, tools, {
    load: (row) => outcome.rows.push(row),
    reject: (_row, reason) => outcome.rejected.push(reason),
    adjust: (reason) => outcome.adjusted.push(reason),
  })
  for (const [i, cells] of table.slice(found.at + 1).entries()) reader.read({ line: i + 2, cells })
  reader.end?.()
  return outcome
}
