import type { Call } from '@wenjin/contract'

/** What a generated test reads of a schema. */
export interface Field {
  readonly type?: string
  readonly items?: Field
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly nullable?: boolean
  readonly properties?: Readonly<Record<string, Field>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** A value that the schema takes, the least there is. */
export function sampleOf(field: Field): unknown {
  if (field.const !== undefined) return field.const
  if (field.enum !== undefined) return field.enum[0]
  if (field.type === 'integer') return field.minimum
  if (field.type === 'array') return []
  if (field.type === undefined) return new Blob(['1'])
  return '1'.repeat(Math.max(1, field.minLength ?? 1))
}

/** Parameters that only look right: every required field with a value its schema takes. */
export function samplesOf(row: Call): Readonly<Record<string, unknown>> {
  const input = row.input as Field
  const required = input.required ?? []
  return Object.fromEntries(required.map((name) => [name, sampleOf(input.properties?.[name] ?? {})]))
}
