import type { Track } from '@wenjin/engine'

/** A province of the demo and how many candidates each track has; orders of magnitude, not statistics. */
export interface DemoProvince {
  readonly name: string
  readonly tracks: readonly { readonly track: Track; readonly candidates: number; readonly mean: number }[]
}

export const DEMO_YEARS = [2024, 2025, 2026] as const

export const DEMO_PROVINCES: readonly DemoProvince[] = [
  {
    name: '湖南',
    tracks: [
      { track: 'physics', candidates: 250_000, mean: 445 },
      { track: 'history', candidates: 180_000, mean: 430 },
    ],
  },
  {
    name: '广东',
    tracks: [
      { track: 'physics', candidates: 400_000, mean: 460 },
      { track: 'history', candidates: 310_000, mean: 440 },
    ],
  },
  { name: '山东', tracks: [{ track: 'combined', candidates: 600_000, mean: 440 }] },
  { name: '浙江', tracks: [{ track: 'combined', candidates: 300_000, mean: 475 }] },
  {
    name: '河北',
    tracks: [
      { track: 'physics', candidates: 290_000, mean: 450 },
      { track: 'history', candidates: 200_000, mean: 440 },
    ],
  },
  { name: '北京', tracks: [{ track: 'combined', candidates: 55_000, mean: 480 }] },
  {
    name: '新疆',
    tracks: [
      { track: 'science', candidates: 110_000, mean: 390 },
      { track: 'liberal', candidates: 75_000, mean: 385 },
    ],
  },
]
