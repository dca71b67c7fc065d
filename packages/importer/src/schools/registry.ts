import { LEVELS, provinceById } from '@wenjin/engine'
import { FORMER_NAMES, SHORT_NAMES } from './former-names.data.ts'
import { couldBeOneSchool } from './likeness.ts'
import { campusKey, readSchoolName } from './school-name.ts'
import type { SchoolName } from './school-name.ts'
import { matchShortName } from './short-name.ts'

/** A university as the matcher needs it. */
export interface KnownSchool {
  readonly univId: number
  readonly name: string
  /** Five-digit national code (院校国标代码), where the lists say it. */
  readonly nationalCode: string | null
  readonly areaId: number
  readonly city: string
  readonly level: number
}

export interface SchoolAlias {
  readonly nameKey: string
  readonly univId: number
}

/** A province's own code of a school; schoolId null: two schools have had it, so it says nothing. */
export interface SchoolCode {
  readonly provId: number
  readonly code: string
  readonly univId: number | null
}

/** What a row says about its school. */
export interface PrintedSchool {
  readonly name: string | null
  readonly code: string | null
  /** Province whose table it is; null for tables of the whole country. */
  readonly provId: number | null
}

/** What a table's mapping says about its schools. */
export interface SchoolHabits {
  /** Its school codes are the national ones (广东). */
  readonly nationalCodes: boolean
  /** It prints short forms (上海: 华东师大). */
  readonly shortNames: boolean
}

export interface SchoolMatch {
  readonly univId: number
  /** Campus or place printed beside the name that has no university of its own. */
  readonly campus: string | null
}

/** What matching taught: to be kept with the rows of the same file. */
export interface Learnt {
  readonly aliases: SchoolAlias[]
  readonly codes: SchoolCode[]
}

/**
 * Matches printed schools to universities. Precision first: a name in doubt (中国地质大学 without its place, an
 * unknown campus of a school whose campuses are universities of their own) matches nothing.
 */
export class SchoolRegistry {
  readonly #schools = new Map<number, KnownSchool>()
  readonly #byName = new Map<string, number>()
  /** Every name a school has or had. */
  readonly #namesOf = new Map<number, SchoolName[]>()
  /** By campusKey; null where two universities share it. */
  readonly #byCampus = new Map<string, number | null>()
  /** Base names of universities whose campuses are universities, too. */
  readonly #divided = new Set<string>()
  readonly #byNationalCode = new Map<string, number>()
  readonly #byCode = new Map<string, number | null>()
  readonly #undergraduate: KnownSchool[]
  #learnt: Learnt = { aliases: [], codes: [] }

  constructor(
    schools: readonly KnownSchool[],
    aliases: readonly SchoolAlias[],
    codes: readonly SchoolCode[],
  ) {
    for (const school of schools) this.#add(school)
    for (const { nameKey, univId: schoolId } of aliases) this.#name(nameKey, schoolId)
    for (const [former, name] of pairs(FORMER_NAMES)) {
      const schoolId = this.#byName.get(name)
      if (schoolId !== undefined) this.#name(former, schoolId)
    }
    for (const { provId, code, univId: schoolId } of codes) this.#byCode.set(`${provId} ${code}`, schoolId)
    this.#undergraduate = schools.filter(({ level }) => level === LEVELS.undergraduate)
  }

  /** The university's name; undefined for an unknown id. */
  nameOf(schoolId: number): string | undefined {
    return this.#schools.get(schoolId)?.name
  }

  /** The university of a printed school, or undefined. What name and code together teach is remembered. */
  match(printed: PrintedSchool, habits: SchoolHabits): SchoolMatch | undefined {
    const name = printed.name === null ? undefined : readSchoolName(printed.name)
    const named = name === undefined ? undefined : this.#matchName(name, habits)
    if (named !== undefined) {
      if (named.campus === null) this.#learnCode(printed, named.univId)
      return named
    }
    const schoolId = this.#matchCode(printed, name, habits)
    return schoolId === undefined ? undefined : { univId: schoolId, campus: null }
  }

  /** Hands over what was learnt since the last call. */
  takeLearnt(): Learnt {
    const learnt = this.#learnt
    this.#learnt = { aliases: [], codes: [] }
    return learnt
  }

  #add(school: KnownSchool): void {
    this.#schools.set(school.univId, school)
    this.#name(school.name, school.univId)
    if (school.name.startsWith(MILITARY)) this.#name(school.name.slice(MILITARY.length), school.univId)
    if (school.nationalCode !== null) this.#byNationalCode.set(school.nationalCode, school.univId)
  }

  #name(name: string, schoolId: number): void {
    const read = readSchoolName(name)
    const { plain, base, places } = read
    if (!this.#byName.has(plain)) this.#byName.set(plain, schoolId)
    this.#namesOf.set(schoolId, [...(this.#namesOf.get(schoolId) ?? []), read])
    const key = campusKey(base, places)
    const known = this.#byCampus.get(key)
    if (known !== schoolId) this.#byCampus.set(key, known === undefined ? schoolId : null)
    if (places.length > 0) this.#divided.add(base)
  }

  #matchName(name: SchoolName, { shortNames }: SchoolHabits): SchoolMatch | undefined {
    const { plain, base, places, remarks } = name
    const exact = this.#byName.get(plain) ?? this.#byName.get(plain.replace(MILITARY, ''))
    if (exact !== undefined) return { univId: exact, campus: null }
    const short = shortNames ? this.#matchShort(plain) : undefined
    if (short !== undefined) return { univId: short, campus: null }
    if (base.length < 4) return undefined
    const bare = remarks.length > 0 && places.length === 0 ? this.#byName.get(base) : undefined
    const campus = bare ?? this.#byCampus.get(campusKey(base, places)) ?? this.#seatedCampus(base, places)
    if (campus !== undefined) return { univId: campus, campus: null }
    const main = places.length === 0 ? undefined : this.#byName.get(base)
    const found = main === undefined ? undefined : this.#mainOf(main, base, places)
    return found ?? this.#completed(plain)
  }

  /** A name that a page has cut: of the only school whose name goes on from there. */
  #completed(plain: string): SchoolMatch | undefined {
    if (plain.length < CUT_NAME || /(?:大学|学院|学校|[)\d])$/.test(plain)) return undefined
    const found = new Set<number>()
    for (const [name, schoolId] of this.#byName)
      if (name.startsWith(plain) && name.length - plain.length <= CUT_LETTERS) found.add(schoolId)
    const [schoolId, ...others] = found
    return schoolId === undefined || others.length > 0 ? undefined : { univId: schoolId, campus: null }
  }

  #matchShort(plain: string): number | undefined {
    const listed = pairs(SHORT_NAMES).find(([short]) => short === plain)?.[1]
    return listed === undefined
      ? matchShortName(plain, this.#undergraduate)
      : this.#byName.get(listed.normalize('NFKC'))
  }

  /** 中国石油大学(华东)(青岛市): one place names the campus, the others only where it is. */
  #seatedCampus(base: string, places: readonly string[]): number | undefined {
    for (const place of places.length > 1 ? places : []) {
      const schoolId = this.#byCampus.get(campusKey(base, [place]))
      if (schoolId && places.every((other) => other === place || this.#isHome(other, schoolId)))
        return schoolId
    }
    return undefined
  }

  /** The school itself where the places are its own, or campuses that are no universities. */
  #mainOf(schoolId: number, base: string, places: readonly string[]): SchoolMatch | undefined {
    const away = places.filter((place) => !this.#isHome(place, schoolId))
    if (away.length > 0 && this.#divided.has(base)) return undefined
    return { univId: schoolId, campus: away.length === 0 ? null : away.join('、') }
  }

  #isHome(place: string, schoolId: number): boolean {
    const { areaId: regionId, city } = this.#schools.get(schoolId)!
    return city.startsWith(place) || (provinceById(regionId)?.fullName.startsWith(place) ?? false)
  }

  #matchCode(printed: PrintedSchool, name: SchoolName | undefined, habits: SchoolHabits): number | undefined {
    const { code, provId } = printed
    if (code === null || provId === null) return undefined
    const national = habits.nationalCodes ? this.#byNationalCode.get(code) : undefined
    const schoolId = national ?? this.#byCode.get(`${provId} ${code}`) ?? undefined
    if (schoolId === undefined || name === undefined || isPlaceholder(name)) return schoolId
    if (national === undefined) return this.#isLike(name, schoolId) ? schoolId : undefined
    this.#learnAlias(name, schoolId)
    return schoolId
  }

  #isLike({ base, places }: SchoolName, schoolId: number): boolean {
    const names = this.#namesOf.get(schoolId) ?? []
    return names.some(
      (known) => couldBeOneSchool(base, known.base) && places.every((place) => known.places.includes(place)),
    )
  }

  /** A former name of the national code's school; not one that campuses share. */
  #learnAlias(name: SchoolName, schoolId: number): void {
    const nameKey = campusKey(name.base, name.places)
    if (this.#byName.has(nameKey) || this.#divided.has(name.base)) return
    this.#name(nameKey, schoolId)
    this.#learnt.aliases.push({ nameKey, univId: schoolId })
  }

  #learnCode({ code, provId }: PrintedSchool, schoolId: number): void {
    if (code === null || provId === null || code.length > CODE_LENGTH) return
    const key = `${provId} ${code}`
    const known = this.#byCode.get(key)
    if (known === schoolId || known === null) return
    const settled = known === undefined ? schoolId : null
    this.#byCode.set(key, settled)
    this.#learnt.codes.push({ provId, code, univId: settled })
  }
}

/** A name cut by its page: so long at least, and so many letters short at most. */
const CUT_NAME = 7
const CUT_LETTERS = 4

/** Lists give it to military schools, most tables leave it out. */
const MILITARY = '中国人民解放军'

/** Longest code that a province gives to schools; longer ones are a school's and a group's together. */
const CODE_LENGTH = 5

function pairs(lines: string): [name: string, today: string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [name: string, today: string])
}

/** Where a source puts its own number in place of a name ('p00012345', '院校10001'). */
export function isPlaceholder({ plain }: Pick<SchoolName, 'plain'>): boolean {
  return /^(?:[a-z]*\d+|(?:院校|学校)\d+)$/.test(plain)
}
