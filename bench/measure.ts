/** What work takes in each of some rounds, after a few to warm up, from the least on. */
function roundsOf(rounds: number, work: () => unknown, clock: () => number): number[] {
  const times: number[] = []
  for (let round = -Math.min(rounds, 3); round < rounds; round++) {
    const start = clock()
    work()
    if (round >= 0) times.push(clock() - start)
  }
  return times.toSorted((a, b) => a - b)
}

/** Milliseconds that work takes in the middle round: for what is compared with something else. */
export function median(rounds: number, work: () => unknown): number {
  return roundsOf(rounds, work, () => performance.now())[Math.floor(rounds / 2)] ?? 0
}

/**
 * Milliseconds of processor time that work takes in the best round, collecting its garbage included: for a bound in
 * seconds, whatever else the machine does.
 */
export function processorTime(rounds: number, work: () => unknown): number {
  const clock = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
  return roundsOf(rounds, work, clock)[0] ?? 0
}

/**
 * Ends a measurement: the command fails unless all was within bounds. Said outright, for the tests' PostgreSQL ends the
 * process with 0 whatever `process.exitCode` holds.
 */
export function end(good: boolean): never {
  process.exit(good ? 0 : 1)
}
