import type { Confidence } from '../rules/batch-rule.ts'
import type { Province } from './province.ts'
import type { ExamMode } from './subject.ts'
import type { Track } from './track.ts'

/** How a province examines from a year on, until a later form of its own. */
export interface ExamForm {
  /** First year examined this way; 0 where it always was. */
  readonly since: number
  readonly mode: ExamMode
  /** Page that says so; null where rank tables and rules of the years since show it. */
  readonly source: string | null
  readonly confidence: Confidence
  /** What a person should know beside it, in Chinese. */
  readonly note: string | null
}

type Row = readonly [
  since: number,
  mode: ExamMode,
  provinces: string,
  confidence: Confidence,
  source?: string,
  note?: string,
]

/** 新疆招生 of the authority, reprinted: students who entered in autumn 2024 sit the new examination in 2027. */
const XINJIANG = 'http://gkzxw.com/Article/202505/70635.html'

/** Provinces by the first year of a form. A form in force is shown by the province's own tables and rules. */
const ROWS: readonly Row[] = [
  [2017, '3+3', '上海 浙江', 'medium'],
  [2020, '3+3', '北京 天津 山东 海南', 'medium'],
  [2021, '3+1+2', '河北 辽宁 江苏 福建 湖北 湖南 广东 重庆', 'medium'],
  [2024, '3+1+2', '吉林 黑龙江 安徽 江西 广西 贵州 甘肃', 'medium'],
  [2025, '3+1+2', '山西 内蒙古 河南 四川 云南 陕西 青海 宁夏', 'medium'],
  [2027, '3+1+2', '新疆', 'high', XINJIANG],
  [
    2027,
    'old',
    '西藏',
    'low',
    undefined,
    '2027年起是否改为3+1+2尚未查实，暂按文理分科，以西藏自治区教育考试院公布为准',
  ],
]

const OLD: ExamForm = { since: 0, mode: 'old', source: null, confidence: 'medium', note: null }

const byProvince = Map.groupBy(
  ROWS.flatMap(([since, mode, provinces, confidence, source, note]) =>
    provinces.split(' ').map((name) => {
      const form: ExamForm = { since, mode, source: source ?? null, confidence, note: note ?? null }
      return { name, form }
    }),
  ),
  ({ name }) => name,
)

/** The form of a province's examination in a year. Before its first known one every province is old-style. */
export function examFormIn({ name }: Pick<Province, 'name'>, year: number): ExamForm {
  return byProvince.get(name)?.findLast(({ form }) => form.since <= year)?.form ?? OLD
}

/** Exam mode of a province in a year; a year past the known reforms keeps the latest mode. */
export function examModeIn(province: Pick<Province, 'name'>, year: number): ExamMode {
  return examFormIn(province, year).mode
}

/** Tracks candidates compete in, by how their province examines. */
export const TRACKS_OF: Readonly<Record<ExamMode, readonly Track[]>> = {
  '3+1+2': ['physics', 'history'],
  '3+3': ['combined'],
  old: ['science', 'liberal'],
}

/** Tracks that take the place of one another when a province goes from the old form to 3+1+2. */
const BEFORE: Readonly<Partial<Record<Track, Track>>> = { physics: 'science', history: 'liberal' }

/** The old-style track whose side a track of 3+1+2 takes over; undefined: none. */
export function trackBefore(track: Track): Track | undefined {
  return BEFORE[track]
}
