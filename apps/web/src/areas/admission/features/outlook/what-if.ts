import type { RankInfo } from '@wenjin/contract'

type Nearby = RankInfo['nearby']

/** How far the score may be moved: points down and up for which a rank is known, at most 10. */
export function reachOf(nearby: Nearby, score: number): { readonly down: number; readonly up: number } {
  const shifts = nearby.map((one) => one.score - score)
  if (!shifts.includes(0)) return { down: 0, up: 0 }
  return { down: Math.max(0, -Math.min(...shifts)), up: Math.max(0, ...shifts) }
}

/**
 * Rank after the score moves by `shift` points: the candidate's own rank times the ratio of the table's ranks, so that
 * a rank the person gave moves as the table's does. null where the table has no such score.
 * @param rank the candidate's rank as it is
 */
export function rankAfter(nearby: Nearby, score: number, shift: number, rank: number): number | null {
  const rankOf = (asked: number): number | undefined => nearby.find((one) => one.score === asked)?.rank
  const here = rankOf(score)
  const there = rankOf(score + shift)
  if (here === undefined || there === undefined || here < 1) return null
  return Math.max(1, Math.round((rank * there) / here))
}
