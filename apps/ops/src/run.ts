import { COMMANDS } from './commands.ts'
import { EXIT, Failure, UsageError } from './shell/command.ts'
import type { Command, ExitCode, Surroundings } from './shell/command.ts'
import { textTable } from './shell/text-table.ts'

/** Runs the operators' command line; what goes wrong is told, not thrown. */
export async function runOps(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const [noun = '', verb = ''] = args
  if (noun === '' || noun === 'help' || noun.startsWith('-')) {
    for (const line of overview(COMMANDS)) around.print(line)
    return noun === '' ? EXIT.usage : EXIT.done
  }
  const command = COMMANDS.find(({ name }) => name === noun || name === `${noun} ${verb}`)
  if (command === undefined) return lost(noun, verb, around)
  const rest = args.slice(command.name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    around.print(command.help)
    return EXIT.done
  }
  try {
    return await command.run(rest, around)
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(error.message)
      around.complain(`用法见：npm run ops -- ${command.name} --help`)
      return EXIT.usage
    }
    if (!(error instanceof Failure)) throw error
    around.complain(error.message)
    return EXIT.failed
  }
}

/** Neither a command nor, with its second word, one of a noun's. */
function lost(noun: string, verb: string, around: Surroundings): ExitCode {
  const ofNoun = COMMANDS.filter(({ name }) => name.startsWith(`${noun} `))
  if (ofNoun.length === 0) {
    const nouns = new Set(COMMANDS.map(({ name }) => name.split(' ')[0]))
    around.complain(`没有这个命令：${noun}。可用的命令：${[...nouns].join('、')}`)
    return EXIT.usage
  }
  const asksHelp = verb === '--help' || verb === '-h'
  if (verb !== '' && !asksHelp) around.complain(`没有这个命令：${noun} ${verb}`)
  for (const line of overview(ofNoun)) around.print(line)
  return asksHelp ? EXIT.done : EXIT.usage
}

function overview(commands: readonly Command[]): string[] {
  return [
    '用法：npm run ops -- 命令 [选项]',
    '',
    ...textTable(
      ['命令', '用途'],
      commands.map(({ name, summary }) => [name, summary]),
    ),
    '',
    '每个命令的选项：npm run ops -- 命令 --help',
  ]
}
