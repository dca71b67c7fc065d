import type { CallReply, Calls } from '@wenjin/contract'
import { DATASET_KIND_NAMES, LINE_LEVEL_NAMES } from '@wenjin/database/dataset-names'
import type { ReliabilityRow } from '@wenjin/database/queries/admission/reliability'
import type { DatasetRow, SliceRow } from '@wenjin/database/queries/dataset/datasets'
import { TRACK_NAMES } from '@wenjin/engine'
import type { Told, Track } from '@wenjin/engine'

type DataCenter = CallReply<Calls['getDataCenter']>
type DataRow = DataCenter['dataList'][number]

/** What a source has of a province, year and track. */
export function presentSlice(slice: SliceRow, dataset: DatasetRow | undefined, source: string): DataRow {
  return {
    kind: slice.kind,
    kindName: DATASET_KIND_NAMES[slice.kind],
    year: slice.year,
    trackName: slice.track === '' ? '' : TRACK_NAMES[slice.track as Track],
    levelName: LINE_LEVEL_NAMES[slice.level] ?? '',
    rows: slice.rows,
    ...aboutSource(dataset, source),
    importedAt: slice.importedAt.toISOString(),
    demo: slice.isDemo,
  }
}

/** Kinds whose rows are of no province and year. */
const NATIONAL: ReadonlySet<DatasetRow['kind']> = new Set([
  'university',
  'major',
  'evaluation',
  'high_school',
])

/**
 * A list of the whole country; none where the dataset is no such list, or a demo's that real lists have replaced.
 * @param left rows of a demo list that still stand
 */
export function presentList(dataset: DatasetRow, source: string, left: number): DataRow[] {
  const rows = dataset.isDemo ? left : dataset.rowsLoaded
  if (!NATIONAL.has(dataset.kind) || rows === 0) return []
  return [
    {
      kind: dataset.kind,
      kindName: DATASET_KIND_NAMES[dataset.kind],
      year: 0,
      trackName: '',
      levelName: '',
      rows,
      ...aboutSource(dataset, source),
      importedAt: dataset.importedAt.toISOString(),
      demo: dataset.isDemo,
    },
  ]
}

/** A source as other screens call it, and what else is said of it. */
function aboutSource(
  dataset: DatasetRow | undefined,
  source: string,
): Pick<DataRow, 'source' | 'origin' | 'note'> {
  const origin = dataset?.origin ?? ''
  return { source, origin: origin === source ? '' : origin, note: dataset?.note ?? '' }
}

/** How good the chances of a series would have been. */
export function presentReliability(row: ReliabilityRow): DataCenter['reliabilityList'][number] {
  const { reach, match, safety } = row.sections
  return {
    year: row.year,
    trackName: TRACK_NAMES[row.track],
    levelName: LINE_LEVEL_NAMES[row.level] ?? '',
    vocational: row.isVocational,
    unitNum: row.unitNum,
    matchedNum: row.matchedNum,
    knownYears: [...row.knownYears],
    fittedTo: row.fittedTo,
    brier: tenThousandth(row.brier),
    simpleBrier: tenThousandth(row.simpleBrier),
    calibrationError: tenThousandth(row.calibrationError),
    coverage: tenThousandth(row.coverage),
    bins: row.bins.map(presentTold),
    sections: { reach: presentTold(reach), match: presentTold(match), safety: presentTold(safety) },
    demo: row.isDemo,
  }
}

function presentTold({ pairs, predicted, filed }: Told) {
  return { pairNum: pairs, told: tenThousandth(predicted), filed: tenThousandth(filed) }
}

function tenThousandth(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
