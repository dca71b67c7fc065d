import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtInMappings } from './header/mapping.ts'
import type { Mapping } from './header/mapping.ts'
import { openTable } from './open-table.ts'
import type { SourceRow } from './source/source-row.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenjin-table-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(text: string, mappings: readonly Mapping[] = [], name = 'table.csv') {
  const path = join(folder, name)
  writeFileSync(path, text)
  const table = await openTable(path, mappings)
  const rows: SourceRow[] = []
  for await (const row of table.rows()) rows.push(row)
  return { layout: table.layout, rows }
}

const HEADER = '年份,省份,科类,批次,院校代号,院校名称,投档线'

test('titles and blank lines above the header are passed over, lines keep their numbers', async () => {
  const { layout, rows } = await rowsOf(
    `本科批投档线\n\n${HEADER}\n2024,湖南,物理类,本科批,4301,云麓大学,600\n`,
  )
  expect(layout.kind).toBe('admission')
  expect(rows.map((row) => row.line)).toEqual([4])
})

test('a cell with line breaks does not shift the numbers of the lines after it', async () => {
  const { rows } = await rowsOf(
    `${HEADER}\r\n2024,湖南,物理类,本科批,4301,"云麓\r\n大学",600\r\n2024,湖南,物理类,本科批,4302,湘北学院,590\r\n`,
  )
  expect(rows.map((row) => row.line)).toEqual([2, 4])
})

test('a header repeated on every page is no row', async () => {
  const row = '2024,湖南,物理类,本科批,4301,云麓大学,600'
  const { rows } = await rowsOf([HEADER, row, HEADER, row].join('\n'))
  expect(rows.map(({ line }) => line)).toEqual([2, 4])
})

test('a row with too few or too many cells breaks the file, and the message says which', async () => {
  const row = '2024,湖南,物理类,本科批,4301,云麓大学,600'
  await expect(rowsOf([HEADER, row, '2024,湖南,物理类', row].join('\n'))).rejects.toThrow(
    '第3行：有3个单元格，表头有7个',
  )
  await expect(rowsOf([HEADER, `${row},8`, row].join('\n'))).rejects.toThrow('第2行：有8个单元格，表头有7个')
})

test('a last row that breaks off says that the file may be incomplete', async () => {
  await expect(rowsOf(`${HEADER}\n2024,湖南,物理类,本科批,43`)).rejects.toThrow(
    '第2行：有5个单元格，表头有7个，文件可能没有传完',
  )
})

test('empty cells beyond the header and a note in one cell are no damage', async () => {
  const { rows } = await rowsOf(
    `${HEADER}\n2024,湖南,物理类,本科批,4301,云麓大学,600,,\n注：以上为第一次投档`,
  )
  expect(rows.map(({ cells }) => cells.length)).toEqual([7, 7])
})

test('a quotation mark that is never closed breaks the file at its line', async () => {
  await expect(
    rowsOf(`${HEADER}\n2024,湖南,物理类,本科批,4301,云麓大学,600\n2024,"湖南,物理类,本科批,1,x,2\n`),
  ).rejects.toThrow(/第\d+行：引号没有闭合/)
})

test('an unknown header is refused with the columns seen and those missing', async () => {
  await expect(rowsOf('姓名,准考证号,学校名称\n张三,1,云麓大学\n')).rejects.toThrow(
    /认不出表头。看到的列：姓名、准考证号、学校名称。最接近.+，缺少：/,
  )
})

test('a file of blank lines has no row', async () => {
  await expect(rowsOf('\n\n')).rejects.toThrow('文件里没有一行数据')
})

test('of a workbook the sheet with a header that is understood is read', async () => {
  const table = await openTable(join(import.meta.dirname, 'fixtures/lines.xlsx'), [])
  expect(table.layout.kind).toBe('admission')
  const lines: number[] = []
  for await (const { line } of table.rows()) lines.push(line)
  expect(lines).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
})

test('a workbook cut in the middle is refused', async () => {
  const whole = readFileSync(join(import.meta.dirname, 'fixtures/lines.xlsx'))
  const path = join(folder, 'cut.xlsx')
  writeFileSync(path, whole.subarray(0, whole.length / 2))
  await expect(openTable(path, [])).rejects.toThrow('不是xlsx文件，或文件已损坏')
})

test('a mapping says what the header does not', async () => {
  const mapping: Mapping = {
    name: 'own.json',
    file: '^own',
    constants: { year: '2025', province: '湖南', batch: '本科批' },
    columns: { 类: 'track', 最低: 'minScore' },
  }
  const { layout, rows } = await rowsOf('类,院校名称,最低\n物理类,云麓大学,600\n', [mapping], 'own-2025.csv')
  expect(layout.kind).toBe('admission')
  const [row] = rows
  expect(layout.text(row!.cells, 'year')).toBe('2025')
  expect(layout.text(row!.cells, 'track')).toBe('物理类')
  expect(layout.text(row!.cells, 'minScore')).toBe('600')
})

test('columns without meaning are named', async () => {
  const { layout } = await rowsOf(`${HEADER},页码\n2024,湖南,物理类,本科批,4301,云麓大学,600,1\n`)
  expect(layout.unused).toEqual(['页码'])
})

test('every mapping that comes with the product can be used', () => {
  const mappings = builtInMappings()
  expect(mappings.length).toBeGreaterThan(20)
  for (const { file, rules } of mappings) {
    expect(() => new RegExp(file ?? '')).not.toThrow()
    for (const [pattern] of rules?.batchByGroup ?? []) expect(() => new RegExp(pattern)).not.toThrow()
  }
})
