import { LINE_LEVELS } from '@wenjin/data'
import type { LineRow, PlanRow } from '@wenjin/data'
import { normaliseGroupCode, provinceRules } from '@wenjin/engine'

/** What a choice of a batch consists of in a province. */
export type UnitKind = 'group' | 'major' | 'school'

/** A unit of choice as its rows describe it, before history and chance. */
export interface AssembledUnit {
  readonly batchId: number
  readonly kind: UnitKind
  readonly univId: number | null
  readonly schoolCode: string
  readonly schoolName: string | null
  readonly groupCode: string
  planType: number
  groupName: string
  majorCode: string
  majorName: string
  requirement: string | null
  note: string
  /** Plan rows: the majors of a group, or the one row of a major. */
  readonly plans: PlanRow[]
  /** Places as its line states them, where no plan does. */
  linePlanNum: number | null
  readonly datasets: Set<number>
}

const LEVEL_OF: Readonly<Record<UnitKind, number>> = {
  group: LINE_LEVELS.group,
  major: LINE_LEVELS.major,
  school: LINE_LEVELS.school,
}

type Placed = Pick<
  PlanRow | LineRow,
  'batchId' | 'univId' | 'schoolCode' | 'schoolName' | 'groupCode' | 'groupName' | 'majorCode' | 'majorName'
>

/**
 * The units of one year: those of its plan, and those of its admission lines where lines may serve
 * (the plan is not published, or known only in part). A row of a batch without rules makes no unit.
 */
export function assembleUnits(
  provId: number,
  plans: readonly PlanRow[],
  lines: readonly LineRow[],
): AssembledUnit[] {
  const units = new Map<string, AssembledUnit>()
  const loose = new Map<string, AssembledUnit>()
  const kindOf = kindsOf(provId)

  function place(row: Placed, planType: number): AssembledUnit | undefined {
    const kind = kindOf(row.batchId)
    if (kind === undefined) return undefined
    const groupCode = kind === 'group' ? codeOfGroup(row) : ''
    const own = kind === 'major' ? `${row.majorCode ?? ''}|${row.majorName ?? ''}` : groupCode
    const school = row.univId === null ? `n${row.schoolName ?? row.schoolCode}` : `u${row.univId}`
    const looseKey = `${row.batchId}|${school}|${own}`
    const key = `${looseKey}|${row.schoolCode ?? ''}`
    // a source that leaves out the province's school code means the unit that has it
    const known = units.get(key) ?? (row.schoolCode === null ? loose.get(looseKey) : undefined)
    if (known !== undefined) return known
    const unit: AssembledUnit = {
      batchId: row.batchId,
      kind,
      univId: row.univId,
      schoolCode: row.schoolCode ?? '',
      schoolName: row.schoolName,
      groupCode,
      planType,
      groupName: row.groupName ?? '',
      majorCode: kind === 'major' ? (row.majorCode ?? '') : '',
      majorName: kind === 'major' ? (row.majorName ?? '') : '',
      requirement: null,
      note: '',
      plans: [],
      linePlanNum: null,
      datasets: new Set(),
    }
    units.set(key, unit)
    if (!loose.has(looseKey)) loose.set(looseKey, unit)
    return unit
  }

  // lines first: they carry the province's school codes that some plans leave out
  for (const line of lines) {
    if (line.level !== LEVEL_OF[kindOf(line.batchId) ?? 'group']) continue
    const unit = place(line, line.planType)
    if (unit === undefined) continue
    unit.requirement ??= line.requirement
    unit.linePlanNum ??= line.planNum
    unit.note ||= line.note ?? ''
    unit.datasets.add(line.datasetId)
  }
  for (const plan of plans) {
    const unit = place(plan, plan.planType)
    if (unit === undefined) continue
    unit.requirement = plan.requirement ?? unit.requirement
    unit.groupName ||= plan.groupName ?? ''
    if (unit.kind !== 'group') unit.note ||= plan.note ?? ''
    unit.plans.push(plan)
    unit.datasets.add(plan.datasetId)
  }
  return [...units.values()]
}

function kindsOf(provId: number): (batchId: number) => UnitKind | undefined {
  const kinds = new Map<number, UnitKind | undefined>()
  return (batchId) => {
    if (!kinds.has(batchId)) kinds.set(batchId, provinceRules(provId, batchId)?.unit)
    return kinds.get(batchId)
  }
}

function codeOfGroup(row: Placed): string {
  return normaliseGroupCode(row.groupCode ?? row.groupName ?? '') ?? ''
}

/** How a unit is called: its major, its group's name, or the group's code. */
export function unitName(unit: AssembledUnit): string {
  if (unit.kind === 'major') return unit.majorName
  return unit.groupName || (unit.groupCode === '' ? '' : `第${unit.groupCode}组`)
}
