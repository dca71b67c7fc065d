import type { BatchRule } from './batch-rule.ts'

/** What of a batch's rule limits a list; `choiceMode` is any number, because the wire carries it as one. */
export interface LimitingRule extends Pick<BatchRule, 'maxUnivNum' | 'majorNum'> {
  readonly choiceMode: number
}

/** How long a list of a batch may be. */
export interface ListLimits {
  /** Choices in the list. */
  readonly entries: number
  /** Majors inside one choice. */
  readonly majorsPerEntry: number
}

/** One choice of a list, as far as its limits go. */
export interface ListEntry {
  readonly majorCount: number
  /** 1 when the candidate accepts another major of the choice (服从专业调剂). */
  readonly isObey: 0 | 1
}

/**
 * Limits of a list: in choiceMode 2 at most maxChoices majors; otherwise at most maxChoices choices with at most
 * twice majorNum majors each, so that a person may keep majors to choose from before the list is final.
 */
export function listLimits(rule: LimitingRule): ListLimits {
  return { entries: rule.maxUnivNum, majorsPerEntry: rule.choiceMode === 2 ? 1 : 2 * rule.majorNum }
}

/** Checks a list against its batch: null when it is within the limits, otherwise what is wrong, in Chinese. */
export function checkList(
  rule: LimitingRule & Pick<BatchRule, 'name' | 'hasObey'>,
  list: readonly ListEntry[],
): { message: string } | null {
  const limits = listLimits(rule)
  if (list.length > limits.entries) return { message: `只能添加${limits.entries}个志愿！` }
  if (list.some((entry) => entry.majorCount > limits.majorsPerEntry)) {
    return { message: `只能添加${limits.majorsPerEntry}个专业！` }
  }
  if (!rule.hasObey && list.some((entry) => entry.isObey === 1)) {
    return { message: `${rule.name}以专业为志愿单位，不设服从专业调剂` }
  }
  return null
}
