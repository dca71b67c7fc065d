import type { SavedChoice } from './choices.ts'

/** What remarks say of the body; 矫正 of eyes only, not of offenders, 听力 and 听觉 not of what is studied. */
const BODY = [
  '色盲|色弱|色觉|辨色|单色|颜色',
  '视力|裸眼|近视|弱视|斜视|镜片|矫正(?=[到至为后]|远视)',
  '身高|体重|体检|体格|身体|体能(?!训练)|五官(?=端正)|面部|四肢|残缺|疤痕|[纹文]身|行动(?=不便|受限)',
  '听力(?!与?言语|语言康复|学|师|测试|考试|成绩)|听觉(?!康复|科学|治疗|训练)|嗅觉|口吃|转氨酶|癫痫|传染',
  '残疾(?!人)|肢体(?!语言|剧|戏剧|表演|表现)',
].join('|')
const PHYSICAL = new RegExp(BODY)

/** Words of the body one after the other, as far as one 不限 or one 无…要求 speaks of them all. */
const BODIES = `(?:${BODY})(?:[、和或与及/]?(?:${BODY}))*`
const REQUIRED = '(?:要求|限制|规定)'
/** Where the words that say there is no limit end. What goes on (不限男女、身高160cm以上) says something else. */
const END = '(?=$|[、和且但的/])'
/** Words that say there is no limit. 无色盲 is not one of them: it asks for a candidate who is not; 不招 and 限报 shut out. */
const NO_LIMIT = new RegExp(
  [
    `不限(?:制|考生)?(?:性别、|男女、)?${BODIES}${END}`,
    `${BODIES}(?:等|条件|方面)*(?:均|都|也)?(?:不限(?:制)?|不受限制?|不设限制?|不?[无没]有?(?:特殊|其他|硬性)?${REQUIRED}|不[作做设](?:特殊|其他|硬性)?${REQUIRED})${END}`,
    `(?<!有)(?:无|没有|不设|未设|不作|不做|取消)(?:对?考生)?(?:的|特殊|其他)*${BODIES}(?:等|条件|方面|状况|的|特殊|硬性)*${REQUIRED}${END}`,
    `(?:色盲|色弱)(?:[、和或与及/]?(?:色盲|色弱))*(?:的?考生|者)?(?:均|都|也)?可以?(?:报考|填报|报|录取|就读)${END}`,
  ].join('|'),
  'g',
)

const CAMPUS = /校区|办学地点|就读地点|培养地点|异地/
/** What a clause of a remark ends with. */
const ENDS = /[\s;；。，,（）()【】[\]]+/

/** Clauses of a choice's remarks that limit or ask something of the body, each once. */
export function physicalRemarks(choice: SavedChoice): string[] {
  return clauses(choice, limitsBody)
}

/** Campuses stated of a choice's majors, and clauses of its remarks about where it is studied, each once. */
export function campusRemarks(choice: SavedChoice): string[] {
  const stated = choice.majors.flatMap(({ campus }) => (campus === null || campus === '' ? [] : [campus]))
  return [...new Set([...stated, ...clauses(choice, (clause) => CAMPUS.test(clause))])]
}

/** Whether a clause asks something of the body; not where all it says of it is that there is no limit. */
function limitsBody(clause: string): boolean {
  return PHYSICAL.test(clause.replace(NO_LIMIT, ''))
}

function clauses({ unit, majors }: SavedChoice, about: (clause: string) => boolean): string[] {
  const texts = [unit?.note, ...majors.flatMap(({ majorName, note }) => [majorName, note])]
  return [...new Set(texts.flatMap((text) => (text ?? '').split(ENDS).filter(about)))]
}
