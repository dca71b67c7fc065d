import {
  askedWithHistory,
  borrowedIntervals,
  completeLines,
  loadLineRows,
  loadRowSources,
  loadTrackSetting,
  loadUniversities,
} from '@wenjin/data'
import type { AskedUnit, BorrowedInterval, Connection, LinkedUnit } from '@wenjin/data'
import { cutoffInterval, estimateCutoffs, FITTED_MODEL, normaliseGroupCode, PLAN_TYPES } from '@wenjin/engine'
import type { ChoiceUnit, CutoffDistribution } from '@wenjin/engine'

/** What can be said of a unit. */
export interface UnitAnswer {
  /** null: no year is known, or the unit is none that has ranks. */
  readonly cutoff: CutoffDistribution | null
  /** 80 % interval of the cut-off rank; null where not even schools of the tier are known. */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly years: readonly number[]
  readonly note: string
}

const LEVELS = [1, 2, 3]
const KINDS: Readonly<Record<number, ChoiceUnit>> = { 1: 'school', 2: 'group', 3: 'major' }
/** How far back lines are read. */
const YEARS_BACK = 5

/** Answers for units of any province, track and year, in the order given, from the lines of the years before each. */
export async function answerUnits(
  connection: Connection,
  asked: readonly AskedUnit[],
): Promise<UnitAnswer[]> {
  const answers = new Map<AskedUnit, UnitAnswer>()
  const sources = await loadRowSources(connection.db)
  const universities = new Map((await loadUniversities(connection.db)).map((row) => [row.univId, row]))
  const byYear = Map.groupBy(asked, ({ provId, track, year }) => `${provId} ${track} ${year}`)
  for (const units of byYear.values()) {
    const { provId, track, year } = units[0]!
    const lines = completeLines(
      await loadLineRows(connection.db, provId, track, LEVELS, year - YEARS_BACK, year - 1),
    )
    const setting = await loadTrackSetting(connection.db, provId, track, lines)
    const linked = units.map(linkedUnit)
    const { models, linked: own } = askedWithHistory(linked, lines, sources, setting, year)
    const cutoffs = estimateCutoffs(FITTED_MODEL, models, setting.yearOf(year))
    const borrowed = borrowedIntervals(linked, own, universities)
    for (const [i, unit] of units.entries())
      answers.set(unit, answerFor(unit, cutoffs[i]!, borrowed[i]!, lines.length > 0))
  }
  return asked.map((unit) => answers.get(unit)!)
}

function linkedUnit(unit: AskedUnit): LinkedUnit & { readonly planNum: null } {
  const kind = KINDS[unit.level]!
  return {
    kind,
    batchId: unit.batchId,
    planType: unit.planType,
    univId: unit.univId,
    schoolCode: unit.schoolCode,
    schoolName: unit.schoolName,
    groupCode: kind === 'school' ? '' : (normaliseGroupCode(unit.groupCode ?? unit.groupName ?? '') ?? ''),
    majorCode: unit.majorCode ?? '',
    majorName: unit.majorName ?? '',
    requirement: unit.requirement,
    planNum: null,
    lines: [],
  }
}

const BORROWED_NOTES: Readonly<Record<BorrowedInterval['from'], string>> = {
  school: '数据不足：没有这个志愿单位的往年投档线，区间由该校其他单位估计',
  tier: '数据不足：没有该校往年投档线，区间由同一层次的院校估计',
}

function answerFor(
  unit: AskedUnit,
  cutoff: CutoffDistribution | null,
  borrowed: BorrowedInterval | null,
  hasLines: boolean,
): UnitAnswer {
  if (unit.planType === PLAN_TYPES.art || unit.planType === PLAN_TYPES.sport)
    return { cutoff: null, interval: null, years: [], note: '艺术体育类按综合分录取，没有位次' }
  if (cutoff !== null) return { cutoff, interval: cutoffInterval(cutoff), years: cutoff.years, note: '' }
  if (!hasLines) return { cutoff: null, interval: null, years: [], note: '该省该科类没有往年投档线' }
  if (borrowed === null)
    return { cutoff: null, interval: null, years: [], note: '数据不足：没有该校和同一层次院校的往年投档线' }
  return { cutoff: null, interval: borrowed, years: [], note: BORROWED_NOTES[borrowed.from] }
}
