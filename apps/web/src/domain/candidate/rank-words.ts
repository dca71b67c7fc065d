import type { RankInfo } from '@wenjin/contract'
import type { Fact } from '../../shared/ui/facts.tsx'
import { countText } from '../../shared/ui/figures.ts'
import { ownRankOf } from './model.ts'
import type { CandidateForm } from './model.ts'

/** Why the candidate's own rank does not go with the score, in words; null when it does or none was given. */
export function contradiction(form: CandidateForm, { allowed, tableYear }: RankInfo): string | null {
  const own = ownRankOf(form)
  if (own === null || own === undefined) return null
  const { best, worst } = allowed
  if (own >= best && (worst === null || own <= worst)) return null
  const range =
    worst === null ? `不会好于${countText(best)}` : `在${countText(best)}～${countText(worst)}之间`
  return `按${tableYear}年一分一段表，${form.score}分的位次${range}，请核对分数与位次`
}

/** The rank as a figure: outside what the table tells only its end is known. */
export function rankFigure({ rank, edge }: RankInfo): string {
  if (edge === 'above' && rank > 1) return `前${countText(rank)}`
  return edge === 'below' ? `${countText(rank)}以后` : countText(rank)
}

/** What a candidate must know about the rank at once; '' when there is nothing. */
export function rankNote({ best, worst, edge, tableYear, oldTrack }: RankInfo, year: number): string {
  const standIn = tableYear === year ? '' : `${year}年一分一段表尚未公布，按${tableYear}年${oldTrack}估算`
  if (edge === 'above')
    return [`${tableYear}年表最高分段，位次在${countText(worst)}名以内`, standIn].filter(Boolean).join('；')
  if (edge === 'below') return [`低于${tableYear}年表内最低分`, standIn].filter(Boolean).join('；')
  if (standIn !== '') return standIn
  return best === worst ? `${tableYear}年一分一段表` : `同分位次${countText(best)}～${countText(worst)}`
}

/** Year, source and size of the table the rank is read off. */
export function rankFacts({ tableYear, oldTrack, source, total, best, worst }: RankInfo): Fact[] {
  return [
    { name: '年份', value: `${tableYear}年${oldTrack}一分一段表` },
    { name: '来源', value: source },
    { name: '同分区间', value: `${countText(best)}～${countText(worst)}` },
    { name: '表内人数', value: countText(total) },
  ]
}

const PAST_EDGE = { above: '以上', below: '以下' } as const
const BASIS_WORDS = { share: '按占考生比例', rank: '按位次' } as const

/** 2025年612分，2024年608分（按占考生比例）; '' when earlier years are not known. */
export function equivalentsText({ equivalents }: RankInfo): string {
  if (equivalents.length === 0) return ''
  const scores = equivalents.map(
    ({ year, score, edge }) => `${year}年${score}分${edge === null ? '' : PAST_EDGE[edge]}`,
  )
  const byRank = equivalents.filter(({ basis }) => basis === 'rank').map(({ year }) => year)
  const basis =
    byRank.length === 0
      ? BASIS_WORDS.share
      : byRank.length === equivalents.length
        ? BASIS_WORDS.rank
        : `${byRank.join('、')}年${BASIS_WORDS.rank}，其余${BASIS_WORDS.share}`
  return `${scores.join('，')}（${basis}）`
}
