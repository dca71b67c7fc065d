import type { Track } from '@wenjin/engine'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../schema/database.ts'
import { sourceName } from './source-name.ts'

/** Where the rows of a province and track come from. */
export interface RowSource {
  readonly datasetId: number
  readonly source: string
  readonly note: string | null
  readonly isDemo: boolean
  readonly priority: number
}

export interface PlanRow {
  readonly datasetId: number
  readonly batchId: number
  readonly planType: number
  readonly univId: number | null
  readonly schoolCode: string | null
  readonly schoolName: string | null
  readonly groupCode: string | null
  readonly groupName: string | null
  readonly requirement: string | null
  readonly majorCode: string | null
  readonly majorName: string
  /** Of the catalogue's major (six digits and marks) or class (four digits). */
  readonly catalogueCode: string | null
  readonly planNum: number | null
  readonly fee: number | null
  readonly years: number | null
  readonly campus: string | null
  readonly note: string | null
}

export interface LineRow {
  readonly datasetId: number
  readonly year: number
  readonly batchId: number
  readonly planType: number
  readonly level: number
  readonly univId: number | null
  readonly schoolCode: string | null
  readonly schoolName: string | null
  readonly groupCode: string | null
  readonly groupName: string | null
  readonly majorCode: string | null
  readonly majorName: string | null
  readonly requirement: string | null
  readonly minScore: number | null
  readonly minRank: number | null
  readonly rankDerived: boolean
  readonly planNum: number | null
  /** Year whose codes of groups and majors the row has; null: its own. */
  readonly codeYear: number | null
  readonly note: string | null
}

/** Years for which a province and track have plans, and lines of one of `levels` (at least one of LINE_LEVELS); newest first. */
export async function listUnitYears(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  levels: readonly number[],
): Promise<{ readonly plan: number[]; readonly line: number[] }> {
  const rows = await db
    .selectFrom('dataset_slice')
    .select(['kind', 'year'])
    .distinct()
    .where('prov_id', '=', provId)
    .where('track', '=', track)
    .where((eb) =>
      eb.or([eb('kind', '=', 'plan'), eb.and([eb('kind', '=', 'admission'), eb('level', 'in', levels)])]),
    )
    .orderBy('year', 'desc')
    .execute()
  const yearsOf = (kind: string): number[] => rows.filter((row) => row.kind === kind).map((row) => row.year)
  return { plan: yearsOf('plan'), line: yearsOf('admission') }
}

/** Every dataset, by id. */
export async function loadRowSources(db: Kysely<Database>): Promise<Map<number, RowSource>> {
  const rows = await db
    .selectFrom('dataset')
    .select(['dataset_id as datasetId', sourceName.as('source'), 'note', 'is_demo as isDemo', 'priority'])
    .execute()
  return new Map(rows.map((row) => [row.datasetId, row]))
}

/** The plan of a year, in the order of the sources. */
export function loadPlanRows(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  year: number,
): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .select([
      'dataset_id as datasetId',
      'batch_id as batchId',
      'plan_type as planType',
      'univ_id as univId',
      'school_code as schoolCode',
      'school_name as schoolName',
      'group_code as groupCode',
      'group_name as groupName',
      'requirement',
      'major_code as majorCode',
      'major_name as majorName',
      'catalogue_code as catalogueCode',
      'plan_num as planNum',
      'fee',
      'years',
      'campus',
      'note',
    ])
    .where('prov_id', '=', provId)
    .where('track', '=', track)
    .where('year', '=', year)
    .orderBy('dataset_id')
    .orderBy('line_no')
    .execute()
}

const lineColumns = [
  'dataset_id as datasetId',
  'year',
  'batch_id as batchId',
  'plan_type as planType',
  'level',
  'univ_id as univId',
  'school_code as schoolCode',
  'school_name as schoolName',
  'group_code as groupCode',
  'group_name as groupName',
  'major_code as majorCode',
  'major_name as majorName',
  'requirement',
  'min_score as minScore',
  'min_rank as minRank',
  'rank_derived as rankDerived',
  'plan_num as planNum',
  'code_year as codeYear',
  'note',
] as const

/**
 * Admission lines of `levels` (at least one of LINE_LEVELS), of the years from `from` to `to`, both included. They come
 * as one JSON value: tens of thousands of rows are read in a third of the time.
 */
export async function loadLineRows(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  levels: readonly number[],
  from: number,
  to: number,
): Promise<LineRow[]> {
  const { lines } = await db
    .selectNoFrom((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('admission_line')
          .select(lineColumns)
          .where('prov_id', '=', provId)
          .where('track', '=', track)
          .where('level', 'in', levels)
          .where('year', '>=', from)
          .where('year', '<=', to)
          .orderBy('dataset_id')
          .orderBy('line_no'),
      ).as('lines'),
    )
    .executeTakeFirstOrThrow()
  return lines
}

/** Lines of one university at one level, up to a year. */
export function loadUnivLines(
  db: Kysely<Database>,
  provId: number,
  track: Track,
  univId: number,
  level: number,
  to: number,
): Promise<LineRow[]> {
  return db
    .selectFrom('admission_line')
    .select(lineColumns)
    .where('prov_id', '=', provId)
    .where('track', '=', track)
    .where('year', '<=', to)
    .where('univ_id', '=', univId)
    .where('level', '=', level)
    .orderBy('dataset_id')
    .orderBy('line_no')
    .execute()
}
