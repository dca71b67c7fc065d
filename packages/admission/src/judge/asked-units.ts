import { groupCodeOf } from '../link/group-code-of.ts'
import { levelOf } from '../link/levels.ts'
import { hasRanks } from '../link/has-ranks.ts'
import { loadPlace } from '../link/place.ts'
import { loadSourcedTables } from '../link/rank-tables.ts'
import { chancesOf, isBefore, unitsOf, YEARS_BACK } from '../link/units-of.ts'
import type { UnitChance, UnitInterval, WantedUnits, YearUnit } from '../link/units-of.ts'
import { loadRowSources } from '@wenjin/database/queries/admission/unit-rows'
import { loadUniversities } from '@wenjin/database/queries/library/universities'
import type { Connection } from '@wenjin/database/connect/connection'
import type { AskedUnit } from '@wenjin/database/queries/admission/unit-rows'
import type { CutoffDistribution } from '@wenjin/engine'

/** What can be said of a unit. */
export interface UnitAnswer {
  /** null: no year is known, or the unit has no ranks. */
  readonly cutoff: CutoffDistribution | null
  /** 80 % interval of the cut-off rank; null where not even schools of the tier are known. */
  readonly interval: { readonly low: number; readonly high: number } | null
  readonly years: readonly number[]
  readonly note: string
}

/** Answers for units of any province, track and year, in the order given, from the lines of the years before each. */
export async function answerUnits({ db }: Connection, asked: readonly AskedUnit[]): Promise<UnitAnswer[]> {
  const answers = new Map<AskedUnit, UnitAnswer>()
  const sources = await loadRowSources(db)
  const universities = new Map((await loadUniversities(db)).map((row) => [row.univId, row]))
  for (const ofPlace of Map.groupBy(asked, ({ provId, track }) => `${provId} ${track}`).values()) {
    const tables = (await loadSourcedTables(db, ofPlace[0]!)).map(({ table }) => table)
    const years = Map.groupBy(ofPlace, ({ year }) => year)
    const from = Math.min(...years.keys()) - YEARS_BACK
    const place = await loadPlace(db, ofPlace[0]!, {
      sources,
      tables,
      from,
      to: Math.max(...years.keys()) - 1,
    })
    for (const [year, units] of years) {
      const hasLines = place.lines.some((line) => isBefore(line, year))
      const chances = chancesOf(unitsOf(place, year, wantedUnits(units, year)), universities)
      for (const [i, unit] of units.entries()) answers.set(unit, answerFor(unit, chances[i]!, hasLines))
    }
  }
  return asked.map((unit) => answers.get(unit)!)
}

/** Units as somebody asks about them: some of their year, by that year's codes. */
export function wantedUnits(asked: readonly AskedUnit[], year: number): WantedUnits {
  return { units: asked.map(linkedUnit), codeYear: year, isWhole: false }
}

function linkedUnit(unit: AskedUnit): YearUnit {
  const kind = levelOf(unit.level)!
  return {
    kind,
    batchId: unit.batchId,
    planType: unit.planType,
    univId: unit.univId,
    schoolCode: unit.schoolCode,
    schoolName: unit.schoolName,
    groupCode: kind === 'school' ? '' : (groupCodeOf(unit) ?? ''),
    majorCode: unit.majorCode ?? '',
    majorName: unit.majorName ?? '',
    requirement: unit.requirement,
    planNum: null,
    lines: [],
  }
}

const BORROWED_NOTES: Readonly<Record<UnitInterval['from'], string>> = {
  unit: '',
  bound: '最近一次投档线只公布到某分及以上，没有更细的位次，不给出概率',
  school: '数据不足：没有这个志愿单位的往年投档线，区间由该校其他单位估计',
  tier: '数据不足：没有该校往年投档线，区间由同一层次的院校估计',
}

function answerFor(unit: AskedUnit, { cutoff, interval }: UnitChance, hasLines: boolean): UnitAnswer {
  const silent = (note: string): UnitAnswer => ({ cutoff: null, interval: null, years: [], note })
  if (!hasRanks(unit)) return silent('艺术体育类按综合分录取，没有位次')
  if (cutoff !== null) return { cutoff, interval, years: cutoff.years, note: '' }
  if (!hasLines) return silent('该省该科类没有往年投档线')
  if (interval === null) return silent('数据不足：没有该校和同一层次院校的往年投档线')
  return { cutoff: null, interval, years: [], note: BORROWED_NOTES[interval.from] }
}
