import { gaokaoYears, majorTypeIdOf } from '@wenjin/contract'
import { findCustomer } from '@wenjin/database/queries/account/customers'
import { saveScore } from '@wenjin/database/queries/admission/saved-candidates'
import type { Customer } from '@wenjin/database/queries/account/customers'
import {
  BATCHES,
  batchesOf,
  examFormIn,
  legalCombinations,
  provinceById,
  provinceRules,
  subjectsText,
  TRACK_NAMES,
  trackOf,
  TRACKS_OF,
} from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Provinces } from '../../library/region/index.ts'
import { checkCandidate, checkScore, checkTrack } from './checked-candidate.ts'
import { presentRank, presentScore } from './present.ts'
import type { RankTables } from './rank-tables.ts'

/** Refuses (40006) a score of another province or year than the account's, (40001) one of a year nobody can choose. */
function checkBinding(customer: Customer, provinceId: number, year: number, now: Date): void {
  if (customer.canModifyProv) {
    if (!gaokaoYears(now).includes(year)) throw refuse.yearNotOpen()
  } else if (customer.provId !== provinceId || customer.year !== year) {
    const name = customer.provId === null ? '' : (provinceById(customer.provId)?.name ?? '')
    throw refuse.otherGaokao(name, customer.year)
  }
}

export function scoreHandlers(
  { connection: { db } }: Deps,
  book: RankTables,
  provinces: Provinces,
): HandlersOf<'admission/score'> {
  return {
    async getChoiceMode({ provinceId, year }, { now }) {
      const province = provinceById(provinceId)
      if (province === undefined) throw refuse.provinceUnknown()
      const years = gaokaoYears(now)
      const form = examFormIn(province, year ?? years[0] ?? now.getUTCFullYear())
      const { mode } = form
      return {
        provinceId,
        choiceMode:
          (provinceRules(provinceId, BATCHES.undergrad) ?? batchesOf(provinceId)[0])?.choiceMode ?? 1,
        examMode: mode,
        examModeSource: form.source ?? '',
        examModeNote: form.note ?? '',
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
      if (ranked === undefined) throw refuse.noRankTable(province.name)
      return {
        ...presentRank(ranked, { year, track, score }, await book.tables(provinceId, ranked.table.track)),
        missing: await provinces.missing(tenant, provinceId),
      }
    },

    async saveScore(input, { tenant, customer, now }) {
      await provinces.check(tenant, input.provinceId)
      const owner = await findCustomer(db, tenant.tenantId, customer.customerId)
      if (owner === undefined) throw refuse.sessionUnknown()
      checkBinding(owner, input.provinceId, input.year, now)
      const checked = await checkCandidate(book, input)
      const row = await saveScore(
        db,
        {
          tenantId: tenant.tenantId,
          customerId: customer.customerId,
          provId: checked.province.provId,
          year: checked.year,
          track: checked.track,
          subjects: checked.subjects,
          score: checked.score,
          rank: checked.rank,
          rankGiven: checked.rankGiven,
        },
        now,
      )
      return presentScore(row)
    },
  }
}
