import { gaokaoYears, majorTypeIdOf } from '@wenjin/contract'
import { findCustomer, findScore, saveScore } from '@wenjin/data'
import type { ChoiceScoreRow } from '@wenjin/data'
import {
  examModeIn,
  legalCombinations,
  provinceById,
  provinceRules,
  subjectsText,
  TRACK_NAMES,
  trackOf,
} from '@wenjin/engine'
import type { ExamMode, Track } from '@wenjin/engine'
import type { AnyCaller, Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import type { Provinces } from '../area/index.ts'
import { checkGrade, checkScore, checkTrack } from './grade.ts'
import { presentRank, presentScore } from './present.ts'
import type { RankBook } from './rank-book.ts'

export { checkGrade } from './grade.ts'
export type { Grade, GradeInput } from './grade.ts'
export { presentScore } from './present.ts'
export { rankBookOf } from './rank-book.ts'
export type { RankBook, SourcedTable } from './rank-book.ts'

const TRACKS_OF: Readonly<Record<ExamMode, readonly Track[]>> = {
  '3+1+2': ['physics', 'history'],
  '3+3': ['combined'],
  old: ['science', 'liberal'],
}

export function scoreHandlers(
  { connection: { db } }: Deps,
  book: RankBook,
  provinces: Provinces,
): Pick<Handlers, 'getChoiceMode' | 'lastRank' | 'saveScore'> {
  return {
    async getChoiceMode({ provinceId, year }, { now }) {
      const province = provinceById(provinceId)
      if (province === undefined) throw new Refusal('40001', '省份不存在')
      const years = gaokaoYears(now)
      const mode = examModeIn(province, year ?? years[0] ?? now.getUTCFullYear())
      return {
        provinceId,
        choiceMode: provinceRules(provinceId, 2)?.choiceMode ?? 1,
        examMode: mode,
        fullMark: province.fullMark,
        majorTypes: TRACKS_OF[mode].map((track) => ({
          majorTypeId: majorTypeIdOf(track),
          name: TRACK_NAMES[track],
        })),
        courseGroups: legalCombinations(mode, provinceId).map((mask) => ({
          courseGroupId: mask,
          majorTypeId: majorTypeIdOf(trackOf(mode, mask) ?? 'combined'),
          name: subjectsText(mask),
        })),
        years,
      }
    },

    async lastRank({ provinceId, year, majorTypeId, courseGroupId, score }, { tenant }) {
      await provinces.check(tenant, provinceId)
      const { province, track } = checkTrack(provinceId, year, majorTypeId, courseGroupId)
      checkScore(province, score)
      const ranked = await book.tableFor(provinceId, track, year)
      if (ranked === undefined) throw new Refusal('40303', `${province.name}的一分一段表尚未收录`)
      return presentRank(ranked, year, score, await book.tables(provinceId, track))
    },

    async saveScore(input, { tenant, customer, now }) {
      await provinces.check(tenant, input.provinceId)
      const grade = await checkGrade(book, input)
      if (!gaokaoYears(now).includes(input.year)) throw new Refusal('40001', '请选择可填报的高考年份')
      const bound = await findCustomer(db, tenant.tenantId, customer.customerId)
      if (bound !== undefined && !bound.canModifyProv) {
        const { provId, year } = bound
        if (provId !== input.provinceId || year !== input.year) {
          const name = provId === null ? '' : (provinceById(provId)?.name ?? '')
          throw new Refusal('40006', `账号已绑定${name}${year}年高考，不能保存其他省份或年份的成绩`)
        }
      }
      const row = await saveScore(
        db,
        {
          tenantId: tenant.tenantId,
          customerId: customer.customerId,
          provId: grade.province.provId,
          year: grade.year,
          track: grade.track,
          subjects: grade.subjects,
          score: grade.score,
          rank: grade.rank,
          rankGiven: grade.rankGiven,
        },
        now,
      )
      return presentScore(row)
    },
  }
}

/** Scores by id with their owner checked; kept, since a saved score never changes. */
export function ownScoresOf({
  connection: { db },
}: Deps): (scoreId: number, caller: AnyCaller) => Promise<ChoiceScoreRow> {
  const kept = new Map<number, ChoiceScoreRow>()
  return async (scoreId, { customer, tenant }) => {
    if (customer === undefined) throw new Refusal('40101')
    const known = kept.get(scoreId) ?? (await findScore(db, scoreId))
    if (known === undefined || known.customerId !== customer.customerId || known.tenantId !== tenant.tenantId)
      throw new Refusal('40301')
    if (kept.size > 10_000) kept.clear()
    kept.set(scoreId, known)
    return known
  }
}
