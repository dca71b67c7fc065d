import type { TObject, TSchema } from 'typebox'
import { Errors } from 'typebox/schema'

/** Why a value is not of a shape of the contract; none: it is. */
export function misfits(schema: TSchema, value: unknown): string[] {
  if ('format' in schema && schema.format === 'binary') return []
  const [, errors] = Errors(standard(schema) as TSchema, value)
  return errors.map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

/** A schema with the contract's `nullable` written as JSON Schema knows it. */
function standard(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(standard)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...rest } = schema as { readonly nullable?: boolean }
  const plain = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, standard(part)]))
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain
}

/** Fields that travelled as text, as the values they stand for (as the server reads them). */
export function readFields(
  schema: TObject,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shapes = schema.properties as Record<string, Shape | undefined>
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(shapes[name], value)]))
}

interface Shape {
  readonly type?: string
  readonly items?: Shape
}

function read(shape: Shape | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (shape?.type === 'integer') return /^-?\d{1,16}$/.test(value) ? Number(value) : value
  if (shape?.type === 'array')
    return value === '' ? [] : value.split(',').map((item) => read(shape.items, item))
  return value
}
