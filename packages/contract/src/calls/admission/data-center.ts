import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Nullable, OneOf } from '../../shapes/basic.ts'
import { ProvinceId } from '../../shapes/candidate.ts'

/** Chances told and how often they came true. */
const Told = Type.Object({
  /** Candidates asked about. */
  pairNum: Type.Integer(),
  /** Mean chance told, 0–1 in ten-thousandths; 0 without pairs. */
  told: Type.Number(),
  /** Share of them filed, 0–1 in ten-thousandths; 0 without pairs. */
  filed: Type.Number(),
})

const DataRow = Type.Object({
  kind: OneOf(
    'score_rank',
    'admission',
    'plan',
    'subject_requirement',
    'batch_line',
    'university',
    'major',
    'evaluation',
    'high_school',
    'demo',
  ),
  kindName: Type.String(),
  /** Calendar year the data are of; 0: of no year. */
  year: Type.Integer(),
  /** Track; '' where rows name none. */
  trackName: Type.String(),
  /** Of admission lines: 院校, 专业组, 专业; '' otherwise. */
  levelName: Type.String(),
  rows: Type.Integer(),
  source: Type.String(),
  /** Where the source comes from, as far as it says; '' otherwise. */
  origin: Type.String(),
  /** What a person must know of it; '' otherwise. */
  note: Type.String(),
  importedAt: Type.String(),
  demo: Type.Boolean(),
})

/** How good the chances would have been in the last year whose cut-offs are known, told from the years before it alone. */
const Reliability = Type.Object({
  year: Type.Integer(),
  trackName: Type.String(),
  /** What one choice was: 院校, 专业组, 专业. */
  levelName: Type.String(),
  vocational: Type.Boolean(),
  /** Units whose cut-off of the year is known. */
  unitNum: Type.Integer(),
  /** Those of them that were found in an earlier year: the only ones with a chance, and the ones scored. */
  matchedNum: Type.Integer(),
  /** Years whose lines were known, newest first. */
  knownYears: Type.Array(Type.Integer()),
  /** Newest year the model's parameters were fitted on. */
  fittedTo: Type.Integer(),
  /** Mean squared error of the chances, and that of the best simple method of the series. */
  brier: Type.Number(),
  simpleBrier: Type.Number(),
  calibrationError: Type.Number(),
  /** Share of cut-offs inside the interval said to hold 80 % of them. */
  coverage: Type.Number(),
  /** Ten bins of the chance told, from 0 to 1. */
  bins: Type.Array(Told),
  sections: Type.Object({ reach: Told, match: Told, safety: Told }),
  /** Rests on made-up sample data. */
  demo: Type.Boolean(),
})

/** What is loaded, and how far it can be relied on. */
export const dataCenterCalls = {
  getDataCenter: defineCall({
    method: 'GET',
    path: 'center/getDataCenter',
    callers: 'anyone',
    input: { provinceId: ProvinceId },
    reply: Type.Object({
      provinceId: Type.Integer(),
      provName: Type.String(),
      /** When the newest of the data were imported; null: nothing is loaded. */
      updatedAt: Nullable(Type.String()),
      /** What a family can do with it for the next examination, and how that is called. */
      standing: OneOf('none', 'rank', 'lines', 'chances', 'list'),
      standingName: Type.String(),
      /** Units to choose from, those of them with a chance, and those of these that a form can name. */
      unitNum: Type.Integer(),
      chanceNum: Type.Integer(),
      listNum: Type.Integer(),
      /** By kind, newest year first. */
      dataList: Type.Array(DataRow),
      /** Data of the whole country (lists of schools, majors …). */
      nationalList: Type.Array(DataRow),
      /** Newest year first; none: no two years of lines to compare. */
      reliabilityList: Type.Array(Reliability),
    }),
    errors: ['40001', '40401'],
    about: '数据中心：一个省份收录了哪些数据、来自哪里，去年的概率准不准',
  }),
}
