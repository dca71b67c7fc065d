import { Type } from 'typebox'
import type { TObject, TSchema } from 'typebox'

/** The reply's envelope around a call's data; data is null when the product refuses. */
export function envelopeSchema(data: TSchema): TSchema {
  const schema = 'format' in data && data.format === 'binary' ? {} : data
  return Type.Object({
    resultCode: Type.String(),
    message: Type.String(),
    data: Type.Unsafe(Object.keys(schema).length === 0 ? {} : { ...schema, nullable: true }),
  })
}

/**
 * Lists travel in queries and forms as one field with commas. Gives the function that turns those
 * fields of an input into arrays before it is validated; an empty field is an empty list.
 */
export function splitLists(input: TObject): (fields: Record<string, unknown>) => void {
  const names = Object.entries(input.properties)
    .filter(([, schema]) => 'type' in schema && schema.type === 'array')
    .map(([name]) => name)
  return (fields) => {
    for (const name of names) {
      const value = fields[name]
      if (typeof value === 'string') fields[name] = value === '' ? [] : value.split(',')
    }
  }
}
