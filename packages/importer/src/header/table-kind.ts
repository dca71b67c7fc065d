import { DATASET_KIND_NAMES } from '@wenjin/database/dataset-names'
import type { Field } from './fields.ts'

/** What a table is about; three of them are evaluations. */
export const TABLE_KINDS = [
  'university',
  'major',
  'score_rank',
  'batch_line',
  'plan',
  'subject_requirement',
  'admission',
  'discipline_grade',
  'first_class_discipline',
  'first_class_major',
  'high_school',
] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/** Chinese names, for reports. */
export const TABLE_KIND_NAMES: Readonly<Record<TableKind, string>> = {
  ...DATASET_KIND_NAMES,
  discipline_grade: '学科评估',
  first_class_discipline: '双一流学科',
  first_class_major: '一流专业',
}

/** What a header must have to be of a kind: one field of each list, none of `not`. */
interface Signature {
  readonly kind: TableKind
  readonly needs: readonly (readonly Field[])[]
  readonly not?: readonly Field[]
}

const SCHOOL: readonly Field[] = ['schoolName', 'schoolCode']

/** In order: the first that fits is the kind. */
const SIGNATURES: readonly Signature[] = [
  { kind: 'discipline_grade', needs: [['schoolName'], ['disciplineName'], ['grade']] },
  { kind: 'first_class_discipline', needs: [['schoolName'], ['disciplineName']], not: ['minScore'] },
  {
    kind: 'first_class_major',
    needs: [['schoolName'], ['majorName'], ['tier']],
    not: ['minScore', 'planNum'],
  },
  {
    kind: 'university',
    needs: [['schoolName', 'lineName'], ['moeCode', 'nationalCode'], ['level']],
    not: ['majorName'],
  },
  {
    kind: 'major',
    needs: [['majorName', 'lineName'], ['majorCode', 'catalogueCode'], ['category']],
    not: SCHOOL,
  },
  { kind: 'admission', needs: [SCHOOL, ['minScore', 'minRank']] },
  { kind: 'plan', needs: [SCHOOL, ['majorName'], ['planNum']] },
  {
    kind: 'subject_requirement',
    needs: [SCHOOL, ['majorName', 'groupCode', 'groupName'], ['requirement'], ['year']],
  },
  {
    kind: 'score_rank',
    needs: [
      ['score', 'scoreLow'],
      ['num', 'rankTo', 'minRank'],
    ],
    not: SCHOOL,
  },
  { kind: 'batch_line', needs: [['batch'], ['score']], not: SCHOOL },
  { kind: 'high_school', needs: [['schoolName'], ['province'], ['borough']] },
]

/** The kind of a table with these fields. */
export function kindOf(fields: ReadonlySet<Field>): TableKind | undefined {
  return SIGNATURES.find(
    ({ needs, not }) => missing(needs, fields).length === 0 && !not?.some((f) => fields.has(f)),
  )?.kind
}

/** What these fields lack to be of a kind: for each thing needed the fields of which one would do. */
export function lackingFor(kind: TableKind, fields: ReadonlySet<Field>): readonly (readonly Field[])[] {
  return missing(SIGNATURES.find((signature) => signature.kind === kind)!.needs, fields)
}

/** The kind that lacks least, to be named when none fits. */
export function nearestKind(fields: ReadonlySet<Field>): TableKind {
  return SIGNATURES.toSorted((a, b) => missing(a.needs, fields).length - missing(b.needs, fields).length)[0]!
    .kind
}

function missing(
  needs: readonly (readonly Field[])[],
  fields: ReadonlySet<Field>,
): readonly (readonly Field[])[] {
  return needs.filter((oneOf) => !oneOf.some((field) => fields.has(field)))
}
