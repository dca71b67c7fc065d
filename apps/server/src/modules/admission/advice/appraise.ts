import type { Finding } from '@wenjin/contract'
import type { BatchRule } from '@wenjin/engine'
import { choiceFindings } from './choice-findings.ts'
import type { ChoiceGround } from './choice-findings.ts'
import type { SavedChoice } from './choices.ts'
import { shapeFindings } from './shape-findings.ts'

const LEVELS: readonly Finding['level'][] = ['danger', 'warn', 'note']

/** All that is to be said about the risks of a saved batch, the worst first; nothing of an empty one. */
export function appraise(
  choices: readonly SavedChoice[],
  rule: Pick<BatchRule, 'name' | 'parallel' | 'maxUnivNum'>,
  ground: ChoiceGround,
): Finding[] {
  if (choices.length === 0) return []
  const shape = rule.parallel ? shapeFindings(choices, rule.maxUnivNum) : [sequentialFinding(rule.name)]
  return [...shape, ...choiceFindings(choices, ground)].toSorted(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  )
}

function sequentialFinding(batchName: string): Finding {
  return {
    kind: 'sequential',
    level: 'note',
    title: '顺序志愿，不作模拟',
    text:
      `${batchName}按顺序志愿录取：院校先录第一志愿的考生，名额未满才看后面的志愿，先后次序会影响机会。` +
      '滑档与退档的模拟只适用于平行志愿，这里不作估计；请把最想去、把握也较大的院校放在第一志愿。',
    reportNos: [],
  }
}
