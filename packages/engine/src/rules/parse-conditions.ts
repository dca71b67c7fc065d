import type { Condition, ConditionKind } from './conditions.ts'

/** Clauses that advise, tell what came of a year, or speak of what follows admission: they bind nobody who applies. */
const ADVICE =
  /慎|谨|建议|不?宜|不?适合|^请|加分|出档|入学后|入校后|毕业后|语言文学|如生源|生源不足|转专业|除外|不单独组织|不再单独|不用参加|(?<!男)女?不限/

const LANGUAGE = '(?:英语|日语|俄语|德语|法语|西班牙语|朝鲜语|韩语)'
const LANGUAGES = `(${LANGUAGE}(?:[、或和及/]${LANGUAGE})*)`
const LANGUAGE_WORDS: readonly RegExp[] = [
  new RegExp(`(?:只|仅|限)(?:限|招收?)*(?:外语)?(?:语种)?(?:为)?${LANGUAGES}(?:语种|的?考生|$)`),
  new RegExp(`(?:^|要求|高考|须|限|[^学用课])外语(?:语种|要求)(?:须|必须|限|要求)*(?:为|:)?${LANGUAGES}`),
  new RegExp(`^(?:要求|招收?)${LANGUAGES}(?:语种|考生|$)`),
]
/** A language that teaching is in, or that one need not have. */
const OTHER_LANGUAGE = /教学|授课|非英语|培养使用|安排|开设/

const SUBJECT = '(语文|数学|英语|外语|日语|俄语|物理|化学)'
const SCORES: readonly RegExp[] = [
  new RegExp(
    `${SUBJECT}(?:单科)?(?:成绩|分数)?(?:须|应|要求|得)*(?:不低于|不得低于|不少于|≥|>=|达到?)(\\d{2,3})(?![\\d%])`,
    'g',
  ),
  new RegExp(
    `${SUBJECT}(?:单科)?(?:成绩|分数)?(?:须|应|大于|在)*(\\d{2,3})分?(?:\\(含\\))?(?:及|或)以上`,
    'g',
  ),
]

const PLACE = '[\\p{Script=Han}、]{2,24}?'
const WHOLE_PLACE = '\\p{Script=Han}{2,16}[市县区州旗]'
/** 广东 has pairs of groups, for residents of a city and for all others. */
const HOUSEHOLD: readonly RegExp[] = [
  new RegExp(`(?:只|仅)招?收?(?!.{0,2}以下)(${PLACE})(外)?户(?:籍|口)`, 'u'),
  new RegExp(`(?:只|仅)招?收?以下户(?:籍|口)考生:?(${PLACE}[省市县区])`, 'u'),
]
const RESIDENTS = new RegExp(`^(?:只|仅)?面向(${PLACE})(?:生源|地区招生|[男女]生$)`, 'u')
const WORK: readonly RegExp[] = [
  new RegExp(`为(${WHOLE_PLACE})定向`, 'u'),
  new RegExp(`定向(?:就业)?(?:到|至|在|地区:)?(${WHOLE_PLACE}|${PLACE}(?=就业|$))`, 'u'),
  new RegExp(`^面向(${WHOLE_PLACE})(?:就业)?$`, 'u'),
]
/** Trades and forms that follow 定向, not places. */
const NO_PLACE = /培养|就业|招生|医学|师范|专|计划|生$|考生|协议|军士|组$|县中小学|地区$|服务|单位/

interface Rule {
  readonly kind: ConditionKind
  readonly words: RegExp
  readonly value?: (found: RegExpExecArray) => string
  readonly unless?: RegExp
}

const RULES: readonly Rule[] = [
  {
    kind: 'sex',
    words: /(?:只|仅|限)(?:限|招收?|录取?)*(男|女)|^(?:招收?)?(男|女)生?$|不招收?(男|女)生|面向.*(男|女)生$/,
    value: ([text, ...sexes]) =>
      (sexes.find((sex) => sex !== undefined) === '男') !== text.startsWith('不招') ? 'male' : 'female',
  },
  {
    kind: 'minority',
    words: /少数民族(?:预科|班|考生|$)|民族班(?!级)|(?:只|仅|限)招.*少数民族/,
    unless: /汉族及|民族\/少数/,
  },
  {
    kind: 'ethnicity',
    words: /(?:只|仅|限)招收?(非[\p{Script=Han}]{1,4}族)考生/u,
    value: ([, people]) => people!,
  },
  { kind: 'border', words: /边防(?:军人)?子女/ },
  {
    kind: 'special',
    words: /(国家|地方|高校|农村|精准|边境)(?:贫困地区)?专项/,
    value: ([, name]) => `${name}专项`,
  },
  { kind: 'teacher', words: /公费师范|免费师范|优师/, unless: /非公费/ },
  {
    kind: 'assessed',
    words: /综合评价(?!成绩)|三位一体|测试.{0,8}(?:合格|入围)|高水平运动队|强基计划|招飞.*(?:鉴定|定选)/,
    unless: /体能|口语|听说/,
  },
  { kind: 'fresh', words: /应届/, unless: /应往届|往届/ },
  { kind: 'age', words: /(\d{2})周岁(?:\(含\)|及)?以上/, value: ([, years]) => `${years}-` },
  { kind: 'age', words: /(\d{2})周岁(?:\(含\)|及)?以下/, value: ([, years]) => `-${years}` },
  { kind: 'oral', words: /口试/, unless: /不口试|无需|不作|未组织/ },
  { kind: 'interview', words: /面试/, unless: /非面试|不参加|不需/ },
  { kind: 'eyesight', words: /视力/ },
  { kind: 'height', words: /身高/ },
  {
    kind: 'physical',
    words: /体检|体格检查|体能|身体(?:等报考)?条件|身体等|通用标准合格|岗位合格|嗅觉|听力障碍|转氨酶/,
  },
  { kind: 'political', words: /政审|政治考|政治审|政治面貌|移民管理|入警|公安机关就业/, unless: /不采用/ },
  { kind: 'majorChoice', words: /(?:只|仅)(?:招收?|录取?).*志愿/ },
]

const COLOUR_BAR = /不(?:予|能)?(?:招|录|取|报)|限报|无色[盲弱]|出现以下|色觉要求|色党要求|辨色力正常/
const COLOURS: readonly (readonly [string, RegExp])[] = [
  ['single', /单色|不能准确/],
  ['weak', /色弱|色觉异常(?!(?:II|Ⅱ)度)/],
  ['blind', /色盲|色觉异常/],
  ['some', /色[觉党]要求|辨色力/],
]

/**
 * The conditions that a printed remark, group's name or major's name states. Advice (慎重报考, 建议) is not one.
 * @param text as printed; of a major's name pass all of it, what stands outside brackets is read, too
 */
export function parseConditions(text: string): Condition[] {
  const plain = text.normalize('NFKC').replaceAll(/[\s│]|\(俗称[^)]*\)/g, '')
  const found: Condition[] = []
  for (const clause of plain.split(/[()[\]【】〔〕,;。|]+/)) {
    if (clause === '' || ADVICE.test(clause)) continue
    for (const { kind, words, value, unless } of RULES) {
      const match = words.exec(clause)
      if (match !== null && unless?.test(clause) !== true) found.push({ kind, value: value?.(match) ?? '' })
    }
    found.push(...placesIn(clause), ...languageIn(clause), ...scoresIn(clause), ...colourIn(clause))
  }
  return withOneAge(found)
}

function placesIn(clause: string): Condition[] {
  const household = HOUSEHOLD.map((form) => form.exec(clause)).find((found) => found !== null)
  if (household !== undefined)
    return [{ kind: household[2] === undefined ? 'household' : 'outside', value: household[1]! }]
  const residents = RESIDENTS.exec(clause)?.[1]
  if (residents !== undefined)
    return /生源地|全省|全国/.test(residents) ? [] : [{ kind: 'household', value: residents }]
  const work = WORK.map((form) => form.exec(clause)?.[1]).find(
    (place) => place !== undefined && !NO_PLACE.test(place),
  )
  if (work !== undefined) return [{ kind: 'directed', value: work }]
  const isDirected =
    /定向|农村订单|免费医学|定藏就业/.test(clause) && !/[非不]定向|定向(?:越野|运动|井)/.test(clause)
  return isDirected ? [{ kind: 'directed', value: /定藏|西藏/.test(clause) ? '西藏' : '' }] : []
}

function languageIn(clause: string): Condition[] {
  if (OTHER_LANGUAGE.test(clause)) return []
  const languages = LANGUAGE_WORDS.map((form) => form.exec(clause)?.[1]).find((one) => one !== undefined)
  return languages === undefined
    ? []
    : [{ kind: 'language', value: languages.replaceAll(/[或和及/]/g, '、') }]
}

function scoresIn(clause: string): Condition[] {
  if (/非英语|满分/.test(clause)) return []
  return SCORES.flatMap((form) =>
    [...clause.matchAll(form)].map(([, subject, points]): Condition => ({
      kind: 'score',
      value: `${subject} ${points}`,
    })),
  )
}

function colourIn(clause: string): Condition[] {
  if (!COLOUR_BAR.test(clause)) return []
  const value = COLOURS.find(([, words]) => words.test(clause))?.[0]
  return value === undefined ? [] : [{ kind: 'colour', value }]
}

/** '16周岁以上', '22周岁以下' as one. */
function withOneAge(found: readonly Condition[]): Condition[] {
  const bounds = found.filter(({ kind }) => kind === 'age').map(({ value }) => value)
  if (bounds.length === 0) return [...found]
  const min = bounds.find((value) => value.endsWith('-'))?.slice(0, -1) ?? ''
  const max = bounds.find((value) => value.startsWith('-'))?.slice(1) ?? ''
  return [...found.filter(({ kind }) => kind !== 'age'), { kind: 'age', value: `${min}-${max}` }]
}
