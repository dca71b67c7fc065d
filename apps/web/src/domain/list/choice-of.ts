import type { GroupMajor, Unit, University } from '@wenjin/contract'
import type { BatchRules, Choice, ChosenMajor } from './choice-list.ts'

/** The choice that a unit makes when it is added: accepting other majors of the group unless the person says no. */
export function choiceOf(unit: Unit, school: University, rules: BatchRules): Choice {
  const { planId, group, unitName, schoolCode, majorNo } = unit
  return {
    planId,
    univId: unit.univId,
    group,
    isObey: rules.hasObey === 1 ? 1 : 0,
    majorList: [],
    univName: school.univName,
    unitName,
    schoolCode,
    majorNo,
  }
}

export function chosenMajor({ planId, majorNo, majorName }: GroupMajor): ChosenMajor {
  return { planId, majorNo, majorName }
}

/** 中南大学第103组, 浙江大学计算机科学与技术. */
export function choiceName({ univName, unitName, group }: Choice): string {
  return `${univName}${unitName || (group === '' ? '' : `第${group}组`)}`
}
