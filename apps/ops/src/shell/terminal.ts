import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { userInfo } from 'node:os'

/** Asks a question on the terminal, on standard error so that what is printed can go to a file. */
export async function askAtTerminal(question: string, hidden = false): Promise<string> {
  let silent = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!silent) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  // the end of the input is no answer
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')))
  try {
    // broken off: no answer
    const answer = reader.question(question).catch(() => '')
    silent = hidden
    return await Promise.race([answer, ended])
  } finally {
    reader.close()
    if (hidden) process.stderr.write('\n')
  }
}

/** All of standard input as text. */
export async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Account of the operating system that runs this; its number where it has no name. */
export function systemAccount(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
