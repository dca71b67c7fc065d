import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import type { LineRow, PlanRow, RowSource } from '@wenjin/database/queries/admission/unit-rows'
import type { MajorRow, UniversityRow } from '@wenjin/database/queries/library/universities'
import { BATCHES, PLAN_TYPES } from '@wenjin/engine'
import type { BookRows } from './book/book.ts'
import { placeTables } from './link/place.ts'
import type { PlaceRows, PlaceTables } from './link/place.ts'
import type { YearUnit } from './link/units-of.ts'

/** Provinces whose undergraduate batch is chosen by groups, by majors, and whose first batch by schools. */
export const HUNAN = 32
export const ZHEJIANG = 25
export const XINJIANG = 45

/** A row of a plan: one major of a group of school 1. */
export function planRow(own: Partial<PlanRow> = {}): PlanRow {
  return {
    datasetId: 1,
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode: '201',
    groupName: null,
    requirement: '化',
    majorCode: '01',
    majorName: '数学与应用数学',
    catalogueCode: '070101',
    planNum: 10,
    fee: 5_000,
    years: 4,
    campus: null,
    conditions: null,
    note: null,
    ...own,
  }
}

/** An admission line of 2025: that of the same group. */
export function lineRow(own: Partial<LineRow> = {}): LineRow {
  return {
    datasetId: 2,
    year: 2025,
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    level: LINE_LEVELS.group,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode: '201',
    groupName: null,
    majorCode: null,
    majorName: null,
    requirement: '化',
    minScore: 600,
    isAtLeast: false,
    minRank: 10_000,
    rankDerived: false,
    planNum: 12,
    codeYear: null,
    conditions: null,
    note: null,
    ...own,
  }
}

export function universityRow(universityId: number, name: string): UniversityRow {
  return {
    univId: universityId,
    name,
    areaId: HUNAN,
    city: '长沙',
    level: 1,
    ownership: 1,
    department: 1,
    departmentName: '教育部',
    kind: 0,
    features: 0b11,
  }
}

export function majorRow(code: string, name: string, classCode: string, className: string): MajorRow {
  return { code, name, classCode, className, categoryName: '门类', level: 1 }
}

/** Datasets by id: 1 a plan, 2 official lines, 3 compiled lines of lower standing. */
export const SOURCES: ReadonlyMap<number, RowSource> = new Map(
  [
    { datasetId: 1, source: '计划', note: null, isDemo: false, priority: 10 },
    { datasetId: 2, source: '官方投档线', note: null, isDemo: false, priority: 10 },
    { datasetId: 3, source: '汇编投档线', note: '汇编，仅供参考', isDemo: false, priority: 50 },
  ].map((source) => [source.datasetId, source]),
)

/** What the tables say of 湖南 physics: nothing but what is given. */
export function placeOf(own: Partial<PlaceRows> = {}): PlaceTables {
  return placeTables({
    provId: HUNAN,
    track: 'physics',
    lines: [],
    sources: SOURCES,
    tables: [],
    controlLines: [],
    ...own,
  })
}

/** A group of school 1. */
export function groupUnit(own: Partial<YearUnit> = {}): YearUnit {
  return {
    kind: 'group',
    batchId: BATCHES.undergrad,
    planType: PLAN_TYPES.ordinary,
    univId: 1,
    schoolCode: '4301',
    schoolName: null,
    groupCode: '201',
    majorCode: '',
    majorName: '',
    requirement: null,
    planNum: null,
    lines: [],
    ...own,
  }
}

/** A book of 2026 made of a plan. */
export function bookRows(own: Partial<BookRows> = {}): BookRows {
  return {
    place: placeOf({ lines: [lineRow()] }),
    year: 2026,
    unitYear: 2026,
    planned: true,
    plans: [planRow()],
    requirements: [],
    universities: new Map(
      [1, 2].map((universityId) => [universityId, universityRow(universityId, `大学${universityId}`)]),
    ),
    majors: [
      majorRow('070101', '数学与应用数学', '0701', '数学类'),
      majorRow('080901', '软件工程', '0809', '计算机类'),
    ],
    ...own,
  }
}
