import type { Options } from './options.ts'
import { textWidth } from './text-table.ts'

export interface HelpParts {
  readonly name: string
  readonly about: string
  readonly options: Options
  readonly example: string
}

/** Help of a command: usage, what it does, every option, an example. */
export function helpText({ name, about, options, example }: HelpParts): string {
  const entries = Object.entries(options).map(([option, { shape, about: words, required, multiple }]) => {
    const written = shape === null ? `--${option}` : `--${option} ${shape}${multiple ? ' …' : ''}`
    return { written, words: `${words}${multiple ? '；可以写多次' : ''}`, required }
  })
  const width = Math.max(...entries.map(({ written }) => textWidth(written)))
  const usage = entries.map(({ written, required }) => (required ? written : `[${written}]`))
  const lines = entries.map(({ written, words }) => {
    const space = ' '.repeat(width - textWidth(written))
    return `  ${written}${space}  ${words.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`
  })
  // npm's own lines have no place in a file
  const quiet = example.includes(' > ') ? '--silent ' : ''
  return [
    `用法：npm run ops -- ${[name, ...usage].join(' ')}`,
    about,
    lines.join('\n'),
    `例：npm run ops ${quiet}-- ${example}`,
  ].join('\n\n')
}
