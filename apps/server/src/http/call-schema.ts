import { isFile } from '@wenjin/contract'
import { Type } from 'typebox'
import type { TObject, TSchema } from 'typebox'

/** A successful reply's envelope around a call's data; refusals (data null, mostly) are written by envelope.ts. */
export function envelopeSchema(data: TSchema): TSchema {
  return Type.Object({
    resultCode: Type.String(),
    message: Type.String(),
    data: isFile(data) ? Type.Unsafe({}) : data,
  })
}

type Read = (value: unknown) => unknown

/**
 * In queries and forms everything travels as text: numbers by their digits, lists as one field with commas (an empty
 * field is an empty list). Gives the function that turns the fields of an input into the values they stand for, before
 * they are validated; what stands for none stays the text it is.
 */
export function textReader(input: TObject): (fields: Record<string, unknown>) => void {
  const readers = Object.entries(input.properties).flatMap(([name, schema]): [string, Read][] => {
    const read = readerOf(schema)
    return read === undefined ? [] : [[name, read]]
  })
  return (fields) => {
    for (const [name, read] of readers) if (fields[name] !== undefined) fields[name] = read(fields[name])
  }
}

function readerOf(schema: TSchema): Read | undefined {
  const { type, items } = schema as { type?: string; items?: TSchema }
  if (type === 'integer') return readInteger
  if (type !== 'array' || items === undefined) return undefined
  const readItem = readerOf(items) ?? ((item) => item)
  return (value) => {
    const list = typeof value === 'string' ? (value === '' ? [] : value.split(',')) : value
    return Array.isArray(list) ? list.map(readItem) : list
  }
}

const DIGITS = /^-?\d{1,16}$/

function readInteger(value: unknown): unknown {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
}
