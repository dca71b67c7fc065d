/**
 * Reads a data text: one row a line, fields separated by spaces, empty lines ignored.
 *
 * @param text the rows as the `*.data.ts` files write them
 * @returns the fields of each row, in order; a row always has at least one field
 */
export function dataLines(text: string): [first: string, ...rest: string[]][] {
  const rows: [string, ...string[]][] = []
  for (const line of text.split('\n')) {
    const [first, ...rest] = line.trim().split(' ')
    if (first) rows.push([first, ...rest])
  }
  return rows
}
