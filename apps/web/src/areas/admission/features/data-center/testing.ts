import type { Reliability } from './api.ts'

const BIN = { pairNum: 0, told: 0, filed: 0 }

/** A series of a good year, as the server answers it. */
export const GOOD: Reliability = {
  year: 2025,
  trackName: '物理类',
  levelName: '专业组',
  vocational: false,
  unitNum: 2139,
  matchedNum: 1890,
  knownYears: [2024, 2023],
  fittedTo: 2024,
  brier: 0.0969,
  simpleBrier: 0.1074,
  calibrationError: 0.0167,
  coverage: 0.7912,
  bins: [
    { pairNum: 24_000, told: 0.0312, filed: 0.0402 },
    { pairNum: 6000, told: 0.1496, filed: 0.1588 },
    ...Array.from({ length: 7 }, () => BIN),
    { pairNum: 1500, told: 0.97, filed: 0.9953 },
  ],
  sections: {
    reach: { pairNum: 15_000, told: 0.204, filed: 0.215 },
    match: { pairNum: 17_000, told: 0.698, filed: 0.7249 },
    safety: { pairNum: 22_000, told: 0.968, filed: 0.9651 },
  },
  demo: false,
}
