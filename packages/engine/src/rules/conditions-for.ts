import type { Condition } from './conditions.ts'

/** What a person says of themself, as far as conditions ask; null is not said. */
export interface Person {
  readonly sex: 'female' | 'male' | null
  /** Where the household is registered (户籍): province, city and county as they are called, with or without 省, 市. */
  readonly householdProvince: string | null
  readonly householdCity: string | null
  readonly householdCounty: string | null
  readonly minority: boolean | null
  /** Special plans the person is qualified for: '国家专项', '地方专项', '高校专项' …; none: []. */
  readonly specialPlans: readonly string[] | null
  /** Child of a soldier at the border (边防军人子女). */
  readonly borderChild: boolean | null
  /** In the last year of high school this year (应届). */
  readonly fresh: boolean | null
  /** Full years at 31 August. */
  readonly age: number | null
  /** Language of the foreign-language exam: '英语'. */
  readonly foreignLanguage: string | null
  /** Points by subject: 语文, 数学, 外语 …; a subject that is missing is not said. */
  readonly scores: Readonly<Record<string, number>> | null
  readonly colourSense: 'normal' | 'weak' | 'blind' | null
}

/** A person who has said nothing. */
export const UNKNOWN_PERSON: Person = {
  sex: null,
  householdProvince: null,
  householdCity: null,
  householdCounty: null,
  minority: null,
  specialPlans: null,
  borderChild: null,
  fresh: null,
  age: null,
  foreignLanguage: null,
  scores: null,
  colourSense: null,
}

/** Whether conditions let a person in: they do, they do not, or it is not known and must be checked. */
export type Openness = 'open' | 'closed' | 'toCheck'

/** Prefectures of the provinces whose tables print conditions of household; a mismatch of other places is not sure. */
const PREFECTURES: ReadonlySet<string> = new Set(
  (
    '广州 深圳 珠海 汕头 佛山 韶关 湛江 肇庆 江门 茂名 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 ' +
    '杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 ' +
    '济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽'
  ).split(' '),
)

/** Whether a person may apply under all of the conditions: closed by one that is, else to check by one that is. */
export function conditionsFor(conditions: readonly Condition[], person: Person): Openness {
  const found = new Set(conditions.map((condition) => opennessOf(condition, person)))
  if (found.has('closed')) return 'closed'
  return found.has('toCheck') ? 'toCheck' : 'open'
}

function opennessOf({ kind, value }: Condition, person: Person): Openness {
  switch (kind) {
    case 'household':
      return residence(value, person)
    case 'outside':
      return { open: 'closed', closed: 'open', toCheck: 'toCheck' }[residence(value, person)] as Openness
    case 'sex':
      return known(person.sex, (sex) => sex === value)
    case 'minority':
      return known(person.minority, Boolean)
    case 'ethnicity':
      return person.minority === false ? 'open' : 'toCheck'
    case 'border':
      return known(person.borderChild, Boolean)
    case 'special':
      return known(person.specialPlans, (plans) => plans.includes(value))
    case 'fresh':
      return known(person.fresh, Boolean)
    case 'age':
      return known(person.age, (age) => isWithin(age, value))
    case 'language':
      return known(person.foreignLanguage, (language) => value.split('、').includes(language))
    case 'score':
      return scored(value, person)
    case 'colour':
      return colour(value, person)
    case 'majorChoice':
      // who chooses the major meets it
      return 'open'
    default:
      return 'toCheck'
  }
}

function known<T>(said: T | null, meets: (said: T) => boolean): Openness {
  if (said === null) return 'toCheck'
  return meets(said) ? 'open' : 'closed'
}

/** Open to residents of one of the places; closed only where it is sure that none of them holds the person's home. */
function residence(places: string, person: Person): Openness {
  const { householdProvince, householdCity, householdCounty } = person
  const homes = new Set(
    [householdProvince, householdCity, householdCounty].flatMap((home) =>
      home === null ? [] : [bare(home)],
    ),
  )
  const wanted = places.split('、').map(bare)
  if (wanted.some((place) => homes.has(place))) return 'open'
  const isElsewhere = (place: string): boolean =>
    householdCity !== null && PREFECTURES.has(place) && !place.startsWith(bare(householdCity))
  return wanted.every(isElsewhere) ? 'closed' : 'toCheck'
}

function bare(place: string): string {
  return place.replace(/(?<=..)(?:省|市|县|区)$/, '')
}

function isWithin(age: number, range: string): boolean {
  const [min = '', max = ''] = range.split('-')
  return (min === '' || age >= Number(min)) && (max === '' || age <= Number(max))
}

function scored(value: string, { scores, foreignLanguage }: Person): Openness {
  const [subject = '', points] = value.split(' ')
  const own = scores?.[subject]
  // points in 英语 are those in 外语 of who sat English
  const asForeign = subject === foreignLanguage ? scores?.['外语'] : undefined
  return known(own ?? asForeign ?? null, (score) => score >= Number(points))
}

function colour(value: string, { colourSense }: Person): Openness {
  if (colourSense === 'normal') return 'open'
  if (colourSense === null || value === 'some') return 'toCheck'
  return colourSense === 'blind' || value !== 'blind' ? 'closed' : 'open'
}
