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

/**
 * What nobody sees or what turns the direction of text around it: names could look alike or lie about themselves. Halves
 * of surrogate pairs, too: no database and no spreadsheet takes them. Without control characters, which breaks are among.
 */
const INVISIBLE = '\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\u2800'

/** The invisible that belongs to a visible character: joints of emoji, their look, variants of a Chinese character. */
const JOINTS = [
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Extended_Pictographic}0-9#*])[\\ufe0e\\ufe0f]',
  '(?<=\\p{Ideographic})(?![\\u180b-\\u180f\\ufe00-\\ufe0f])\\p{Variation_Selector}',
].join('|')

/** Any text without the invisible, and without what else is named. */
function visible(but: string): string {
  return `(?:[^${INVISIBLE}${but}]|${JOINTS})*`
}

/** One line of text of at most `max` characters, none of them invisible. */
export function Line(max: number) {
  return Type.String({ maxLength: max, pattern: `^${visible('\\p{Cc}')}$` })
}

/** What a person calls something: one line with at least one visible character. */
export function Title(max: number) {
  return Type.String({ minLength: 1, maxLength: max, pattern: `^(?=.*\\S)${visible('\\p{Cc}')}$` })
}

/** What a person writes in paragraphs: as `Line`, and breaks and tabs. */
export function Paragraphs(max: number) {
  const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f'
  return Type.String({ minLength: 1, maxLength: max, pattern: `^${visible(controls)}$` })
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

/** pageNo from 1, pageSize at most `max`. */
export function pageFields(max: number) {
  return {
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: max, default: Math.min(max, 20) })),
  }
}
