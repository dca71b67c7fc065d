import { CALLS } from './calls/index.ts'
import type { CallName, Calls } from './calls/index.ts'
import type { CallInput } from './define.ts'

/** Bounds of a text; `pattern` as a form's pattern attribute takes it. */
export interface TextLimits {
  readonly maxLength: number
  readonly minLength?: number
  readonly pattern?: string
}

/** Range of a whole number, both ends included. */
export interface NumberLimits {
  readonly minimum: number
  readonly maximum: number
}

export interface ListLimits<T> {
  readonly maxItems: number
  readonly items: LimitsOfValue<T>
}

type LimitsOfValue<T> = T extends string
  ? TextLimits
  : T extends number
    ? NumberLimits
    : T extends readonly (infer Item)[]
      ? ListLimits<Item>
      : T extends Blob
        ? never
        : T extends object
          ? LimitsOfFields<T>
          : never

/** Fields that have limits: files and words to choose from have none. */
type LimitsOfFields<T> = {
  readonly [Field in keyof T as IsFree<T[Field]> extends true ? Field : never]-?: LimitsOfValue<
    NonNullable<T[Field]>
  >
}

type IsFree<T> = [NonNullable<T>] extends [Blob]
  ? false
  : [NonNullable<T>] extends [string]
    ? string extends NonNullable<T>
      ? true
      : false
    : true

/** Limits of a call's input, field by field, without the fields that the session and the client fill in. */
export type Limits<K extends CallName> = LimitsOfFields<Omit<CallInput<Calls[K]>, 'customerId'>>

const FILLED_IN = new Set(['tenantId', 'paramSign', 'customerId'])
const KEPT = ['maxLength', 'minLength', 'minimum', 'maximum', 'maxItems']

/**
 * Limits of a call's fields, from the row the server checks them by. The web's build writes what it gives into the code
 * instead of the call (apps/web/vite/literals-plugin.ts), so that the browser carries no schema: the name stands there as it is.
 */
export function callLimits<K extends CallName>(name: K): Limits<K> {
  const fields = Object.entries(limitsOfFields(CALLS[name].input.properties))
  return Object.fromEntries(fields.filter(([field]) => !FILLED_IN.has(field))) as Limits<K>
}

function limitsOfFields(properties: object): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, limitsOfSchema(schema)] as const)
  return Object.fromEntries(fields.filter(([, limits]) => Object.keys(limits).length > 0))
}

function limitsOfSchema(schema: Readonly<Record<string, unknown>>): object {
  const { properties, items, pattern } = schema
  if (typeof properties === 'object' && properties !== null) return limitsOfFields(properties)
  return {
    ...Object.fromEntries(KEPT.filter((key) => key in schema).map((key) => [key, schema[key]])),
    ...(isReadable(pattern) ? { pattern } : {}),
    ...(items === undefined ? {} : { items: limitsOfSchema(items as Record<string, unknown>) }),
  }
}

/** Old browsers, which the application is built for, read no look-behind: the server alone checks such a pattern. */
function isReadable(pattern: unknown): pattern is string {
  return typeof pattern === 'string' && !pattern.includes('(?<')
}
