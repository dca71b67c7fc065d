import { Type } from 'typebox'
import type { Static, TSchema, TUnsafe } from 'typebox'

/**
 * A value or null, as the keyword `nullable` that both validator and serialiser take without trying
 * alternatives one by one.
 */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  return Type.Unsafe<Static<T> | null>({ ...schema, nullable: true })
}

/** One of a few words. */
export function OneOf<const T extends string>(...words: readonly T[]): TUnsafe<T> {
  return Type.Unsafe<T>({ type: 'string', enum: words })
}

/** Control characters, and halves of surrogate pairs: no database and no spreadsheet takes them. */
const UNPRINTABLE = '\\u0000-\\u001f\\u007f\\ud800-\\udfff'

/** One line of text of at most `most` characters. */
export function Line(most: number) {
  return Type.String({ maxLength: most, pattern: `^[^${UNPRINTABLE}]*$` })
}

/** What a person calls something: one line with at least one visible character. */
export function Title(most: number) {
  return Type.String({ minLength: 1, maxLength: most, pattern: `^(?=.*\\S)[^${UNPRINTABLE}]*$` })
}

/** What a person writes in paragraphs: as `Line`, and breaks and tabs. */
export function Paragraphs(most: number) {
  const unprintable = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff'
  return Type.String({ minLength: 1, maxLength: most, pattern: `^[^${unprintable}]*$` })
}

/** A download instead of an envelope. */
export const File = Type.Unsafe<Blob>({ type: 'string', format: 'binary' })

/** A file among the input of a call in parts. */
export const FilePart = Type.Unsafe<Blob>({})

/** Whether a reply's schema is that of a download. */
export function isFile(reply: TSchema): boolean {
  return 'format' in reply && reply.format === 'binary'
}

/** Row ids: positive safe integers. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const Phone = Type.String({ maxLength: 32 })
/** 0 or 1. */
export const Flag = Type.Integer({ minimum: 0, maximum: 1 })
export const Empty = Type.Null()

/** pageNo from 1, pageSize at most `most`. */
export function pageFields(most: number) {
  return {
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: most, default: Math.min(most, 20) })),
  }
}
