import type { OrderMove } from '@wenjin/contract'
import type { OrderMove as EngineMove } from '@wenjin/engine'
import type { SavedChoice } from './choices.ts'
import { chanceText, percent } from './wording.ts'

/** The moves of an improved order with why each is made; `choices` in the order before. */
export function presentMoves(choices: readonly SavedChoice[], moves: readonly EngineMove[]): OrderMove[] {
  return moves.flatMap(({ from, to, behind, before, after }) => {
    const choice = choices[from]
    const surer = choices[behind]
    if (choice === undefined || surer === undefined) return []
    const reason =
      `原来几乎轮不到（去到的概率${percent(before)}）；移到投档概率${chanceText(surer.chance)}的原第${behind + 1}志愿之前，` +
      `调整后为${percent(after)}，滑档和退档风险都不增加`
    return [{ planId: choice.saved.planId, from: from + 1, to: to + 1, reason }]
  })
}
