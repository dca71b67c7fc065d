import type { LineRow, PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import type { ChoiceUnit } from '@wenjin/engine'

/** A unit of choice as its rows describe it, before history and chance. */
export interface AssembledUnit {
  readonly batchId: number
  /** What a choice of the batch consists of in the province. */
  readonly kind: ChoiceUnit
  readonly univId: number | null
  schoolCode: string
  readonly schoolName: string | null
  readonly groupCode: string
  /** What tells the unit from others of its school and batch: its code or, without one, what else its rows say. */
  readonly own: string
  /** What it is. */
  planType: number
  /** What its line calls it; null without a line, or when its source prints no types. */
  lineType: number | null
  groupName: string
  majorCode: string
  majorName: string
  requirement: string | null
  note: string
  /** Plan rows: the majors of a group, or the one row of a major. */
  readonly plans: PlanRow[]
  /** Lines of its own year that it was made of. */
  readonly lines: LineRow[]
  /** Places as its line states them, where no plan does. */
  linePlanNum: number | null
  readonly datasets: Set<number>
}
