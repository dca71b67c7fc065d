import type { UnitBook } from '@wenjin/admission/book/book'
import { outlookOf, provinceById, SECTION_FLOOR, SECTION_NAMES } from '@wenjin/engine'
import type { ChoiceUnit } from '@wenjin/engine'
import type { UnitOption } from './options.ts'
import type { Preferences } from './preferences.ts'
import { preferredShare } from './quality.ts'
import { standingIn } from './standing.ts'
import { chanceText, percent } from './wording.ts'

const UNIT_WORDS: Readonly<Record<ChoiceUnit, string>> = { group: '专业组', major: '专业', school: '院校' }
/** From what weight on a side counts enough to be named. */
const COUNTS = 2
/** From how good a side is it says why a unit is on the list. */
const GOOD: Readonly<Record<Side, number>> = { school: 0.5, major: 0.01, city: 1, fee: 0.85 }
/** Sides named in one line. */
const MAX_SIDES = 2

type Side = 'school' | 'major' | 'city' | 'fee'
const SIDES: readonly Side[] = ['school', 'major', 'city', 'fee']

/** Why each choice of a proposed list is there, in one line: its section, its chance, what speaks for it. */
export function reasonsOf(book: UnitBook, list: readonly UnitOption[], preferences: Preferences): string[] {
  const surest = list.reduce<UnitOption | undefined>(
    (best, option) => (best === undefined || option.chance >= best.chance ? option : best),
    undefined,
  )
  return list.map((option, place) => {
    const { section } = option
    const words = [`投档概率${chanceText(option.chance)}`, ...goodSides(book, option, preferences)]
    if (option.chance >= SECTION_FLOOR.safety && section !== 'safety') words.push('有待核对之处，不算保底')
    if (option === surest) words.push(fallbackWords(list, option))
    else if (section === 'safety' && place > 0) words.push('前面的志愿都未投档时可去')
    else if (section === 'reach') words.push('未投档不影响后面的志愿')
    return `${SECTION_NAMES[section]}：${words.join('，')}`
  })
}

/** What speaks most for an option, by what the person says counts. */
function goodSides(book: UnitBook, option: UnitOption, preferences: Preferences): string[] {
  const { quality } = option
  return SIDES.filter((side) => preferences[side] >= COUNTS && (quality[side] ?? 0) >= GOOD[side])
    .toSorted((a, b) => preferences[b] * (quality[b] ?? 0) - preferences[a] * (quality[a] ?? 0))
    .slice(0, MAX_SIDES)
    .map((side) => sideWords(book, option, preferences, side))
}

function sideWords(book: UnitBook, { unit }: UnitOption, { majorClasses }: Preferences, side: Side): string {
  if (side === 'school') {
    const share = standingIn(book, unit.batchId).weakerThan(unit)
    return `往年投档位次强于本批次${percent(share)}的${UNIT_WORDS[unit.kind]}`
  }
  if (side === 'major') {
    const share = preferredShare(book, unit, majorClasses) ?? 0
    return share === 1 ? '专业符合意向' : `${percent(share)}的招生名额属意向专业类`
  }
  if (side === 'city') return `在意向省份${provinceById(book.schools[unit.school]?.areaId ?? 0)?.name ?? ''}`
  return unit.feeMin === unit.feeMax ? `学费每年${unit.feeMax}元` : `学费每年${unit.feeMin}–${unit.feeMax}元`
}

/** What the surest choice is for: the risk of slipping with and without it. */
function fallbackWords(list: readonly UnitOption[], surest: UnitOption): string {
  const { slipping } = outlookOf(list)
  const without = outlookOf(list.filter((option) => option !== surest)).slipping
  // a risk that reads the same with and without is not worth a word
  const isTold = list.length > 1 && percent(without) !== percent(slipping)
  return isTold ? `保底，没有它滑档风险由${percent(slipping)}升到${percent(without)}` : '保底'
}
