import { buildRankTable, normalCdf, scoreOfRank } from '@wenjin/engine'
import type { RankSegment, RankTable, Track } from '@wenjin/engine'
import { drawNormal } from './chance.ts'

/** Spread of total scores, and how far a year's mean moves from the usual one, in points. */
const SPREAD = 95
const YEAR_MOVE = 6
/** Scores from here up form one segment, as official tables print the top. */
const TOP = 695
const BOTTOM = 150

/** A made-up score-rank table: normal scores around the track's mean, one point a segment. */
export function demoScoreTable(
  provId: number,
  year: number,
  track: Track,
  candidates: number,
  mean: number,
): { readonly segments: readonly RankSegment[]; readonly table: RankTable } {
  const shift = mean + YEAR_MOVE * drawNormal(`${provId}${track}${year}`)
  const above = (score: number): number =>
    Math.max(1, Math.round(candidates * (1 - normalCdf((score - 0.5 - shift) / SPREAD))))
  const segments: RankSegment[] = []
  let before = 0
  for (let score = TOP; score >= BOTTOM; score--) {
    const cumulative = Math.max(above(score), before)
    const count = cumulative - before
    segments.push({ scoreLow: score, scoreHigh: score === TOP ? 750 : score, count, cumulative })
    before = cumulative
  }
  return { segments, table: buildRankTable({ provId, year, track, segments }) }
}

/** The score a rank has, as an admission line prints it. */
export function lineScore(table: RankTable, rank: number): number {
  return scoreOfRank(table, rank).score
}
