import { BATCHES, PLAN_TYPES, provinceRules, PROVINCES } from '@wenjin/engine'
import type { RankTable, Track } from '@wenjin/engine'
import type { Bulk } from '@wenjin/database/connect/connection'
import { copyLine } from '@wenjin/database/connect/copy-text'
import { countDatasetRows, replaceSlices } from '@wenjin/database/queries/dataset/dataset-writes'
import type { Slice } from '@wenjin/database/queries/dataset/dataset-writes'
import type { DatasetKind } from '@wenjin/database/schema/reference'
import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { demoCutoff } from './cutoff.ts'
import { DEMO_UNIVERSITIES } from './knowledge/index.ts'
import type { DemoUniversity } from './knowledge/index.ts'
import { enrols, groupOffers, majorOffers, offeredMajors, offerName, schoolOffer } from './offers.ts'
import type { Offer } from './offers.ts'
import { DEMO_YEARS } from './provinces.ts'
import type { DemoProvince } from './provinces.ts'
import { demoScoreTable, lineScore } from './score-table.ts'
import { insertDemoDataset } from './write-reference.ts'

const RANK_COLUMNS = ['datasetId', 'provId', 'year', 'track', 'scoreLow', 'scoreHigh', 'num', 'rankTo']
const BATCH_COLUMNS = [
  'datasetId',
  'provId',
  'year',
  'track',
  'batchId',
  'batchName',
  'planType',
  'score',
  'lineNo',
]
const PLAN_COLUMNS = [
  'datasetId',
  'provId',
  'year',
  'track',
  'batchId',
  'planType',
  'univId',
  'schoolCode',
  'groupCode',
  'groupName',
  'requirement',
  'majorCode',
  'majorName',
  'catalogueCode',
  'planNum',
  'fee',
  'years',
  'lineNo',
]
const LINE_COLUMNS = [
  'datasetId',
  'provId',
  'year',
  'track',
  'batchId',
  'planType',
  'level',
  'univId',
  'schoolCode',
  'groupCode',
  'groupName',
  'majorCode',
  'majorName',
  'requirement',
  'minScore',
  'minRank',
  'rankDerived',
  'planNum',
  'lineNo',
]

/** Share of candidates at or above the control line of each batch. */
const BATCH_LINES = [
  { level: 1, share: 0.52 },
  { level: 2, share: 0.97 },
] as const

/** Everything written of one province, kind by kind. */
type Lines = Record<'score_rank' | 'batch_line' | 'plan' | 'admission', string[]>

interface Place {
  readonly provId: number
  readonly year: number
  readonly track: Track
}

/** Writes the made-up tables of one province: score-rank, control lines, plans and admission lines of three years. */
export async function writeProvince(
  { db, copy }: Bulk,
  province: DemoProvince,
  schoolIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const provId = PROVINCES.find(({ name }) => name === province.name)?.provId ?? 0
  const lines: Lines = { score_rank: [], batch_line: [], plan: [], admission: [] }
  const slices: (Slice & { readonly kind: DatasetKind })[] = []
  const ids = new Map<DatasetKind, number>()
  for (const [kind, name] of NAMES)
    ids.set(kind, await insertDemoDataset(db, `示例数据·${province.name}·${name}`, kind, 0, now))

  for (const { track, candidates, mean } of province.tracks) {
    for (const year of DEMO_YEARS) {
      const place = { provId, year, track }
      const before = countsOf(lines)
      const { segments, table } = demoScoreTable(provId, year, track, candidates, mean)
      for (const { scoreLow, scoreHigh, count, cumulative } of segments)
        lines.score_rank.push(
          copyLine([ids.get('score_rank'), provId, year, track, scoreLow, scoreHigh, count, cumulative]),
        )
      writeBatchLines(lines.batch_line, ids.get('batch_line'), place, table)
      const level = writeOffers(lines, ids, place, province.name, table, schoolIds)
      const after = countsOf(lines)
      for (const [kind] of NAMES)
        slices.push({
          ...place,
          kind,
          level: kind === 'admission' ? level : 0,
          rows: after[kind] - before[kind],
        })
    }
  }
  await copy('scoreRank', RANK_COLUMNS, lines.score_rank)
  await copy('batchLine', BATCH_COLUMNS, lines.batch_line)
  await copy('plan', PLAN_COLUMNS, lines.plan)
  await copy('admissionLine', LINE_COLUMNS, lines.admission)
  for (const [kind] of NAMES) {
    const rows = lines[kind].length
    await countDatasetRows(db, ids.get(kind)!, { read: rows, loaded: rows, rejected: 0 })
    const own = slices.filter((slice) => slice.kind === kind)
    await replaceSlices(db, ids.get(kind)!, kind, own)
  }
}

const NAMES = [
  ['score_rank', '一分一段表'],
  ['batch_line', '批次线'],
  ['plan', '招生计划'],
  ['admission', '投档线'],
] as const

function countsOf(lines: Lines): Record<keyof Lines, number> {
  return {
    score_rank: lines.score_rank.length,
    batch_line: lines.batch_line.length,
    plan: lines.plan.length,
    admission: lines.admission.length,
  }
}

/** The batch a school of a level enrols in: vocational ones last, old-style provinces split the first. */
function batchOf(provId: number, { level, tier }: Pick<DemoUniversity, 'level' | 'tier'>): number {
  if (level === 2) return BATCHES.vocational
  if (provinceRules(provId, BATCHES.undergrad) !== undefined) return BATCHES.undergrad
  return tier <= 45 ? BATCHES.first : BATCHES.second
}

function writeBatchLines(
  out: string[],
  dataset: number | undefined,
  { provId, year, track }: Place,
  table: RankTable,
): void {
  for (const { level, share } of BATCH_LINES) {
    const score = lineScore(table, Math.round(table.total * share))
    const batchId = batchOf(provId, { level, tier: 100 })
    const name = provinceRules(provId, batchId)?.name ?? ''
    out.push(
      copyLine([dataset, provId, year, track, batchId, name, PLAN_TYPES.ordinary, score, out.length + 1]),
    )
  }
}

/** Writes plans and lines of every school; gives the level of the lines. */
function writeOffers(
  lines: Lines,
  ids: ReadonlyMap<DatasetKind, number>,
  place: Place,
  provName: string,
  table: RankTable,
  schoolIds: ReadonlyMap<string, number>,
): number {
  const { provId, year, track } = place
  let level: number = LINE_LEVELS.group
  for (const [i, university] of DEMO_UNIVERSITIES.entries()) {
    const batchId = batchOf(provId, university)
    const rule = provinceRules(provId, batchId)
    if (rule === undefined || !enrols(university, provName)) continue
    level = LINE_LEVELS[rule.unit]
    const majors = offeredMajors(university, provName, track, year)
    const offers = offersOf(rule.unit, university, track, majors)
    const school = { univId: schoolIds.get(university.name), code: String(1001 + i) }
    for (const offer of offers) {
      const rank = demoCutoff(university, offer, provName, year, table.total)
      writeOffer(lines, ids, { ...place, batchId, ...school, level }, offer, rank, lineScore(table, rank))
    }
  }
  return level
}

function offersOf(
  unit: 'group' | 'major' | 'school',
  university: DemoUniversity,
  track: Track,
  majors: ReturnType<typeof offeredMajors>,
): Offer[] {
  if (unit === 'major') return majorOffers(university, majors)
  return unit === 'school' ? schoolOffer(majors) : groupOffers(university, track, majors)
}

function writeOffer(
  lines: Lines,
  ids: ReadonlyMap<DatasetKind, number>,
  at: Place & { batchId: number; univId: number | undefined; code: string; level: number },
  offer: Offer,
  rank: number,
  score: number,
): void {
  const { provId, year, track, batchId, univId: schoolId, code, level } = at
  const group = offer.groupCode === '' ? null : offer.groupCode
  const groupName = group === null ? null : offerName(offer)
  const start = [provId, year, track, batchId, offer.planType]
  offer.majors.forEach((one, i) => {
    const majorCode = level === LINE_LEVELS.major ? one.code : String(i + 1).padStart(2, '0')
    lines.plan.push(
      copyLine([
        ids.get('plan'),
        ...start,
        schoolId,
        code,
        group,
        groupName,
        one.requirement,
        majorCode,
        one.major.name,
        one.major.code,
        one.planNum,
        one.fee,
        one.major.years,
        lines.plan.length + 1,
      ]),
    )
  })
  const [only] = level === LINE_LEVELS.major ? offer.majors : []
  lines.admission.push(
    copyLine([
      ids.get('admission'),
      ...start,
      level,
      schoolId,
      code,
      group,
      groupName,
      only?.code,
      only?.major.name,
      offer.requirement,
      score,
      rank,
      false,
      offer.majors.reduce((sum, one) => sum + one.planNum, 0),
      lines.admission.length + 1,
    ]),
  )
}
