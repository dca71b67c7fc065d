import readExcelFile from 'read-excel-file/node'

/** Sheets of an xlsx file by name, in their order: rows of cells as texts, '' for an empty cell before a filled one. */
export async function readWorkbook(file: Blob): Promise<Map<string, string[][]>> {
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  return new Map(sheets.map(({ sheet, data }) => [sheet, data.map(textsOf)]))
}

function textsOf(row: readonly unknown[]): string[] {
  const filled = row.findLastIndex((cell) => cell !== null)
  return row.slice(0, filled + 1).map((cell) => String(cell ?? ''))
}
