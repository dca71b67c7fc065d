import type { BatchRule } from './batch-rule.ts'
import { BATCH_RULES } from './batch-table.ts'

const byProvince = Map.groupBy(BATCH_RULES, (rule) => rule.provId)

/** The rule of a province's batch (a BatchId), or undefined when no source states it. */
export function provinceRules(provId: number, batchId: number): BatchRule | undefined {
  return byProvince.get(provId)?.find((rule) => rule.batchId === batchId)
}

/** A province's batches in the order they are filled; empty for an unknown province. */
export function batchesOf(provId: number): readonly BatchRule[] {
  return byProvince.get(provId) ?? []
}
