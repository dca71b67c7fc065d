/** A school's name as a table prints it, taken apart. */
export interface SchoolName {
  /** The whole text without spaces, half-width: two spellings of one text are equal. */
  readonly plain: string
  /** The name outside brackets, without campus, group number or code. */
  readonly base: string
  /** Places that tell campuses apart ('威海' of '哈尔滨工业大学（威海）'), as printed without 校区, 市. */
  readonly places: readonly string[]
  /** What else stood in brackets: ownership, honours, plan types, former names. */
  readonly remarks: readonly string[]
}

/** A place before 公办 or 民办: '湖南公办'. */
const PROVINCE = '(?:北京|天津|上海|重庆|[^()]{2,3}(?:省|自治区)?)'

/** Remarks in brackets that say nothing about which school it is. */
const REMARKS: readonly RegExp[] = [
  new RegExp(
    `^${PROVINCE}?(?:公办|民办|独立学院|中外合作办学|中外合作|内地与港澳台?合作办学|内地与港澳台地区合作办学)$`,
  ),
  /建设高校|双一流|一流大学|一流学科|^211|^985|省部共建/,
  /专项|预科|民族班|少数民族|定向|公费|免费|优师|中外|合作|国际|学分互认|联办|联合培养|校企|护理类|艺术|体育|面向|只招|不招|男生?$|女生?$/,
  /^(?:原|曾用名|更名|筹|拟|暂)/,
  /^(?:本科|专科|高职|高职专科|普通类|普通高等教育|本部|校本部|主校区|民办普通|公立|筹建)$/,
  /收费|单列|专业$|类$|医护|农林/,
  /^(?:马来西亚分校|马来分校)$/,
]

const GROUP_TAIL = /(?:第?[A-Z]?\d{1,3}(?:专业)?组|院校专业组\d*|专业组\d*)$/
const CODE_HEAD = /^(?:[A-Z]\d{3}|\d{2}[A-Z]\d|\d{4,5})(?=\D)/
const CODE_TAIL = /(?<=\D)\d{2,5}$/
const CAMPUS_TAIL = /^(.{2,}?(?:大学|学院|学校))(.{2,5}?)(?:校区|分校)$/

/**
 * Takes a printed school name apart: '0101某大学（威海校区）[公办]第03组' is base 某大学, place 威海, remark 公办.
 * @param text as printed; brackets of any width and shape
 */
export function readSchoolName(text: string): SchoolName {
  const plain = withoutMisread(withoutStray(plainSchoolName(text)))
  const { outside, inside } = splitBrackets(plain.replace(CODE_HEAD, ''))
  const named = outside.replace(GROUP_TAIL, '').replace(CODE_TAIL, '')
  const campus = CAMPUS_TAIL.exec(named)
  const places = campus === null ? [] : [placeOf(campus[2]!)]
  const remarks: string[] = []
  for (const part of inside) {
    if (part === '' || /^\d+$/.test(part) || REMARKS.some((form) => form.test(part))) remarks.push(part)
    else places.push(...part.split(/[,、，]/).map(placeOf))
  }
  return { plain, base: campus?.[1] ?? named, places, remarks }
}

/**
 * What the page reads into the cell ends in a bracket that nothing closes, or that nothing opens: '北【某大学',
 * '【某大学(威海)', '业)某学院(定向专', '年招生章程)1156某学院'.
 */
function withoutStray(plain: string): string {
  const own = plain.replace(/^[^(]*\)(?=.*\p{sc=Han})/u, '')
  const isOpen = own.split('(').length > own.split(')').length
  return isOpen ? own.replace(/^[^()]{0,2}\(/, '') : own
}

/** Letters that are read from images for others; no school's name has them. */
const MISREAD: readonly (readonly [read: string, printed: string])[] = [
  ['毫州', '亳州'],
  ['治金', '冶金'],
  ['外困语', '外国语'],
  ['师泡', '师范'],
  ['职业天学', '职业大学'],
]

function withoutMisread(plain: string): string {
  return MISREAD.reduce((text, [read, printed]) => text.replace(read, printed), plain)
}

/** Key of a name's parts: equal for '哈尔滨工业大学(威海)' and '哈尔滨工业大学威海校区'. */
export function campusKey(base: string, places: readonly string[]): string {
  return places.length === 0 ? base : `${base}(${places.toSorted().join(',')})`
}

/** Half-width, without spaces and quotation marks, one kind of bracket. */
export function plainSchoolName(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s"'“”‘’*#]/g, '')
    .replaceAll(/[[【〔{]/g, '(')
    .replaceAll(/[\]】〕}]/g, ')')
}

function placeOf(text: string): string {
  return text.replace(/(?:校区|分校)$/, '').replace(/(?<=..)(?:市|省)$/, '')
}

/** Text outside brackets and the contents of each outermost pair; an unclosed bracket runs to the end. */
function splitBrackets(text: string): { outside: string; inside: string[] } {
  if (!text.includes('(')) return { outside: text.replaceAll(')', ''), inside: [] }
  let outside = ''
  let depth = 0
  const inside: string[] = []
  for (const letter of text) {
    if (letter === '(') {
      if (depth++ === 0) inside.push('')
      else inside[inside.length - 1] += letter
    } else if (letter === ')') {
      if (depth > 0 && --depth > 0) inside[inside.length - 1] += letter
    } else if (depth === 0) outside += letter
    else inside[inside.length - 1] += letter
  }
  return { outside, inside }
}
