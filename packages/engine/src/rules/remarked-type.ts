import type { PlanType } from '../vocab/batch.ts'

/** Clauses that hold a type's word without being of the type: rules of bonus points, majors' names, courses, costs. */
const TYPELESS =
  /加分|语言文学|语言民族文学|民族(?:语言|文学|传统|地区|艺术|音乐|医药|经济|史)|双语翻译|[非不]定向|非公费|公费(?:出国|留学|交流|医疗|派出|赴)|定向(?:越野|运动|井|钻|推荐|委托|增强)|汉族及|专项(?:奖|经费|教育|培训|资金|资助|学费|基金)|(?:公司|汽车|集团|企业)[^,]*定向|除外|(?:公司|集团|企业)[^,]*合作|国际预科|预科(?:课程|语言)/

/**
 * Words that name a type wherever they stand, bare in a major's name or in a remark; most binding first. Stricter than
 * those of a column that holds nothing but the type.
 */
const WORDS: readonly (readonly [PlanType, RegExp])[] = [
  ['nationalSpecial', /国家(?:贫困(?:地区)?)?专项|贫困(?:地区)?专项|贫困地区定向招生/],
  ['localSpecial', /地方(?:农村)?专项|省内专项/],
  ['universitySpecial', /高校专项|农村学生单独招生/],
  ['preparatory', /预科/],
  ['minority', /民族班(?!级)|民汉双语|非汉族|民考民|少数民族(?:班|考生|学生|生源|类|专项|计划|$)/],
  [
    'directed',
    /定向(?:培养|就业|招生|生|医学|师范|西藏|南疆|.{2,12}(?:就业|任教|服务|市|县|区)$)|^(?:.+-)?定向(?:.{2,6})?$|公费|免费(?:师范|医学|定向|订单)|订单定向|优师|农村订单|订单(?:培养|定向)|订单(?:农科)?生|定藏就业|教师专项|卫生专项|乡村教师|村医/,
  ],
  [
    'otherSpecial',
    /(?:精准|农村|边境)专项|专项计划|^综合评价(?!成绩)|面向.*综合评价|强基计划|内地.*高中班|内高班|南疆单列|边防(?:军人)?子女|测试(?:合格|入围).*考生|^高水平运动队|^楚怡/,
  ],
  [
    'jointVenture',
    /中外(?:合作|联合|合办)(?!类)|(?<!校企.{0,2})合作办学|^中[美英法德俄日韩澳加新爱意]{1,2}合作|(?:学分|学术)互认|海外本科|内地与港澳/,
  ],
]

/** Words that name a type only where a remark, in brackets, consists of little else. */
const IN_BRACKETS: readonly (readonly [PlanType, RegExp])[] = [
  ['directed', /定向|免费师范|免费医学/],
  ['minority', /少数民族/],
  ['jointVenture', /中外(?!.{0,2}(?:文|土木|校际))|国际(?:班|课程|本科|项目|学院)/],
]

/**
 * The plan type that a row's own words name: the printed name of a major, bare words and bracketed remarks alike, or a
 * remark of its table. Every clause counts for itself, so that a rule of bonus points beside '(民族班)' hides nothing;
 * of several types the most binding is told.
 * @param text as printed, e.g. '边防军人子女预科', '法学（中外合作办学）（办学地点：某校区）'; never a school's name
 * @returns undefined when no clause names a type
 */
export function remarkedPlanType(text: string): PlanType | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (!/[专预民少免公费定订优综强内南测高楚中合学海国边村卫]/.test(plain)) return undefined
  const bare = clausesOf(plain.replaceAll(/[()[\]【】〔〕]/g, ','))
  const bracketed = clausesOf(
    [...plain.matchAll(/[([【〔](.+?)(?=[)\]】〕]|$)/g)].map(([, own]) => own).join(','),
  )
  const said = (words: RegExp, clauses: readonly string[]): boolean =>
    clauses.some((clause) => words.test(clause))
  return (
    WORDS.find(([, words]) => said(words, bare))?.[0] ??
    IN_BRACKETS.find(([, words]) => said(words, bracketed))?.[0]
  )
}

function clausesOf(text: string): string[] {
  return text.split(/[,;。、:;|/]+/).filter((clause) => clause !== '' && !TYPELESS.test(clause))
}
