import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Nullable, OneOf } from '../../shapes/basic.ts'
import {
  SavedCandidate,
  CourseGroupId,
  GaokaoYear,
  statedFields,
  MajorTypeId,
  ProvinceId,
  Rank,
  RankInfo,
  Score,
} from '../../shapes/candidate.ts'

export const scoreCalls = {
  getChoiceMode: defineCall({
    method: 'GET',
    path: 'score/getChoiceMode',
    callers: 'anyone',
    input: { provinceId: ProvinceId, year: Type.Optional(GaokaoYear) },
    reply: Type.Object({
      provinceId: Type.Integer(),
      /** 2: list of majors; otherwise universities with major groups. */
      choiceMode: Type.Integer(),
      examMode: OneOf('3+1+2', '3+3', 'old'),
      /** Page that says how the year is examined; '' where the province's tables show it. */
      examModeSource: Type.String(),
      /** What is not sure about it; '' for nothing. */
      examModeNote: Type.String(),
      fullMark: Type.Integer(),
      majorTypes: Type.Array(Type.Object({ majorTypeId: Type.Integer(), name: Type.String() })),
      /** Legal subject combinations as courseGroupIds with their short names; empty in old-style provinces. */
      courseGroups: Type.Array(
        Type.Object({ courseGroupId: Type.Integer(), majorTypeId: Type.Integer(), name: Type.String() }),
      ),
      years: Type.Array(Type.Integer()),
    }),
    errors: ['40001'],
    about: '省份的考试模式与填报模式',
  }),
  lastRank: defineCall({
    method: 'GET',
    path: 'score/lastRank',
    callers: 'anyone',
    input: {
      provinceId: ProvinceId,
      year: GaokaoYear,
      majorTypeId: MajorTypeId,
      courseGroupId: Type.Optional(CourseGroupId),
      score: Score,
    },
    reply: RankInfo,
    errors: ['40001', '40006', '40303'],
    about: '按一分一段表由分数查位次及往年等效分',
  }),
  saveScore: defineCall({
    method: 'POST',
    path: 'score/saveScore',
    callers: 'customer',
    content: 'json',
    signed: ['provinceId', 'year', 'majorTypeId', 'courseGroupId', 'score', 'rank'],
    input: { ...statedFields, rank: Type.Optional(Nullable(Rank)) },
    reply: SavedCandidate,
    errors: ['40001', '40002', '40006', '40303', '6001'],
    about: '保存成绩与选科，返回 scoreId',
  }),
}
