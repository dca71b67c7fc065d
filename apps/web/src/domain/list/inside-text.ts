import type { Choice } from './choice-list.ts'

/** What a choice holds inside, to be told apart from another version of it: 2个专业：法学、会计学；不服从调剂. */
export function insideText({ majorList, isObey }: Pick<Choice, 'majorList' | 'isObey'>): string {
  const names = majorList.map(({ majorName }) => majorName).join('、')
  const majors = majorList.length === 0 ? '没有选专业' : `${majorList.length}个专业：${names}`
  return `${majors}；${isObey === 1 ? '服从' : '不服从'}调剂`
}
