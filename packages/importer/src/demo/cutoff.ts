import { PLAN_TYPES } from '@wenjin/engine'
import { drawNormal } from './chance.ts'
import type { DemoUniversity } from './knowledge/index.ts'
import type { Offer } from './offers.ts'

/** Strongest and weakest cut-off as shares of a track's candidates, and how they spread over the tiers. */
const STRONGEST = 0.0004
const WEAKEST = 0.92
const CURVE = 2.2
/** Schools are easier to get into at home, and a national special plan is, for those who may use it. */
const AT_HOME = 1.15
const SPECIAL = 1.5
/** Year-to-year move of a unit in ln(rank). */
const YEAR_NOISE = 0.09

/** Made-up cut-off rank of an offer in a year: the school's tier, the offer's own strength, the year. */
export function demoCutoff(
  university: DemoUniversity,
  offer: Offer,
  provName: string,
  year: number,
  candidates: number,
): number {
  const usual = STRONGEST + WEAKEST * (university.tier / 100) ** CURVE
  const home = university.provName === provName ? AT_HOME : 1
  const special = offer.planType === PLAN_TYPES.nationalSpecial ? SPECIAL : 1
  const key = `${university.name}${provName}${offer.groupCode}${offer.majors[0]?.code ?? ''}${year}`
  const share = usual * home * special * offer.weakness * Math.exp(YEAR_NOISE * drawNormal(key))
  return Math.max(1, Math.min(Math.round(candidates * 0.97), Math.round(candidates * share)))
}
