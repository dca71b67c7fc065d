/**
 * Conditions (报考条件) that a table states beside a unit, as a closed list; what each kind's value is:
 * `household` the places whose registered residents alone are admitted (户籍), `outside` those whose are not; `sex`
 * 'female' or 'male', who alone is admitted; `ethnicity` in words who is not; `special` the special plan one must be
 * qualified for; `directed` where one is bound to work, '' where it is not said; `language` languages of the
 * foreign-language exam; `score` a subject and its least points ('外语 110'); `colour` whom it keeps out: 'single' (those
 * who cannot tell single colours, hence all below), 'weak' (色弱 and 色盲), 'blind' (色盲), 'some' (not said whom);
 * `age` the years from-to, either may be missing ('16-22'). The rest have none.
 */
export const CONDITION_KINDS = [
  'household',
  'outside',
  'sex',
  'minority',
  'ethnicity',
  'border',
  'special',
  'directed',
  'teacher',
  'assessed',
  'fresh',
  'age',
  'language',
  'score',
  'oral',
  'interview',
  'colour',
  'eyesight',
  'height',
  'physical',
  'political',
  'majorChoice',
] as const
export type ConditionKind = (typeof CONDITION_KINDS)[number]

export interface Condition {
  readonly kind: ConditionKind
  /** As the kind has it; '' for kinds that have no value. */
  readonly value: string
}

/** How a condition's kind is called. */
export const CONDITION_NAMES: Readonly<Record<ConditionKind, string>> = {
  household: '只招户籍在',
  outside: '只招户籍不在',
  sex: '性别',
  minority: '只招少数民族',
  ethnicity: '民族',
  border: '只招边防军人子女',
  special: '须有报考资格',
  directed: '定向就业',
  teacher: '公费师范',
  assessed: '只招学校测试合格者',
  fresh: '只招应届',
  age: '年龄',
  language: '外语语种',
  score: '单科成绩',
  oral: '口试',
  interview: '面试',
  colour: '色觉',
  eyesight: '视力',
  height: '身高',
  physical: '体检',
  political: '政治考察',
  majorChoice: '只招有专业志愿者',
}

const ORDER: ReadonlyMap<string, number> = new Map(CONDITION_KINDS.map((kind, i) => [kind, i]))

/** Whom `colour` keeps out, the fewest first. */
export const COLOUR_VALUES = ['some', 'blind', 'weak', 'single'] as const

/**
 * Conditions as one text, in fixed order, each once: 'sex:female;language:英语;oral'; '' for none.
 * Of several `colour` the strictest stands for all.
 */
export function conditionsText(conditions: readonly Condition[]): string {
  return [...new Set(inOrder(conditions).map(textOf))].join(';')
}

/** Reads what conditionsText wrote; parts it never writes are left out. */
export function readConditions(text: string): Condition[] {
  return text.split(';').flatMap((part) => {
    const [, kind = '', value = ''] = /^([a-zA-Z]+)(?::(.*))?$/.exec(part) ?? []
    return ORDER.has(kind) ? [{ kind: kind as ConditionKind, value }] : []
  })
}

/** Conditions that at least one of the lists has. */
export function uniteConditions(lists: readonly (readonly Condition[])[]): Condition[] {
  return readConditions(conditionsText(lists.flat()))
}

/** Conditions that each of the lists has; none for no list. */
export function sharedConditions(lists: readonly (readonly Condition[])[]): Condition[] {
  const [first = [], ...rest] = lists
  const has = (list: readonly Condition[], one: Condition): boolean =>
    list.some((other) => textOf(other) === textOf(one))
  return first.filter((one) => rest.every((list) => has(list, one)))
}

function inOrder(conditions: readonly Condition[]): Condition[] {
  const strictest = COLOUR_VALUES.findLast((value) =>
    conditions.some((one) => one.kind === 'colour' && one.value === value),
  )
  return conditions
    .filter(({ kind, value }) => kind !== 'colour' || value === strictest)
    .toSorted((a, b) => ORDER.get(a.kind)! - ORDER.get(b.kind)! || (a.value < b.value ? -1 : 1))
}

function textOf({ kind, value }: Condition): string {
  return value === '' ? kind : `${kind}:${value}`
}
