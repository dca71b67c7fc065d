import { SourceError } from '@wenjin/importer/source/source-error'
import { openUnitTable } from '@wenjin/importer/unit-table'
import type { Connection } from '@wenjin/database/connect/connection'
import type { AskedUnit } from '@wenjin/database/queries/admission/unit-rows'
import type { UnitTable } from '@wenjin/importer/unit-table'
import { chanceOfFiling } from '@wenjin/engine'
import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { answerUnits } from '@wenjin/admission/judge/asked-units'
import type { UnitAnswer } from '@wenjin/admission/judge/asked-units'
import { withTables } from '../model/tables.ts'
import { EXIT, UsageError } from '../shell/command.ts'
import type { Command, Surroundings } from '../shell/command.ts'
import { PATH } from '../shell/fields.ts'
import { helpText } from '../shell/help-text.ts'
import { must, readOptions } from '../shell/options.ts'

const OPTIONS = {
  data: must(PATH, '表格所在的目录：往年投档录取线、一分一段、批次线、院校名单'),
  in: must(PATH, '要问的考生和志愿单位（CSV）'),
  out: must(PATH, '答案写到哪个文件'),
}

const ADDED = ['probability', 'data_years', 'low', 'high', 'note'] as const
/** Rows are written in pieces of about so many characters. */
const PIECE = 1 << 20

/** Adds the chance of filing to a table of candidates and units. */
export const chance: Command = {
  name: 'chance',
  summary: '给一张考生与志愿单位的表加上录取概率',
  help: helpText({
    name: 'chance',
    about:
      '每行一个考生和一个志愿单位，列为 id、province、year、track、batch、school_code、school_name、group_code、group_name、\n' +
      'subject_requirement、major_code、major_name、remark、rank，单位的列可以空。只用该行年份之前的投档线，' +
      '当年的一分一段可以用。\n加上 probability（投档概率）、data_years、low、high（投档位次的80%区间）、note；答不出的行概率为空，note写原因。',
    options: OPTIONS,
    example: 'chance --data 表格目录 --in pairs.csv --out out.csv',
  }),
  async run(args, around) {
    const options = readOptions(args, OPTIONS)
    if (!existsSync(options.in)) throw new UsageError(`--in：${options.in} 不存在`)
    const started = around.clock().getTime()
    const { rows, answered } = await withTables(options.data, around, async (connection) => {
      try {
        return await answerTable(connection, await openUnitTable(connection, options.in), options.out, around)
      } catch (error) {
        throw error instanceof SourceError ? new UsageError(`--in：${error.message}`) : error
      }
    })
    const seconds = Math.round((around.clock().getTime() - started) / 1000)
    around.print(`共${rows}行，其中${answered}行有概率，用时${seconds}秒`)
    return EXIT.done
  },
}

async function answerTable(
  connection: Connection,
  table: UnitTable,
  out: string,
  around: Surroundings,
): Promise<{ rows: number; answered: number }> {
  const units = await distinctUnits(table, around)
  const asked = [...units.values()].filter((unit): unit is AskedUnit => typeof unit !== 'string')
  around.progress(`估计${asked.length}个志愿单位`)
  const answers = new Map((await answerUnits(connection, asked)).map((answer, i) => [asked[i]!, answer]))
  const file = openSync(out, 'w')
  let rows = 0
  let answered = 0
  try {
    let piece = `${[...table.header, ...ADDED].map(cellText).join(',')}\n`
    for await (const { cells } of table.rows()) {
      const unit = units.get(table.keyOf(cells))!
      const own = addedCells(typeof unit === 'string' ? unit : answers.get(unit)!, table.rankOf(cells))
      rows += 1
      if (own[0] !== '') answered += 1
      piece += `${[...cells, ...own].map(cellText).join(',')}\n`
      if (piece.length < PIECE) continue
      writeSync(file, piece)
      piece = ''
      around.progress(`写出${rows}行`)
    }
    writeSync(file, piece)
  } finally {
    closeSync(file)
  }
  around.progress('')
  return { rows, answered }
}

/** The units asked about, each once, by the text that names them; a text instead says why it names no unit. */
async function distinctUnits(
  table: UnitTable,
  around: Surroundings,
): Promise<Map<string, AskedUnit | string>> {
  const units = new Map<string, AskedUnit | string>()
  let rows = 0
  for await (const { cells } of table.rows()) {
    const key = table.keyOf(cells)
    if (!units.has(key)) units.set(key, table.unitOf(cells))
    if (++rows % 100_000 === 0) around.progress(`读入${rows}行，${units.size}个志愿单位`)
  }
  return units
}

function addedCells(answer: UnitAnswer | string, rank: number | undefined): string[] {
  if (typeof answer === 'string') return ['', '', '', '', answer]
  const { cutoff, interval, years, note } = answer
  const told = [years.join(';'), `${interval?.low ?? ''}`, `${interval?.high ?? ''}`]
  if (rank === undefined) return ['', ...told, '位次认不出']
  return [cutoff === null ? '' : chanceOfFiling(cutoff, rank).toFixed(6), ...told, note]
}

function cellText(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
