import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'
import type { Field } from './fields.ts'

/** One option of a command: how it is read and what it is for. */
export interface Option<T> {
  /** What stands for the value in the help; null: none, the option itself says it. */
  readonly shape: string | null
  readonly about: string
  readonly required: boolean
  readonly multiple: boolean
  /** From the texts given, none or many. Throws UsageError without the option's name. */
  read(texts: readonly string[]): T
}

export type Options = Readonly<Record<string, Option<unknown>>>
export type Values<O extends Options> = { readonly [K in keyof O]: ReturnType<O[K]['read']> }

/** An option that may be left out. */
export function one<T>(field: Field<T>, about: string): Option<T | undefined> {
  const read = (texts: readonly string[]) => (texts.length === 0 ? undefined : single(field, texts))
  return { shape: field.shape, about, required: false, multiple: false, read }
}

/** An option that must be given. */
export function must<T>(field: Field<T>, about: string): Option<T> {
  const read = (texts: readonly string[]) => single(field, texts)
  return { shape: field.shape, about, required: true, multiple: false, read }
}

/** An option that may be given several times. */
export function many<T>(field: Field<T>, about: string, required = false): Option<readonly T[]> {
  const read = (texts: readonly string[]) => texts.map((text) => field.read(text))
  return { shape: field.shape, about, required, multiple: true, read }
}

/** An option without a value. */
export function flag(about: string): Option<boolean> {
  return { shape: null, about, required: false, multiple: false, read: (texts) => texts.length > 0 }
}

function single<T>(field: Field<T>, texts: readonly string[]): T {
  if (texts.length > 1) throw new UsageError('只能写一次')
  return field.read(texts[0] ?? '')
}

/** Reads a command's options. Throws UsageError for one that is unknown, wrong or lacking. */
export function readOptions<const O extends Options>(args: readonly string[], options: O): Values<O> {
  const given = parse(args, options)
  const values = Object.entries(options).map(([name, option]) => {
    const texts = [given[name] ?? []].flat().map(String)
    if (option.required && texts.length === 0) throw new UsageError(`缺少 --${name} ${option.shape}`)
    try {
      return [name, option.read(texts)]
    } catch (error) {
      if (error instanceof UsageError) throw new UsageError(`--${name}：${error.message}`)
      throw error
    }
  })
  return Object.fromEntries(values) as Values<O>
}

function parse(args: readonly string[], options: Options) {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { shape }]) => [
      name,
      shape === null ? ({ type: 'boolean' } as const) : ({ type: 'string', multiple: true } as const),
    ]),
  )
  try {
    return parseArgs({ args: [...args], options: config, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(optionProblem(error))
  }
}

function optionProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  const named = /'(-[^' <]*)/.exec(message)?.[1] ?? /'([^']*)'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `不认识的选项：${named}`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `多余的参数：${named}`
  return `选项${named}的值不对，或缺少值；值以“-”开头时写成 ${named}=值`
}
