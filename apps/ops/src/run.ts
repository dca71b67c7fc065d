import { EXIT, UsageError } from './command.ts'
import type { Command, ExitCode, Surroundings } from './command.ts'
import { dataCommand } from './data.ts'
import { importCommand } from './import.ts'
import { DatabaseError } from './open-database.ts'
import { textTable } from './text-table.ts'

const COMMANDS: Readonly<Record<string, Command>> = { import: importCommand, data: dataCommand }

/** Runs the operators' command line; what goes wrong is told, not thrown. */
export async function runOps(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  const [name = '', ...rest] = args
  if (name === '' || name === 'help' || name.startsWith('-')) {
    for (const line of overview()) around.print(line)
    return name === '' ? EXIT.usage : EXIT.done
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    around.complain(`没有这个命令：${name}。可用的命令：${Object.keys(COMMANDS).join('、')}`)
    return EXIT.usage
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    around.print(command.help)
    return EXIT.done
  }
  try {
    return await command.run(rest, around)
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(error.message)
      around.complain(`用法见：npm run ops -- ${name} --help`)
      return EXIT.usage
    }
    if (!(error instanceof DatabaseError)) throw error
    around.complain(error.message)
    return EXIT.failed
  }
}

function overview(): string[] {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary])
  return [
    '用法：npm run ops -- 命令 [选项]',
    '',
    ...textTable(['命令', '用途'], rows),
    '',
    '每个命令的选项：npm run ops -- 命令 --help',
  ]
}
