import type { Finding } from '@wenjin/contract'
import { appraiseShape, outlookOf, SECTION_FLOOR } from '@wenjin/engine'
import type { ListOutlook, ShapeFinding } from '@wenjin/engine'
import type { SavedChoice } from './choices.ts'
import { chanceText, numbered, percent } from './wording.ts'

/** A chance of refusal from which a choice is named. */
const NAMED_REFUSAL = 0.001

/** What the shape of a parallel list says about its risk. Choices without a chance take no part. */
export function shapeFindings(saved: readonly SavedChoice[], maxChoices: number): Finding[] {
  const choices = saved.filter(({ state }) => state === 'known')
  const outlook = outlookOf(choices)
  const found = appraiseShape(choices, outlook)
  const wasted = found.filter((one) => one.kind === 'wasted')
  const others = found.filter((one) => one.kind !== 'wasted')
  const room = maxChoices - saved.length
  return [
    ...others.map((one) => ({ kind: one.kind, level: one.level, ...wordsOf(one, choices, outlook, room) })),
    ...wastedFinding(wasted, choices),
    ...uncountedRefusal(choices),
  ]
}

type WastedFinding = Extract<ShapeFinding, { kind: 'wasted' }>
type Words = Pick<Finding, 'title' | 'text' | 'reportNos'>

function wordsOf(
  found: Exclude<ShapeFinding, { kind: 'wasted' }>,
  choices: readonly SavedChoice[],
  outlook: ListOutlook,
  room: number,
): Words {
  switch (found.kind) {
    case 'slipping':
      return {
        title: `滑档风险${percent(found.chance)}`,
        text:
          `按往年投档位次模拟，所有志愿都未投档的概率为${percent(found.chance)}；滑档后只能参加征集志愿或下一批次。` +
          `请${room > 0 ? `补充（还可填${room}个）` : '换入'}投档概率85%以上、你也愿意去读的志愿，放在最后。`,
        reportNos: [],
      }
    case 'refusal':
      return refusalWords(found.chance, choices, outlook)
    case 'unsafe':
      return unsafeWords(found, choices)
    case 'steep':
      return steepWords(found.after, choices)
    case 'flat':
      return flatWords(found.share, choices)
  }
}

/** What a list lacks to fall back on; whose 保 are not to be counted on, and why, stands on their cards. */
function unsafeWords(
  { solid, needed }: Extract<ShapeFinding, { kind: 'unsafe' }>,
  choices: readonly SavedChoice[],
): Words {
  const likely = choices.filter(({ chance, isSolid }) => chance >= SECTION_FLOOR.safety && !isSolid)
  if (solid === 0 && likely.length === 0)
    return {
      title: '没有保底志愿',
      text: '没有一个志愿的投档概率达到85%。请至少加入几个更稳、你也愿意去读的志愿，放在最后。',
      reportNos: [],
    }
  const numbers = numbersOf(likely)
  const uncounted =
    numbers.length === 0
      ? ''
      : `${numbered(numbers)}概率虽高，但只有一年投档线、选科要求未收录、一时断档或有其他待核对之处，没有计入。`
  return {
    title: `靠得住的保底只有${solid}所院校`,
    text:
      `${choices.length}个志愿至少要有${needed}所：投档概率85%以上、有两年以上投档线、要求都清楚、各不同校。${uncounted}` +
      '请补充几个放在最后。',
    reportNos: numbers,
  }
}

function refusalWords(chance: number, choices: readonly SavedChoice[], outlook: ListOutlook): Words {
  const numbers = numbersOf(choices.filter((_, i) => (outlook.refused[i] ?? 0) >= NAMED_REFUSAL))
  const whose = numbers.length === 0 ? '' : `主要来自${numbered(numbers)}。`
  return {
    title: `退档风险${percent(chance)}`,
    text:
      `投档后因所选专业已满、又不服从调剂而被退档的概率合计为${percent(chance)}（按所选专业的名额占比估计，官方不公布退档数据），` +
      `退档后本批次不再投后面的志愿。${whose}请勾选服从专业调剂，或多选几个名额多的专业。`,
    reportNos: numbers,
  }
}

function steepWords(after: number, choices: readonly SavedChoice[]): Words {
  const below = choices[after]
  const above = choices.reduce<SavedChoice | undefined>(
    (next, choice) =>
      choice.chance > (below?.chance ?? 1) && choice.chance < (next?.chance ?? Infinity) ? choice : next,
    undefined,
  )
  const places = [below, above].filter((choice) => choice !== undefined)
  return {
    title: '梯度太陡',
    text:
      `${places.map(({ saved, chance }) => `${numbered([saved.reportNo])}投档概率${chanceText(chance)}`).join('，更稳的')}，` +
      '两者之间没有过渡。请在中间补充几个概率居中的志愿，免得够不上前者就直接落到后者。',
    reportNos: numbersOf(places).toSorted((a, b) => a - b),
  }
}

/** The band with the majority of the choices also holds the middle one. */
function flatWords(share: number, choices: readonly SavedChoice[]): Words {
  const rising = choices.map(({ chance }) => chance).toSorted((a, b) => a - b)
  const middle = rising[Math.floor(rising.length / 2)] ?? 0
  const much = `${Math.round(share * 100)}%的志愿投档概率`
  const text =
    middle < 0.05
      ? `${much}低于5%，几乎都够不上。请增加与位次相当的志愿，并留好保底。`
      : middle < 0.5
        ? `${much}在5%到50%之间，都属于冲。请增加稳和保的志愿。`
        : `${much}在95%以上，可能填低了。请在前面增加你更想去、概率低一些的志愿，未投档不影响后面的志愿。`
  return { title: '梯度太平', text, reportNos: [] }
}

function wastedFinding(wasted: readonly WastedFinding[], choices: readonly SavedChoice[]): Finding[] {
  const [first] = wasted
  if (first === undefined) return []
  const numbers = numbersOf(wasted.flatMap(({ place }) => choices[place] ?? []))
  const surer = choices.filter((_, place) => wasted.some(({ behind }) => behind === place))
  const chance = surer.length === 1 ? `（投档概率${chanceText(surer[0]?.chance ?? 0)}）` : ''
  return [
    {
      kind: 'wasted',
      level: first.level,
      title: `${numbered(numbers)}几乎轮不到`,
      text:
        `它们排在更稳的${numbered(numbersOf(surer))}${chance}之后，` +
        '去到的概率不足0.1%。如果更想去，请移到更稳的志愿前面，滑档风险不会增加；如果不想去，留着也不影响其他志愿。',
      reportNos: numbers,
    },
  ]
}

/** What the chance of refusal leaves out. */
function uncountedRefusal(choices: readonly SavedChoice[]): Finding[] {
  const uncounted = choices.filter(({ isRefusalKnown }) => !isRefusalKnown)
  if (uncounted.length === 0) return []
  const numbers = numbersOf(uncounted)
  return [
    {
      kind: 'refusal',
      level: 'note',
      title: `${numbered(numbers)}的退档风险未计入`,
      text: '没有勾选服从专业调剂，也没有选定专业（或招生专业未收录），无法估计退档风险。请选好专业，并考虑勾选服从调剂。',
      reportNos: numbers,
    },
  ]
}

function numbersOf(choices: readonly SavedChoice[]): number[] {
  return choices.map(({ saved }) => saved.reportNo)
}
