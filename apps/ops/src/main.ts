import { runOps } from './run.ts'
import { askAtTerminal, readStandardInput, systemAccount } from './shell/terminal.ts'

const watched = process.stderr.isTTY

process.exitCode = await runOps(process.argv.slice(2), {
  env: process.env,
  clock: () => new Date(),
  actor: systemAccount(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  progress: (line) => {
    if (watched) process.stderr.write(`\r\u001b[K${line}`)
  },
  ask: process.stdin.isTTY && watched ? askAtTerminal : undefined,
  readInput: readStandardInput,
})
