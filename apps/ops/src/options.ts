import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { UsageError } from './command.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; strict: true }>
>['values']

/** Reads a command's options. Throws UsageError for one that is unknown or lacks its value. */
export function readOptions<const T extends Options>(args: readonly string[], options: T): Values<T> {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as Values<T>
  } catch (error) {
    throw new UsageError(optionProblem(error))
  }
}

function optionProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  const named = /'(-[^' <]*)/.exec(message)?.[1] ?? /'([^']*)'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `不认识的选项：${named}`
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `多余的参数：${named}`
  return `选项${named}的值不对，或缺少值`
}
