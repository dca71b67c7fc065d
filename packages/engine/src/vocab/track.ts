/**
 * Track (科类): the competition a candidate's rank is counted in. 3+1+2 provinces split by primary
 * subject, 3+3 provinces do not split, old-style provinces split into science and liberal arts.
 */
export const TRACKS = ['physics', 'history', 'combined', 'science', 'liberal'] as const
export type Track = (typeof TRACKS)[number]

/** Chinese name of each track as score-rank tables print it. */
export const TRACK_NAMES: Readonly<Record<Track, string>> = {
  physics: '物理类',
  history: '历史类',
  combined: '综合',
  science: '理科',
  liberal: '文科',
}
