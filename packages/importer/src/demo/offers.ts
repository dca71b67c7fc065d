import { PLAN_TYPES, requirementText } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import { draw, drawNormal } from './chance.ts'
import { DEMO_MAJORS, majorsOf } from './knowledge/index.ts'
import type { DemoMajor, DemoUniversity } from './knowledge/index.ts'

/** A major as a school offers it in a province. */
export interface OfferedMajor {
  readonly code: string
  readonly major: DemoMajor
  readonly requirement: string
  readonly planNum: number
  readonly fee: number
}

/** What is chosen together: a group of majors, or one major. */
export interface Offer {
  readonly groupCode: string
  readonly planType: number
  readonly requirement: string
  readonly majors: readonly OfferedMajor[]
  /** How much weaker than the school's usual cut-off, as a factor of the rank share. */
  readonly weakness: number
}

const MAJORS_A_GROUP = 6
const BY_CODE = new Map(DEMO_MAJORS.map((major) => [major.code, major]))

/** Whether a school enrols in a province at all: at home and the strong ones always, others by chance. */
export function enrols(university: DemoUniversity, provName: string): boolean {
  if (university.provName === provName || university.tier <= 30) return true
  if (university.kind === '军事') return false
  const share = university.level === 1 ? 0.55 : 0.12
  return draw(`${university.name}${provName}`) < share
}

/** The majors a school offers a track in a province in a year, in the order of their codes. */
export function offeredMajors(
  university: DemoUniversity,
  provName: string,
  track: Track,
  year: number,
): OfferedMajor[] {
  const home = university.provName === provName
  return majorsOf(university).flatMap((code): OfferedMajor[] => {
    const major = BY_CODE.get(code)
    if (major === undefined) throw new Error(`demo major ${code} is not in the catalogue`)
    const requirement = requirementFor(major, track)
    const key = `${university.name}${provName}${code}`
    if (requirement === undefined || draw(key) > (home ? 0.9 : 0.45)) return []
    const size = home ? 18 + 70 * draw(`${key}n`) : 2 + 5 * draw(`${key}n`)
    const change = 1 + 0.12 * drawNormal(`${key}${year}`)
    return [
      {
        code,
        major,
        requirement,
        planNum: Math.max(1, Math.round(size * change)),
        fee: feeOf(university, major),
      },
    ]
  })
}

/**
 * The requirement a track meets: in 3+3 provinces the primary subject of 3+1+2 is part of it; old-style
 * tracks ask for nothing beyond themselves.
 */
function requirementFor({ requirement }: DemoMajor, track: Track): string | undefined {
  const { physics, history } = requirement
  if (track === 'physics') return physics
  if (track === 'history') return history
  if (track === 'science') return physics === undefined ? undefined : ''
  if (track === 'liberal') return history === undefined ? undefined : ''
  if (history !== undefined) return physics === undefined ? '历' : ''
  return physics === undefined || physics === '' ? '物' : `物+${physics}`
}

function feeOf({ ownership, kind }: DemoUniversity, { level, categoryCode }: DemoMajor): number {
  const art = categoryCode === '13'
  if (ownership === 2) return level === 1 ? (art ? 28_000 : 22_000) : 13_000
  if (art) return 9_000
  if (categoryCode === '10' || kind === '医药') return 6_200
  return level === 1 ? 5_200 : 4_800
}

/** Groups of majors with the same requirement, at most MAJORS_A_GROUP together, numbered as provinces do. */
export function groupOffers(
  university: DemoUniversity,
  track: Track,
  majors: readonly OfferedMajor[],
): Offer[] {
  const first = track === 'history' || track === 'liberal' ? 101 : 201
  const sets: OfferedMajor[][] = []
  for (const [, same] of Map.groupBy(majors, (major) => major.requirement)) {
    const groups = Math.ceil(same.length / MAJORS_A_GROUP)
    const size = Math.ceil(same.length / groups)
    for (let start = 0; start < same.length; start += size) sets.push(same.slice(start, start + size))
  }
  return sets.map((group, i): Offer => ({
    groupCode: String(first + i),
    planType: planTypeOf(university, track, i, sets.length),
    requirement: group[0]?.requirement ?? '',
    majors: group,
    weakness: Math.exp(0.22 * drawNormal(`${university.name}${track}g${i}`)),
  }))
}

/** The last of many groups of a strong school is a joint or a special programme. */
function planTypeOf({ name, tier }: DemoUniversity, track: Track, i: number, count: number): number {
  if (i !== count - 1 || count < 3 || tier > 40) return PLAN_TYPES.ordinary
  return draw(`${name}${track}special`) < 0.5 ? PLAN_TYPES.nationalSpecial : PLAN_TYPES.jointVenture
}

/** One offer a major (choiceMode 2). */
export function majorOffers(university: DemoUniversity, majors: readonly OfferedMajor[]): Offer[] {
  return majors.map((major) => ({
    groupCode: '',
    planType: PLAN_TYPES.ordinary,
    requirement: major.requirement,
    majors: [major],
    weakness: Math.exp(0.3 * drawNormal(`${university.name}m${major.code}`)),
  }))
}

/** The whole school as one offer (old-style provinces). */
export function schoolOffer(majors: readonly OfferedMajor[]): Offer[] {
  return majors.length === 0
    ? []
    : [{ groupCode: '', planType: PLAN_TYPES.ordinary, requirement: '', majors, weakness: 1 }]
}

/** A group's name as a table prints it. */
export function offerName({ groupCode, requirement }: Offer): string {
  return groupCode === '' ? '' : `第${groupCode}组（${requirementText(requirement)}）`
}
