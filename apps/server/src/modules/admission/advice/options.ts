import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { canBeFiled } from '@wenjin/admission/book/unit-name'
import {
  chanceOfFiling,
  commonShareOf,
  FITTED_MODEL,
  normalQuantile,
  PLAN_TYPES,
  satisfies,
  SECTION_FLOOR,
  worthOf,
} from '@wenjin/engine'
import type { GradedOption, ListSection, PlaceQuality } from '@wenjin/engine'
import type { Candidate } from '../plan/index.ts'
import { isForSome, ORDINARY, settledSection } from '../plan/index.ts'
import type { Preferences } from './preferences.ts'
import { qualityIn } from './quality.ts'
import { isSolid } from './solid.ts'

/** A unit that may be proposed. */
export interface UnitOption extends GradedOption {
  readonly unit: BookUnit
  readonly quality: PlaceQuality
}

/** Below 冲 a unit is shown only when asked for, and never proposed. */
const MIN_CHANCE = SECTION_FLOOR.reach

/**
 * Units of a batch that a person may fill in, can pay and has a known chance at. Of an unstated subject requirement that
 * of other years must be known and met. Refusal is 0: who takes what is proposed takes any major of it.
 */
export function optionsOf(
  book: UnitBook,
  { subjects, rank }: Candidate,
  batchId: number,
  preferences: Preferences,
): UnitOption[] {
  const { feeMost, jointVenture } = preferences
  const qualityOf = qualityIn(book, batchId, rank, preferences)
  const options: UnitOption[] = []
  for (const unit of book.units) {
    const { cutoff, feeMax } = unit
    if (unit.batchId !== batchId || cutoff === null || !ORDINARY.includes(unit.planType)) continue
    if (!canBeFiled(unit) || unit.doubts.type || isForSome(unit)) continue
    if (unit.planType === PLAN_TYPES.jointVenture && jointVenture === 0) continue
    const requirement = unit.requirement ?? unit.requirementElsewhere
    if (subjects !== null && (requirement === null || !satisfies(requirement, subjects))) continue
    if (feeMost > 0 && feeMax !== null && feeMax > feeMost) continue
    const chance = chanceOfFiling(cutoff, rank)
    if (chance < MIN_CHANCE) continue
    const quality = qualityOf(unit)
    const worth = worthOf(quality, preferences)
    const commonShare = commonShareOf(FITTED_MODEL.commonShares, batchId)
    options.push({
      unit,
      quality,
      worth,
      chance,
      commonShare,
      refusal: 0,
      section: settledSection(unit, chance) as ListSection,
      school: unit.school,
      isSolid: isSolid(unit, chance) && (feeMost === 0 || feeMax !== null),
    })
  }
  return options
}

/** Bands of chance, equally wide in the normal quantile from MIN_CHANCE to MAX_BANDED_CHANCE, and one above. */
const BANDS = 12
const MAX_BANDED_CHANCE = 0.999
/** Options kept of each band, about as many as the longest form takes, and solid ones beside them. */
const BAND_SIZE = 100
const SOLID_SIZE = 40

/**
 * The options that a list is worked out of: of each band of chance those worth most, the solid ones apart. A list has hardly
 * use for more than its own length of options that are equally likely.
 */
export function bestOptions(options: readonly UnitOption[]): UnitOption[] {
  const low = normalQuantile(MIN_CHANCE)
  const width = (normalQuantile(MAX_BANDED_CHANCE) - low) / (BANDS - 1)
  const bandOf = ({ chance }: UnitOption): number =>
    Math.min(BANDS - 1, Math.floor((normalQuantile(chance) - low) / width))
  return [...Map.groupBy(options, bandOf).values()].flatMap((band) => {
    const best = band.toSorted((a, b) => b.worth - a.worth)
    const solid = best.filter((option) => option.isSolid).slice(0, SOLID_SIZE)
    return [...new Set([...best.slice(0, BAND_SIZE), ...solid])]
  })
}
