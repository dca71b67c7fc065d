// A whole list: how it may end beside drawing years and beside the sum written out, and the best list of many options
// beside adding one choice after the other by working out the whole outcome again.
import { normalCdf, normalQuantile, outlookOf, proposeList } from '@wenjin/engine'
import type { ListChoice, ListOption } from '@wenjin/engine'
import { end, median, processorTime } from './measure.ts'
import { randomFrom } from './random.ts'

const CHOICES = 96
const MAX_MS = 5
/** Standard error of a drawn chance: what a person would call exact enough. */
const ACCURACY = 1e-3
const MIN_OVER_DRAWING = 50
const MIN_OVER_WRITTEN_OUT = 2
const OPTIONS = 3_000
const MAX_PROPOSAL_MS = 2_000
/** What the plain loop ends with in seconds. */
const FEW = { options: 300, max: 16 }
const MIN_OVER_PLAIN = 20
const ROUNDS = 7

/** Options from sure ones that few want to wished ones out of reach. */
function makeOptions(count: number): ListOption[] {
  const random = randomFrom(3)
  return Array.from({ length: count }, (_, i) => {
    const ahead = 5 * (i / count) - 2
    return {
      chance: normalCdf(ahead),
      commonShare: 0.05 + 0.35 * random(),
      refusal: 0,
      worth: Math.max(0.05, normalCdf(0.4 - ahead / 2) * (0.6 + 0.4 * random())),
    }
  })
}

/** How often the drawn candidate ends at each choice, and nowhere last. */
function drawYears(choices: readonly ListChoice[], draws: number): number[] {
  const next = randomFrom(7)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const parts = choices.map(({ chance, commonShare }) => ({
    level: normalQuantile(chance),
    common: Math.sqrt(commonShare),
    own: Math.sqrt(1 - commonShare),
  }))
  const counts = Array.from({ length: choices.length + 1 }, () => 0)
  for (let draw = 0; draw < draws; draw++) {
    const shock = normal()
    const at = parts.findIndex(({ level, common, own }) => own * normal() - common * shock <= level)
    counts[at < 0 ? choices.length : at]! += 1
  }
  return counts.map((count) => count / draws)
}

/** The integral over the common shock as it is written: node by node, choice by choice. */
function writtenOut(choices: readonly ListChoice[]): number[] {
  const ends = Array.from({ length: choices.length + 1 }, () => 0)
  const nodes = Array.from({ length: 65 }, (_, k) => k / 4 - 8)
  const total = nodes.reduce((sum, node) => sum + Math.exp(-0.5 * node ** 2), 0)
  for (const node of nodes) {
    let left = Math.exp(-0.5 * node ** 2) / total
    for (const [i, { chance, commonShare }] of choices.entries()) {
      const level = normalQuantile(chance) + Math.sqrt(commonShare) * node
      const filed = left * normalCdf(level / Math.sqrt(1 - commonShare))
      ends[i]! += filed
      left -= filed
    }
    ends[choices.length]! += left
  }
  return ends
}

function endsOf(choices: readonly ListChoice[]): number[] {
  const { taken, slipping } = outlookOf(choices)
  return [...taken, slipping]
}

function worthOf(list: readonly ListOption[]): number {
  const { taken } = outlookOf(list)
  return list.reduce((sum, { worth }, i) => sum + worth * taken[i]!, 0)
}

/** Adds, one after the other, the option with which the whole list is worth most. */
function plainProposal(options: readonly ListOption[], max: number): number {
  let list: ListOption[] = []
  while (list.length < max) {
    const longer = options
      .filter((option) => !list.includes(option))
      .map((option) => [...list, option].toSorted((a, b) => b.worth - a.worth))
    const worths = longer.map(worthOf)
    const best = worths.indexOf(Math.max(...worths))
    if (best < 0 || worths[best]! <= worthOf(list)) break
    list = longer[best]!
  }
  return worthOf(list)
}

const failures: string[] = []
function check(good: boolean, text: string): void {
  console.log(text)
  if (!good) failures.push(text)
}

const many = makeOptions(OPTIONS)
const choices = makeOptions(CHOICES)
const ends = endsOf(choices)
const draws = Math.ceil(Math.max(...ends.map((chance) => chance * (1 - chance))) / ACCURACY ** 2)
let drawn: number[] = []
const own = median(ROUNDS * 20, () => outlookOf(choices))
const best = processorTime(ROUNDS * 20, () => outlookOf(choices))
const drawing = median(1, () => (drawn = drawYears(choices, draws)))
const plain = median(ROUNDS, () => writtenOut(choices))
const off = (other: readonly number[]): number => Math.max(...ends.map((end, i) => Math.abs(end - other[i]!)))
check(best < MAX_MS, `outcome of ${choices.length} choices: ${best.toFixed(2)} ms (below ${MAX_MS})`)
check(
  drawing / own >= MIN_OVER_DRAWING && off(drawn) < 5 * ACCURACY,
  `${draws} drawn years: ${drawing.toFixed(0)} ms, off by ${off(drawn).toFixed(5)}; times faster: ${(drawing / own).toFixed(0)} (at least ${MIN_OVER_DRAWING})`,
)
check(
  plain / own >= MIN_OVER_WRITTEN_OUT && off(writtenOut(choices)) < 1e-9,
  `sum written out: ${plain.toFixed(2)} ms; times faster: ${(plain / own).toFixed(1)} (at least ${MIN_OVER_WRITTEN_OUT})`,
)

const proposal = processorTime(3, () => proposeList(many, { max: CHOICES, slipping: 0.01 }))
check(
  proposal < MAX_PROPOSAL_MS,
  `proposal of ${CHOICES} from ${OPTIONS} options: ${proposal.toFixed(0)} ms (below ${MAX_PROPOSAL_MS})`,
)
const few = makeOptions(FEW.options)
const limits = { max: FEW.max, slipping: 1 }
const small = median(ROUNDS, () => proposeList(few, limits))
const start = performance.now()
const plainWorth = plainProposal(few, FEW.max)
const greedy = performance.now() - start
const { expectedWorth } = proposeList(few, limits)
check(
  greedy / small >= MIN_OVER_PLAIN && expectedWorth >= plainWorth - 1e-9,
  `proposal of ${FEW.max} from ${FEW.options}: ${small.toFixed(1)} ms, worth ${expectedWorth.toFixed(4)}; plain loop ${greedy.toFixed(0)} ms, worth ${plainWorth.toFixed(4)}; times faster: ${(greedy / small).toFixed(0)} (at least ${MIN_OVER_PLAIN})`,
)
end(failures.length === 0)
