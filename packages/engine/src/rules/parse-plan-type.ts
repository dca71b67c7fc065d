import type { PlanType } from '../vocab/batch.ts'

/**
 * Words of each plan type, most binding first: a text that names several takes the first ('高校专项，公费师范生' is
 * 高校专项; '中外合作办学，综合评价' is bound by the assessment).
 */
const WORDS: readonly (readonly [PlanType, RegExp])[] = [
  ['ordinary', /按高考文化课成绩录取的艺术类|一般统考生/],
  ['nationalSpecial', /国家(贫困|贫困地区)?专项|贫困地区专项|农村贫困地区定向招生/],
  ['localSpecial', /地方专项|省内专项|地方农村专项/],
  ['universitySpecial', /高校专项|农村学生单独招生/],
  ['preparatory', /预科/],
  ['minority', /民族班|(?<!汉族.{0,3})少数民族|民汉双语|非汉族|^民族语$/],
  ['directed', /定向|公费|免费师范|免费医学|优师|农村订单|订单培养|定藏就业|教师专项|卫生专项|乡村教师|村医/],
  [
    'art',
    /艺术|艺考|校考|美术|美工|音乐|器乐|声乐|作曲|录音|舞|书法|播音|编导|导演|\(导\)演|表演|戏曲|摄影|摄制|唐卡|设计学类/,
  ],
  ['sport', /体育(?!学院)|高水平运动队|武术(?!职业)|体操|田径|足球|运动训练/],
  [
    'otherSpecial',
    /综合评价|强基|特殊类型|西藏班|南疆单列|单列(?:类|计划)|内地.*高中班|内高班|军事类|军队|^军检|公安|司法类|招飞|飞行|^航海|航海类|楚怡|专项|乡村振兴|三位一体|保送|定点/,
  ],
  [
    'jointVenture',
    /中外|(?<!校企)合作办学|中[美英法德俄日韩澳]合作|国际(班|课程|本科|项目|学院)|学分互认|海外本科/,
  ],
  ['ordinary', /普通|统招|^非军检|平行志愿|^文化$|单列专业|特殊收费|高收费/],
]

/** '二本及预科', '二批及预科' hold ordinary and preparatory places alike. */
const BESIDE_PREPARATORY = /(?<=[本批])及预科/

/** Plan types that tables put into the remarks of a major's name rather than into a column. */
export const REMARKED_PLAN_TYPES: ReadonlySet<PlanType> = new Set([
  'nationalSpecial',
  'localSpecial',
  'universitySpecial',
  'preparatory',
  'minority',
  'directed',
  'jointVenture',
])

/**
 * The plan type (招生类型) that a table's column or remark names.
 * @param text as printed: '国家专项计划', '少数民族预科班', '中外合作办学或国际项目', '普通类' …; '' is ordinary, because
 * tables mark only what is special
 * @returns undefined when the text names none, e.g. only a campus
 */
export function parsePlanType(text: string): PlanType | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (plain === '') return 'ordinary'
  return WORDS.find(([, words]) => words.test(plain.replace(BESIDE_PREPARATORY, '')))?.[0]
}
