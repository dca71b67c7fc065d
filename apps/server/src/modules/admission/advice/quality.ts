import type { BookUnit, UnitBook } from '@wenjin/admission/book/book'
import { normalCdf } from '@wenjin/engine'
import type { PlaceQuality } from '@wenjin/engine'
import { shareOfPlaces } from './places.ts'
import type { Preferences } from './preferences.ts'
import { standingIn } from './standing.ts'

/** A year that costs so much, in yuan, has no worth on that side. */
const MAX_FEE = 60_000
/**
 * How fast a school's worth falls with its cut-off, in ln rank. At 0.35 a cut-off at half the candidate's rank is worth
 * 0.98, at the candidate's own rank 0.5, at twice that rank 0.02: the weight of the school tells within the ranks a list
 * is made of, for the first of a province as for the last. (As a share of the batch's units it would tell next to
 * nothing there, and one sure place of the wished kind would be worth more than all others together.)
 */
const SCHOOL_SCALE = 0.35

/** Gives how good a unit of a batch is to a person of a rank on each side. */
export function qualityIn(
  book: UnitBook,
  batchId: number,
  rank: number,
  { areas, majorClasses }: Pick<Preferences, 'areas' | 'majorClasses'>,
): (unit: BookUnit) => PlaceQuality {
  const standing = standingIn(book, batchId)
  return (unit) => ({
    school: schoolQuality(unit.cutoff?.location ?? null, standing.schoolLocation(unit), rank),
    major: majorClasses.length === 0 ? null : majorQuality(preferredShare(book, unit, majorClasses)),
    city: areas.length === 0 ? null : areas.includes(book.schools[unit.school]?.areaId ?? 0) ? 1 : 0,
    fee: feeQuality(unit),
  })
}

/** Share of a unit's places in wished classes; null: its majors are not known. */
export function preferredShare(
  book: UnitBook,
  unit: BookUnit,
  majorClasses: readonly string[],
): number | null {
  return shareOfPlaces(unit.plans, ({ majorName }) =>
    book.classesOf([majorName]).some((position) => majorClasses.includes(book.classes[position]?.code ?? '')),
  )
}

/** The wished majors are named first inside the choice, so that they are likelier than their share of places. */
function majorQuality(share: number | null): number | null {
  return share === null ? null : Math.sqrt(share)
}

/** A unit's own line says how its majors are wished for, that of its whole school how the school is: half each. */
function schoolQuality(ofUnit: number | null, ofSchool: number | null, rank: number): number | null {
  if (ofSchool === null) return null
  const location = ofUnit === null ? ofSchool : (ofUnit + ofSchool) / 2
  return normalCdf((Math.log(rank) - location) / SCHOOL_SCALE)
}

function feeQuality({ feeMin, feeMax }: BookUnit): number | null {
  if (feeMin === null || feeMax === null) return null
  return Math.min(1, Math.max(0, 1 - (feeMin + feeMax) / 2 / MAX_FEE))
}
