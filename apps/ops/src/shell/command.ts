/** Exit codes of every command. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** What a command has of the world outside. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: () => Date
  /** Account of the operating system, for the audit. */
  readonly actor: string
  /** A line for the operator. */
  print(line: string): void
  /** A line about what went wrong. */
  complain(line: string): void
  /** Overwrites the line of progress; does nothing where nobody watches. */
  progress(line: string): void
  /** Asks the person at the terminal, without showing the answer when `hidden`; undefined where nobody is. */
  readonly ask: ((question: string, hidden?: boolean) => Promise<string>) | undefined
  /** All of standard input. */
  readInput(): Promise<string>
}

export interface Command {
  /** As it is typed: "import", "tenant set". */
  readonly name: string
  /** One line: what it is for. */
  readonly summary: string
  readonly help: string
  run(args: readonly string[], around: Surroundings): Promise<ExitCode>
}

/** Arguments that cannot be meant; the message says which, in Chinese. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was meant cannot be done; the message says why, in Chinese. Nothing has changed. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
