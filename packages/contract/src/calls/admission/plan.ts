import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Flag, Id, Nullable, OneOf, pageFields } from '../../shapes/basic.ts'
import {
  CourseGroupId,
  GaokaoYear,
  statedFields,
  MajorTypeId,
  ProvinceId,
  Rank,
  Score,
} from '../../shapes/candidate.ts'
import { Basis, GroupMajor, SectionName, University } from '../../shapes/unit.ts'

const Codes = Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 64 }))
const Ranges = Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 31 }), { maxItems: 32 }))
const Counts = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]))

/** Either a saved score or, for a visitor, the candidate itself. */
const candidateFields = {
  scoreId: Type.Optional(Id),
  provinceId: Type.Optional(ProvinceId),
  year: Type.Optional(GaokaoYear),
  majorTypeId: Type.Optional(MajorTypeId),
  courseGroupId: Type.Optional(CourseGroupId),
  score: Type.Optional(Score),
  rank: Type.Optional(Rank),
}

/** A filter range and how it reads: '0,5000' is shown as 0~5000. */
const RangeList = Type.Array(Type.String())

export const planCalls = {
  batchList: defineCall({
    method: 'GET',
    path: 'plan/batchList',
    callers: 'anyone',
    input: {
      ...statedFields,
      rank: Type.Optional(Rank),
      isJunior: Type.Optional(Flag),
      batchType: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    },
    reply: Type.Array(
      Type.Object({
        batchId: Type.Integer(),
        batchName: Type.String(),
        /** 1: the score reaches the batch's line and there is data to fill from. */
        reportEnabled: Flag,
        /** Why not, when reportEnabled is 0. */
        reason: Type.String(),
        choiceMode: Type.Integer(),
        maxUnivNum: Type.Integer(),
        majorNum: Type.Integer(),
        hasObey: Flag,
        /** Control line of the batch: the candidate's year, or the latest before it. */
        line: Nullable(Type.Object({ year: Type.Integer(), score: Type.Number(), source: Type.String() })),
        unitNum: Type.Integer(),
        queryParams: Type.Object({
          feeRange: RangeList,
          planNumRange: RangeList,
          majorNumRange: RangeList,
          classCountRange: RangeList,
          subclassCountRange: RangeList,
        }),
      }),
    ),
    errors: ['40001', '40006', '40303'],
    about: '可填报的批次',
  }),
  getChoiceRules: defineCall({
    method: 'GET',
    path: 'plan/getChoiceRules',
    callers: 'anyone',
    input: { provinceId: ProvinceId },
    reply: Type.Object({
      provinceId: Type.Integer(),
      batches: Type.Array(
        Type.Object({
          batchId: Type.Integer(),
          batchName: Type.String(),
          unit: Type.String(),
          maxUnivNum: Type.Integer(),
          majorNum: Type.Integer(),
          hasObey: Flag,
          parallel: Flag,
          note: Type.String(),
          source: Type.String(),
          confidence: Type.String(),
        }),
      ),
      tieBreak: Type.Object({ text: Type.String(), source: Type.String(), confidence: Type.String() }),
      fillDates: Nullable(
        Type.Object({
          year: Type.Integer(),
          start: Type.String(),
          end: Type.String(),
          source: Type.String(),
          confidence: Type.String(),
        }),
      ),
    }),
    errors: ['40001', '40401'],
    about: '省份的填报规则、同分排序与填报时间',
  }),
  queryUniv: defineCall({
    method: 'GET',
    path: 'plan/queryUniv',
    callers: 'anyone',
    signed: [
      'scoreId',
      'provinceId',
      'year',
      'majorTypeId',
      'courseGroupId',
      'score',
      'rank',
      'batchId',
      'pageNo',
    ],
    input: {
      ...candidateFields,
      batchId: Type.Integer({ minimum: 1, maximum: 20 }),
      areas: Codes,
      features: Codes,
      departments: Codes,
      levels: Codes,
      ownerships: Codes,
      kinds: Codes,
      planTypes: Codes,
      /** National codes of major classes, four digits (0809). */
      majorClasses: Type.Optional(
        Type.Array(Type.String({ maxLength: 6, pattern: '^[0-9]{4,6}$' }), { maxItems: 64 }),
      ),
      /** Positions in the batch's feeRange and planNumRange. */
      feeRanges: Ranges,
      planNumRanges: Ranges,
      keyword: Type.Optional(Type.String({ maxLength: 40 })),
      sections: Type.Optional(Type.Array(SectionName, { maxItems: 5 })),
      /** Only these units, in any section: what a list already holds. */
      planIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
      univId: Type.Optional(Id),
      sort: Type.Optional(OneOf('probability', 'ratio', 'rank', 'school')),
      order: Type.Optional(OneOf('asc', 'desc')),
      ...pageFields(200),
    },
    reply: Type.Object({
      basis: Basis,
      pageNo: Type.Integer(),
      pageSize: Type.Integer(),
      total: Type.Integer(),
      unitTotal: Type.Integer(),
      sectionCounts: Type.Object({
        reach: Type.Integer(),
        match: Type.Integer(),
        safety: Type.Integer(),
        unlikely: Type.Integer(),
        unknown: Type.Integer(),
      }),
      facets: Type.Object({
        areas: Counts,
        features: Counts,
        departments: Counts,
        levels: Counts,
        ownerships: Counts,
        kinds: Counts,
        planTypes: Counts,
        feeRanges: Counts,
        planNumRanges: Counts,
        majorClasses: Type.Array(
          Type.Object({
            code: Type.String(),
            name: Type.String(),
            category: Type.String(),
            count: Type.Integer(),
          }),
        ),
      }),
      univList: Type.Array(University),
    }),
    errors: ['40001', '40002', '40006', '40301', '40303', '6001'],
    about: '按成绩与筛选条件查询一页院校（含专业组、概率与历年数据）',
  }),
  majorList: defineCall({
    method: 'GET',
    path: 'plan/majorList',
    callers: 'anyone',
    input: { ...candidateFields, batchId: Type.Integer({ minimum: 1, maximum: 20 }), planId: Id },
    reply: Type.Object({ basis: Basis, univ: University, majorList: Type.Array(GroupMajor) }),
    errors: ['40001', '40006', '40301', '40303', '40401', '6001'],
    about: '一个专业组内的专业',
  }),
}
