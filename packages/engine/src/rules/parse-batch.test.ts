import { describe, expect, test } from 'vitest'
import golden from '../../golden/batch.json' with { type: 'json' }
import { BATCHES } from '../vocab/batch.ts'
import type { BatchKind } from '../vocab/batch.ts'
import { PROVINCES } from '../vocab/province.ts'
import { parseBatch } from './parse-batch.ts'
import { batchesOf } from './province-rules.ts'

const idOf = (name: unknown): number => PROVINCES.find((one) => one.name === name)?.provId ?? 0

describe('parseBatch', () => {
  test.each(golden.read)('%s of %s in %d is %s (%s, supplementary %s)', (...row) => {
    const [text, province, year, batch, planType, supplementary] = row
    const batchId = BATCHES[batch as BatchKind]
    const expected = planType === null ? { batchId, supplementary } : { batchId, planType, supplementary }
    expect(parseBatch(text as string, idOf(province), year as number)).toEqual(expected)
  })

  test.each(golden.refused)('refuses "%s" of %s in %d', (text, province, year) => {
    expect(parseBatch(text as string, idOf(province), year as number)).toBeUndefined()
  })

  test('reads the name of every batch that the rules know', () => {
    for (const province of PROVINCES) {
      for (const rule of batchesOf(province.provId)) {
        expect(`${province.name} ${rule.name} ${parseBatch(rule.name, province.provId, 2026)?.batchId}`).toBe(
          `${province.name} ${rule.name} ${rule.batchId}`,
        )
      }
    }
  })
})
