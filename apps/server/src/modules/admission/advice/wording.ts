/** A chance or share as a person reads it: no more digits than it can be sure of, never certain. */
export function percent(chance: number): string {
  if (chance === 0) return '0%'
  if (chance < 0.001) return '不足0.1%'
  if (chance > 0.999) return '99.9%以上'
  return `${Number((chance * 100).toFixed(chance < 0.1 || chance > 0.99 ? 1 : 0))}%`
}

/**
 * A chance of filing beside a card that shows it, too: whole percent rounded down as there, so that neither reads better
 * than its section; finer below 10 % and above 99 %.
 */
export function chanceText(chance: number): string {
  const thousandths = Math.round(chance * 1_000)
  return thousandths < 100 || thousandths > 990 ? percent(chance) : `${Math.floor(thousandths / 10)}%`
}

/** Runs of numbers that are spelled out. */
const MAX_RUNS = 3

/** Choices by their numbers, rising: 第2、5–8志愿; where that would be long, how many they are. */
export function numbered(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const no of numbers) {
    const run = runs.at(-1)
    if (run !== undefined && no === run[1] + 1) run[1] = no
    else runs.push([no, no])
  }
  if (runs.length > MAX_RUNS) return `${numbers.length}个志愿`
  return `第${runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join('、')}志愿`
}
