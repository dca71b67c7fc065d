import type { Track } from '@wenjin/engine'
import { sql } from 'kysely'
import type { AliasedExpression, Kysely, Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../schema/database.ts'
import type { AdmissionLineTable, PlanTable, SubjectRequirementTable } from '../../schema/tables.ts'
import { sourceName } from '../dataset/source-name.ts'

/** Where the rows of a province and track come from. */
export interface RowSource {
  readonly datasetId: number
  readonly source: string
  readonly note: string | null
  readonly isDemo: boolean
  readonly priority: number
}

const planColumns = [
  'datasetId',
  'batchId',
  'planType',
  'univId',
  'schoolCode',
  'schoolName',
  'groupCode',
  'groupName',
  'requirement',
  'majorCode',
  'majorName',
  'catalogueCode',
  'planNum',
  'fee',
  'years',
  'campus',
  'conditions',
  'note',
] as const

/** A row of a plan. */
export type PlanRow = Readonly<Pick<Selectable<PlanTable>, (typeof planColumns)[number]>>

const lineColumns = [
  'datasetId',
  'year',
  'batchId',
  'planType',
  'level',
  'univId',
  'schoolCode',
  'schoolName',
  'groupCode',
  'groupName',
  'majorCode',
  'majorName',
  'requirement',
  'minScore',
  'isAtLeast',
  'minRank',
  'rankDerived',
  'planNum',
  'codeYear',
  'conditions',
  'note',
] as const

/** An admission line. */
export type LineRow = Readonly<Pick<Selectable<AdmissionLineTable>, (typeof lineColumns)[number]>>

/** A unit of choice as a table names it; `level` (one of LINE_LEVELS) is as fine as its row says. */
export interface AskedUnit extends Pick<
  LineRow,
  | 'year'
  | 'batchId'
  | 'planType'
  | 'level'
  | 'univId'
  | 'schoolCode'
  | 'schoolName'
  | 'groupCode'
  | 'groupName'
  | 'majorCode'
  | 'majorName'
  | 'requirement'
> {
  readonly provId: number
  readonly track: Track
}

/** Fewer rows than this share of the fullest year's, and a year is known of single schools alone. */
const WHOLE_SHARE = 0.05

/**
 * Years for which a province and track have plans, and lines of one of `levels` (at least one of LINE_LEVELS); newest
 * first. A year of which single schools alone have told their plans or lines is not one of them.
 */
export async function listUnitYears(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  levels: readonly number[],
): Promise<{ readonly plan: number[]; readonly line: number[] }> {
  const rows = await db
    .selectFrom('datasetSlice')
    .select(['kind', 'year', 'level'])
    .select(({ fn, cast }) => cast<number>(fn.sum('rowCount'), 'integer').as('num'))
    .where('provId', '=', provId)
    .where('track', '=', track)
    .where('kind', 'in', ['plan', 'admission'])
    .groupBy(['kind', 'year', 'level'])
    .execute()
  const fullest = rows.reduce((max, { num }) => Math.max(max, num), 0)
  const yearsOf = (kind: string): number[] => {
    const own = rows.filter((row) => row.kind === kind && (kind === 'plan' || levels.includes(row.level)))
    const whole = [...Map.groupBy(own, ({ year }) => year)].filter(
      ([, parts]) => parts.reduce((sum, { num }) => sum + num, 0) >= fullest * WHOLE_SHARE,
    )
    return whole.map(([year]) => year).sort((x, y) => y - x)
  }
  return { plan: yearsOf('plan'), line: yearsOf('admission') }
}

/** Every dataset, by id. */
export async function loadRowSources(db: Kysely<Database>): Promise<Map<number, RowSource>> {
  const rows = await db
    .selectFrom('dataset')
    .select(['datasetId', sourceName.as('source'), 'note', 'isDemo', 'priority'])
    .execute()
  return new Map(rows.map((row) => [row.datasetId, row]))
}

/** The plan of a year, in the order of the sources. */
export async function loadPlanRows(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  year: number,
): Promise<PlanRow[]> {
  const { rows } = await db
    .selectNoFrom((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('plan')
          .select(planColumns.map(inJson))
          .where('provId', '=', provId)
          .where('track', '=', track)
          .where('year', '=', year)
          .orderBy('datasetId')
          .orderBy('lineNo')
          .$castTo<PlanRow>(),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow()
  return rows
}

/** A subject requirement that a plan or a list of requirements states. */
export type RequirementRow = Readonly<
  Pick<
    Selectable<SubjectRequirementTable>,
    'year' | 'univId' | 'schoolCode' | 'schoolName' | 'groupCode' | 'majorName' | 'requirement'
  >
>

/** Subject requirements stated for other years than one, each once. */
export async function loadRequirementRows(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  exceptYear: number,
): Promise<RequirementRow[]> {
  const columns = ['year', 'univId', 'schoolCode', 'schoolName', 'groupCode', 'majorName'] as const
  const ofPlans = db
    .selectFrom('plan')
    .select([...columns, 'requirement'])
    .where('provId', '=', provId)
    .where('track', '=', track)
    .where('year', '!=', exceptYear)
    .where('requirement', 'is not', null)
    .$castTo<RequirementRow>()
  const ofLists = db
    .selectFrom('subjectRequirement')
    .select([...columns, 'requirement'])
    .where('provId', '=', provId)
    .where('track', '=', track)
    .$castTo<RequirementRow>()
  return ofPlans.union(ofLists).execute()
}

/**
 * A column under its own name in a JSON value, where the plugin would leave it in snake case. Tens of thousands of rows
 * come as one JSON value: they are read in a third of the time.
 */
function inJson(column: string): AliasedExpression<unknown, string> {
  return sql.ref(column).as(sql.raw(`"${column}"`))
}

/** Admission lines of `levels` (at least one of LINE_LEVELS), of the years from `from` to `to`, both included. */
export async function loadLineRows(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  levels: readonly number[],
  from: number,
  to: number,
): Promise<LineRow[]> {
  const { rows } = await db
    .selectNoFrom((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('admissionLine')
          .select(lineColumns.map(inJson))
          .where('provId', '=', provId)
          .where('track', '=', track)
          .where('level', 'in', levels)
          .where('year', '>=', from)
          .where('year', '<=', to)
          .orderBy('datasetId')
          .orderBy('lineNo')
          .$castTo<LineRow>(),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow()
  return rows
}

/** Lines of one university at one level, up to a year. */
export function loadSchoolLines(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  universityId: number,
  level: number,
  to: number,
): Promise<LineRow[]> {
  return db
    .selectFrom('admissionLine')
    .select(lineColumns)
    .where('provId', '=', provId)
    .where('track', '=', track)
    .where('year', '<=', to)
    .where('univId', '=', universityId)
    .where('level', '=', level)
    .orderBy('datasetId')
    .orderBy('lineNo')
    .execute()
}
