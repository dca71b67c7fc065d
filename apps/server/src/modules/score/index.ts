import { gaokaoYears, majorTypeIdOf } from '@wenjin/contract'
import { findCustomer, findScore, saveScore } from '@wenjin/data'
import type { ChoiceScoreRow, Customer } from '@wenjin/data'
import {
  BATCHES,
  batchesOf,
  examModeIn,
  legalCombinations,
  provinceById,
  provinceRules,
  subjectsText,
  TRACK_NAMES,
  trackOf,
} from '@wenjin/engine'
import type { AnyCaller, Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import type { Provinces } from '../area/index.ts'
import { checkGrade, checkScore, checkTrack, TRACKS_OF } from './grade.ts'
import { presentRank, presentScore } from './present.ts'
import type { RankBook } from './rank-book.ts'

export { checkGrade } from './grade.ts'
export type { Grade, GradeInput } from './grade.ts'
export { presentScore } from './present.ts'
export { rankBookOf } from './rank-book.ts'
export type { RankBook, SourcedTable } from './rank-book.ts'

/** Refuses (40006) a score of another province or year than the account's, (40001) one of a year nobody can choose. */
function checkBinding(customer: Customer, provinceId: number, year: number, now: Date): void {
  if (customer.canModifyProv) {
    if (!gaokaoYears(now).includes(year)) throw new Refusal('40001', '请选择可填报的高考年份')
  } else if (customer.provId !== provinceId || customer.year !== year) {
    const name = customer.provId === null ? '' : (provinceById(customer.provId)?.name ?? '')
    throw new Refusal('40006', `账号已绑定${name}${customer.year}年高考，不能保存其他省份或年份的成绩`)
  }
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
        choiceMode:
          (provinceRules(provinceId, BATCHES.undergrad) ?? batchesOf(provinceId)[0])?.choiceMode ?? 1,
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
      const owner = await findCustomer(db, tenant.tenantId, customer.customerId)
      if (owner === undefined) throw new Refusal('40105')
      checkBinding(owner, input.provinceId, input.year, now)
      const grade = await checkGrade(book, input)
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
