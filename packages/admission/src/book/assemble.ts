import { schoolKey } from '../link/school-key.ts'
import { typedSources } from '../link/typed-sources.ts'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { LineRow, PlanRow } from '@wenjin/database/queries/admission/unit-rows'
import { normaliseGroupCode, provinceRules } from '@wenjin/engine'
import type { ChoiceUnit } from '@wenjin/engine'
import type { AssembledUnit } from './assembled-unit.ts'
import { majorMatcher } from './major-match.ts'
import { settleTypes } from './settle-types.ts'

type Placed = Pick<
  PlanRow | LineRow,
  | 'batchId'
  | 'univId'
  | 'schoolCode'
  | 'schoolName'
  | 'groupCode'
  | 'groupName'
  | 'majorCode'
  | 'majorName'
  | 'requirement'
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
  const units: AssembledUnit[] = []
  const coded = new Map<string, AssembledUnit>()
  const loose = new Map<string, AssembledUnit>()
  const kindOf = kindsOf(provId)
  const levelOf = (batchId: number): number | undefined => {
    const kind = kindOf(batchId)
    return kind === undefined ? undefined : LINE_LEVELS[kind]
  }

  function place(row: Placed, planType: number): AssembledUnit | undefined {
    const kind = kindOf(row.batchId)
    if (kind === undefined) return undefined
    const groupCode = kind === 'group' ? codeOfGroup(row) : ''
    const majorCode = kind === 'major' ? (row.majorCode ?? '') : ''
    const majorName = kind === 'major' ? (row.majorName ?? '') : ''
    const own = groupCode || majorCode || whatElse(kind, row, planType)
    const school = schoolKey(row)
    const schoolCode = row.schoolCode ?? ''
    const looseKey = `${row.batchId}|${school}|${own}|${majorName}`
    const key = `${looseKey}|${schoolCode}`
    const known = coded.get(key)
    if (known !== undefined) return known
    // where one of two sources leaves out the province's school code, both mean the unit that has it
    const similar = loose.get(looseKey)
    if (similar !== undefined && (schoolCode === '' || similar.schoolCode === '')) {
      similar.schoolCode ||= schoolCode
      coded.set(key, similar)
      return similar
    }
    const unit: AssembledUnit = {
      batchId: row.batchId,
      kind,
      univId: row.univId,
      schoolCode,
      schoolName: row.schoolName,
      groupCode,
      own,
      planType,
      lineType: null,
      groupName: row.groupName ?? '',
      majorCode,
      majorName,
      requirement: null,
      note: '',
      plans: [],
      lines: [],
      linePlanNum: null,
      datasets: new Set(),
    }
    units.push(unit)
    coded.set(key, unit)
    if (!loose.has(looseKey)) loose.set(looseKey, unit)
    return unit
  }

  const own = lines.filter((line) => line.level === levelOf(line.batchId))
  const isTyped = typedSources(own)
  // lines first: they carry the province's school codes that some plans leave out
  for (const line of own) {
    const unit = place(line, line.planType)
    if (unit === undefined) continue
    if (isTyped(line)) unit.lineType ??= line.planType
    unit.requirement ??= line.requirement
    unit.linePlanNum ??= line.planNum
    unit.note ||= line.note ?? ''
    unit.datasets.add(line.datasetId)
    unit.lines.push(line)
  }
  const unitOfMajor = majorMatcher(units)
  for (const plan of plans) {
    const isNamed = kindOf(plan.batchId) === 'major' && plan.majorCode === null
    addPlan((isNamed ? unitOfMajor(plan) : undefined) ?? place(plan, plan.planType), plan)
  }
  for (const plan of settleTypes(units)) {
    const ungrouped = { ...plan, groupCode: null, groupName: null }
    addPlan(place(ungrouped, plan.planType), ungrouped)
  }
  return units
}

function addPlan(unit: AssembledUnit | undefined, plan: PlanRow): void {
  if (unit === undefined) return
  unit.requirement = plan.requirement ?? unit.requirement
  unit.groupName ||= plan.groupName ?? ''
  if (unit.kind !== 'group') unit.note ||= plan.note ?? ''
  unit.datasets.add(plan.datasetId)
  if (!unit.plans.some((other) => isSameMajor(other, plan))) unit.plans.push(plan)
}

/** Without a code: the plan type, and of a group its name and what it requires, for a school may have several. */
function whatElse(kind: ChoiceUnit, { groupName, requirement }: Placed, planType: number): string {
  return kind === 'group' ? `type ${planType} ${groupName ?? ''} ${requirement ?? '?'}` : `type ${planType}`
}

/** A major that two sources of one priority both state. */
function isSameMajor(a: PlanRow, b: PlanRow): boolean {
  return a.datasetId !== b.datasetId && a.majorCode === b.majorCode && a.majorName === b.majorName
}

function kindsOf(provId: number): (batchId: number) => ChoiceUnit | undefined {
  const kinds = new Map<number, ChoiceUnit | undefined>()
  return (batchId) => {
    if (!kinds.has(batchId)) kinds.set(batchId, provinceRules(provId, batchId)?.unit)
    return kinds.get(batchId)
  }
}

function codeOfGroup(row: Placed): string {
  return normaliseGroupCode(row.groupCode ?? row.groupName ?? '') ?? ''
}
