import { expect, test } from 'vitest'
import { isParallel } from './batch-choice.ts'

test.each([
  ['浙江普通类提前录取', 25, 1, false],
  ['浙江普通类一段', 25, 2, true],
  ['湖南本科批', 32, 2, true],
  ['a batch nobody knows', 32, 20, true],
])(
  '%s (province %d, batch %d) looks at all choices in one round: %s',
  (_batch, provinceId, batchId, parallel) => {
    expect(isParallel(provinceId, batchId)).toBe(parallel)
  },
)
