import type { SavedChoice } from './choices.ts'

const PHYSICAL = /色盲|色弱|辨色|单色|身高|体重|视力|裸眼|矫正|体检|体格|嗅觉|听力|听觉|口吃|肢体|残疾/
const CAMPUS = /校区|办学地点|就读地点|培养地点|异地/
/** What a clause of a remark ends with. */
const ENDS = /[\s;；。，,（）()【】[\]]+/

/** Clauses of a choice's remarks about the body, each once. */
export function physicalRemarks(choice: SavedChoice): string[] {
  return clauses(choice, PHYSICAL)
}

/** Campuses stated of a choice's majors, and clauses of its remarks about where it is studied, each once. */
export function campusRemarks(choice: SavedChoice): string[] {
  const stated = choice.majors.flatMap(({ campus }) => (campus === null || campus === '' ? [] : [campus]))
  return [...new Set([...stated, ...clauses(choice, CAMPUS)])]
}

function clauses({ unit, majors }: SavedChoice, about: RegExp): string[] {
  const texts = [unit?.note, ...majors.flatMap(({ majorName, note }) => [majorName, note])]
  const found = texts.flatMap((text) => (text ?? '').split(ENDS).filter((clause) => about.test(clause)))
  return [...new Set(found)]
}
