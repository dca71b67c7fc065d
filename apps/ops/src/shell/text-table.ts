/** Cells wider than one column of a terminal: Chinese letters and full-width signs. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** Columns a text takes on a terminal. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? 2 : 1
  return width
}

/** Rows as aligned lines, the header underlined. Numbers stand to the right. */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const texts = rows.map((row) => row.map(String))
  const widths = header.map((title, i) =>
    Math.max(textWidth(title), ...texts.map((row) => textWidth(row[i] ?? ''))),
  )
  const isNumber = header.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => {
        const space = ' '.repeat(widths[i]! - textWidth(cell))
        return isNumber[i] ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...texts.map(line)]
}
