import { KINDS, LEVELS } from '@wenjin/engine'
import type { Kind } from '@wenjin/engine'
import { dataLines } from './data-lines.ts'
import { KIND_MAJORS } from './kind-majors.data.ts'
import { DEMO_MAJORS } from './majors.ts'
import type { DemoMajor } from './majors.ts'
import type { DemoUniversity } from './universities.ts'

/** Three catalogues that never mix in one school here: ordinary, vocational bachelor's, vocational college. */
type Branch = '本科' | '职业本科' | '专科'

/** What schools of a kind offer, as codes: everyone `core`, most of them some of `more`, the strong `strong`. */
interface MajorPool {
  readonly core: readonly string[]
  readonly more: readonly string[]
  readonly strong: readonly string[]
}

interface KindPool extends MajorPool {
  readonly branch: Branch
  readonly kind: Kind
  readonly words: readonly string[]
}

interface Speciality {
  readonly branch: Branch
  readonly words: readonly string[]
  readonly codes: readonly string[]
}

function branchOfMajor({ level, categoryCode }: DemoMajor): Branch {
  if (level === LEVELS.vocational) return '专科'
  return Number(categoryCode) > 20 ? '职业本科' : '本科'
}

function branchOfUniversity({ level, name }: DemoUniversity): Branch {
  if (level === LEVELS.vocational) return '专科'
  return /职业(技术)?大学$/.test(name) ? '职业本科' : '本科'
}

const codeOfName = new Map(DEMO_MAJORS.map((major) => [`${branchOfMajor(major)} ${major.name}`, major.code]))

function codesOf(branch: Branch, names: readonly string[]): string[] {
  return names.map((name) => {
    const code = codeOfName.get(`${branch} ${name}`)
    if (code === undefined) throw new Error(`demo majors of kinds: the ${branch} catalogue has no ${name}`)
    return code
  })
}

function readBranch(text: string): Branch {
  if (text === '本科' || text === '职业本科' || text === '专科') return text
  throw new Error(`demo majors of kinds: no branch ${text}`)
}

function readKind(text: string | undefined): Kind {
  const kind = KINDS.find((known) => known === text)
  if (!kind) throw new Error(`demo majors of kinds: no kind ${text}`)
  return kind
}

/**
 * Rows: `@branch kind [words]` opens a pool, followed by lines `core`, `more` and perhaps `strong` with names of
 * majors; `~branch words names` is a speciality on top of the pool. Words are parts of a school's name joined
 * by '/', `=` before one asks for the whole name; of several pools of a kind the first that fits counts.
 */
function readKindMajors(text: string): { pools: KindPool[]; specialities: Speciality[] } {
  const pools: KindPool[] = []
  const specialities: Speciality[] = []
  for (const [first, ...rest] of dataLines(text)) {
    const [second = '', third] = rest
    const pool = pools.at(-1)
    if (first.startsWith('@')) {
      const words = third?.split('/') ?? ['']
      pools.push({
        branch: readBranch(first.slice(1)),
        kind: readKind(second),
        words,
        core: [],
        more: [],
        strong: [],
      })
    } else if (first.startsWith('~')) {
      const branch = readBranch(first.slice(1))
      specialities.push({ branch, words: second.split('/'), codes: codesOf(branch, rest.slice(1)) })
    } else if (pool && (first === 'core' || first === 'more' || first === 'strong')) {
      pools[pools.length - 1] = { ...pool, [first]: codesOf(pool.branch, rest) }
    } else {
      throw new Error(`demo majors of kinds: row ${first} is malformed`)
    }
  }
  return { pools, specialities }
}

const { pools, specialities } = readKindMajors(KIND_MAJORS)

function fits(words: readonly string[], name: string): boolean {
  return words.some((word) => (word.startsWith('=') ? word.slice(1) === name : name.includes(word)))
}

/**
 * The pool a school draws its majors from.
 *
 * @param university the school
 * @returns pool of its level and kind, the more special one where its name asks for it
 * @throws Error when no pool is written for its level and kind
 */
export function poolOf(university: DemoUniversity): MajorPool {
  const branch = branchOfUniversity(university)
  const pool = pools.find(
    (each) => each.branch === branch && each.kind === university.kind && fits(each.words, university.name),
  )
  if (!pool)
    throw new Error(`demo majors of kinds: no pool for ${branch} ${university.kind} (${university.name})`)
  return pool
}

/**
 * What a school is known for beyond its kind, read off its name (石油, 铁道, 邮电 …).
 *
 * @param university the school
 * @returns codes of majors, possibly none
 */
export function specialitiesOf(university: DemoUniversity): string[] {
  const branch = branchOfUniversity(university)
  return specialities
    .filter((each) => each.branch === branch && fits(each.words, university.name))
    .flatMap((each) => each.codes)
}
