/**
 * A value as it travels in a query or form: lists of plain values joined by commas; undefined, null and objects not at
 * all. JSON bodies send the value itself; the signature reads this form of it.
 */
export function travelForm(value: unknown): string | undefined {
  return Array.isArray(value) ? value.map((item) => plainText(item) ?? '').join(',') : plainText(value)
}

function plainText(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? String(value) : undefined
}
