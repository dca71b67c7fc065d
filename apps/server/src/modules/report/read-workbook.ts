import { inflateRawSync } from 'node:zlib'

/** Sheets of an xlsx file by name, in their order: rows of cells as texts, '' where a cell is empty. */
export function readWorkbook(file: Buffer): Map<string, string[][]> {
  const parts = unzip(file)
  const part = (name: string): string => parts.get(name)?.toString('utf8') ?? ''
  const strings = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    textOf(item),
  )
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    unescape(name),
  )
  return new Map(names.map((name, i) => [name, rowsOf(part(`xl/worksheets/sheet${i + 1}.xml`), strings)]))
}

function rowsOf(sheet: string, strings: readonly string[]): string[][] {
  const rows: string[][] = []
  for (const [, number = '', cells = ''] of sheet.matchAll(
    /<row [^>]*?r="(\d+)"[^>]*?(?:\/>|>(.*?)<\/row>)/gs,
  )) {
    const row: string[] = []
    for (const [, attributes = '', column = '', content = ''] of cells.matchAll(
      /<c ((?:[^>]*? )?r="([A-Z]+)\d+"[^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const value = textOf(content)
      row[positionOf(column)] = /\bt="s"/.test(attributes) ? (strings[Number(value)] ?? '') : value
    }
    rows[Number(number) - 1] = Array.from(row, (cell) => cell ?? '')
  }
  return Array.from(rows, (row) => row ?? [])
}

/** A is 0, Z is 25, AA is 26. */
function positionOf(column: string): number {
  return [...column].reduce((position, letter) => position * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(xml: string): string {
  return unescape(xml.replaceAll(/<[^>]*>/g, ''))
}

function unescape(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
}

/** Parts of a zip file by name, found by its central directory. */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const parts = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const start = file.readUInt32LE(at + 42)
    const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const content = file.subarray(data, data + size)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    parts.set(name, method === 0 ? content : inflateRawSync(content))
    at += 46 + nameLength + extra + comment
  }
  return parts
}
