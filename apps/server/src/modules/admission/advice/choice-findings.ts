import type { Finding } from '@wenjin/contract'
import { requirementText } from '@wenjin/engine'
import type { SavedChoice } from './choices.ts'
import { campusRemarks, physicalRemarks } from './remarks.ts'
import { numbered } from './wording.ts'

/** A year that costs more is worth a word, in yuan. */
const EXPENSIVE = 20_000
/** Choices spelled out in one finding; all are numbered. */
const MAX_NAMED = 5

export interface ChoiceGround {
  /** Year the units are from, and whether it is that of the candidate's own plan. */
  readonly unitYear: number
  readonly planned: boolean
  /** Most a year may cost, in yuan; 0: no matter. */
  readonly maxFee: number
}

/** What is to be said of single choices, whatever the order of the list. */
export function choiceFindings(choices: readonly SavedChoice[], ground: ChoiceGround): Finding[] {
  return [
    requirementFinding(choices),
    goneFinding(choices, ground),
    unknownFinding(choices),
    ...feeFindings(choices, ground.maxFee),
    remarkFinding('physical', choices),
    remarkFinding('campus', choices),
  ].filter((finding) => finding !== undefined)
}

function requirementFinding(choices: readonly SavedChoice[]): Finding | undefined {
  const closed = choices.filter(({ state }) => state === 'closed')
  return finding('requirement', 'danger', closed, {
    title: '选科不符，不能填报',
    said: ({ unit }) => `要求选考${requirementText(unit?.requirement ?? null)}`,
    end: '与你的选科不符，填了也不会投档，请移除。',
  })
}

function goneFinding(
  choices: readonly SavedChoice[],
  { unitYear, planned }: ChoiceGround,
): Finding | undefined {
  const gone = choices.filter(({ state }) => state === 'gone')
  return finding('gone', planned ? 'danger' : 'warn', gone, {
    title: `不在${unitYear}年招生计划中`,
    said: () => '',
    end: `可能已停招、合并或更换代码，概率与风险都没有计入。请按${unitYear}年计划重新查找，或移除。`,
  })
}

function unknownFinding(choices: readonly SavedChoice[]): Finding | undefined {
  const unknown = choices.filter(({ state }) => state === 'unknown')
  const alone = choices.every(({ state }) => state !== 'known')
  return finding('unknown', alone ? 'warn' : 'note', unknown, {
    title: '往年数据不足',
    said: () => '',
    end: '没有可用的往年投档位次，概率与风险都没有计入。请另查院校近年录取情况，不要当作保底。',
  })
}

function feeFindings(choices: readonly SavedChoice[], maxFee: number): (Finding | undefined)[] {
  const over = choices.filter((choice) => maxFee > 0 && (highestFee(choice) ?? 0) > maxFee)
  const expensive = choices.filter(
    (choice) => (highestFee(choice) ?? 0) > EXPENSIVE && !over.includes(choice),
  )
  const said = (choice: SavedChoice): string => `最高每年${highestFee(choice)}元`
  return [
    finding('fee', 'warn', over, {
      title: `学费超过你设的每年${maxFee}元`,
      said,
      end: '请确认能否承担，或移除、改选学费较低的专业。',
    }),
    finding('fee', 'note', expensive, { title: '学费较高', said, end: '请确认家庭能够承担。' }),
  ]
}

function highestFee({ majors }: SavedChoice): number | undefined {
  const fees = majors.flatMap(({ fee }) => (fee === null ? [] : [fee]))
  return fees.length === 0 ? undefined : Math.max(...fees)
}

const REMARKS = {
  physical: {
    level: 'warn',
    title: '有身体条件要求',
    end: '请对照体检结论与院校招生章程，不符合的会被退档。',
    of: physicalRemarks,
  },
  campus: {
    level: 'note',
    title: '请核对就读地点',
    end: '请在招生章程中核对是否在你想去的城市就读。',
    of: campusRemarks,
  },
} as const

function remarkFinding(kind: keyof typeof REMARKS, choices: readonly SavedChoice[]): Finding | undefined {
  const { level, title, end, of } = REMARKS[kind]
  const remarked = choices.filter((choice) => of(choice).length > 0)
  return finding(kind, level, remarked, { title, said: (choice) => `「${of(choice).join('；')}」`, end })
}

interface Words {
  readonly title: string
  /** What is said of one choice; '': it is only named. */
  readonly said: (choice: SavedChoice) => string
  /** What it means and what to do. */
  readonly end: string
}

/** One finding about some choices; undefined where it is about none. */
function finding(
  kind: Finding['kind'],
  level: Finding['level'],
  choices: readonly SavedChoice[],
  { title, said, end }: Words,
): Finding | undefined {
  if (choices.length === 0) return undefined
  const named = choices.slice(0, MAX_NAMED).map((choice) => {
    const { reportNo, univName, unitName } = choice.saved
    return `${numbered([reportNo])}${[univName, unitName].filter(Boolean).join(' ')}${said(choice)}`
  })
  const rest = choices.length > MAX_NAMED ? `等${choices.length}个志愿` : ''
  const numbers = choices.map(({ saved }) => saved.reportNo)
  return { kind, level, title, text: `${named.join('；')}${rest}。${end}`, reportNos: numbers }
}
