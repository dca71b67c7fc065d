import { RISK_LIMITS } from '@wenjin/engine'
import { shareText } from '../../../../shared/ui/share-text.ts'
import type { End, Simulation } from './simulate.ts'

/** How bad a risk is: nothing to do, worth a look, to be changed. */
export type RiskLevel = 'calm' | 'warn' | 'danger'

export function riskLevel(risk: number): RiskLevel {
  return risk >= RISK_LIMITS.danger ? 'danger' : risk >= RISK_LIMITS.warn ? 'warn' : 'calm'
}

export function riskWord(risk: number): string {
  return { calm: '很低', warn: '需留意', danger: '偏高' }[riskLevel(risk)]
}

/** The choices one most likely ends at, the likeliest first. */
export function likeliest({ ends }: Simulation, max: number): End[] {
  return ends
    .filter(({ taken }) => taken >= 0.005)
    .sort((a, b) => b.taken - a.taken)
    .slice(0, max)
}

function endName({ place, univName, unitName }: End): string {
  return `第${place}志愿 ${univName}${unitName === '' ? '' : ` ${unitName}`}`
}

/** The whole outcome in one sentence, for those who do not see the picture. */
export function simulationText(simulation: Simulation): string {
  const ends = likeliest(simulation, 3).map((end) => `${endName(end)}${shareText(end.taken)}`)
  const risks = `滑档${shareText(simulation.slipping)}，退档${shareText(simulation.refusal)}`
  return ends.length === 0 ? risks : `最可能：${ends.join('，')}。${risks}`
}

/** What the figures leave out: choices that count as not filing, and refusals that are not counted. */
export function caveats({ ends }: Simulation): string[] {
  const unknown = placesText(ends.filter(({ chance }) => chance === null))
  const uncounted = placesText(ends.filter(({ refusalKnown }) => !refusalKnown))
  return [
    unknown === '' ? '' : `${unknown}数据不足，模拟时按投不上计算，实际滑档风险不会高于这里的数字。`,
    uncounted === '' ? '' : `${uncounted}不服从调剂又没有选专业，退档风险还没有算入。`,
  ].filter((one) => one !== '')
}

function placesText(ends: readonly End[]): string {
  if (ends.length === 0) return ''
  const shown = ends
    .slice(0, 5)
    .map(({ place }) => place)
    .join('、')
  return ends.length > 5 ? `第${shown}等${ends.length}个志愿` : `第${shown}志愿`
}
