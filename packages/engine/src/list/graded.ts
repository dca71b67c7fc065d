import { normalQuantile } from '../admission/chance.ts'
import { SECTION_FLOOR } from '../vocab/section.ts'
import { Board } from './board.ts'
import type { ListOption, Proposal } from './board.ts'
import { GOOD_LIST, isSafer, LIST_SECTIONS, schoolCap, solidNeeded, solidSchools } from './judgement.ts'
import type { Gradient, JudgedChoice, ListSection } from './judgement.ts'
import { checkLength, outlookOf, wastedChoices } from './outlook.ts'

/** An option with what a good list asks of it. */
export interface GradedOption extends ListOption, JudgedChoice {
  readonly section: ListSection
}

export interface GradedLimits {
  /** Most choices the form takes, from 1 to MAX_CHOICES. */
  readonly max: number
  readonly gradient: Gradient
}

/** Shares of 冲 and 稳 that 保 must leave their meaning, tried in turn until 保 are worth nearly what they could be. */
const KEPT: readonly number[] = [1, 0.75, 0.5, 0.25]
const MIN_SAFE_WORTH = 0.85
/** Parts of a section by chance, so that a section is no heap at one end of it. */
const PARTS = 3
const SAFETY_PARTS = Array.from({ length: PARTS }, (_, part) => `safety ${part}`)
/** Chance at which the last part of 保 begins to have no end. */
const TOP = 0.999
/** Gain that does not count as one, as a share of the greatest worth. */
const NO_GAIN = 1e-9

/**
 * The list of greatest expected worth that an adviser would sign: the person's gradient from 冲 to 保, even within each
 * section, a fifth of the choices solid 保 of schools of their own, no school too often, nothing that stands behind a
 * safer section and never matters. Empty where too few options are solid: no list rests on fewer.
 *
 * Greedy as proposeList, under caps by part of a section (a partition matroid, under which greedy has at least half the
 * worth of the best: Fisher, Nemhauser & Wolsey, Math. Programming Study 8, 1978); where nothing gains any more the
 * caps are filled by worth. Where sure places are far preferred to what 冲 and 稳 are left (one province alone, say),
 * these get fewer. Shorter than the form where the options are few.
 * Throws RangeError for a limit out of range, shares that do not sum to 1, and as proposeList for an option.
 */
export function proposeGraded(options: readonly GradedOption[], limits: GradedLimits): Proposal {
  const { max, gradient } = limits
  checkLength(max)
  if (!(max >= 1)) throw new RangeError(`a list of ${max} choices`)
  const shares = LIST_SECTIONS.map((section) => gradient[section])
  if (!shares.every((share) => share >= 0) || Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) > 1e-6)
    throw new RangeError(`shares ${shares.join(', ')}`)
  const loosest = pick(options, limits, 0)
  const wanted = MIN_SAFE_WORTH * safeWorth(options, loosest)
  for (const kept of KEPT) {
    const proposal = pick(options, limits, kept)
    if (safeWorth(options, proposal) >= wanted) return proposal
  }
  return loosest
}

/** Mean worth of the 保 of a list. */
function safeWorth(options: readonly GradedOption[], { order }: Proposal): number {
  const worths = order.flatMap((i) => (options[i]!.section === 'safety' ? [options[i]!.worth] : []))
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)
}

/** @param kept share of 冲 and 稳 that 保 must leave their meaning */
function pick(options: readonly GradedOption[], limits: GradedLimits, kept: number): Proposal {
  const board = new Board(options, 0)
  const picker = new Picker(options, board, limits, kept)
  if (!picker.takeSolid()) return new Board(options, 0).proposal()
  picker.takeGaining()
  picker.fill()
  while (picker.dropWasted()) picker.fill()
  return board.proposal()
}

/** Takes options onto a board under the caps of a good list. */
class Picker {
  readonly #options: readonly GradedOption[]
  readonly #board: Board
  readonly #max: number
  readonly #solidMin: number
  readonly #caps: Map<string, number>
  readonly #parts: readonly string[]
  readonly #schools = new Map<number, number>()
  readonly #solidSchools = new Set<number>()
  readonly #banned = new Set<number>()
  /** 保 worth more would stand above 冲 and 稳 and take all meaning from them. */
  readonly #ceiling: number

  constructor(options: readonly GradedOption[], board: Board, { max, gradient }: GradedLimits, kept: number) {
    this.#options = options
    this.#board = board
    this.#max = max
    this.#solidMin = solidNeeded(0, max)
    this.#parts = options.map((option) => `${option.section} ${partOf(option)}`)
    const length = lengthOf(options, max)
    this.#caps = capsOf(this.#parts, quotasOf(options, length, gradient, max))
    this.#ceiling = this.#ceilingOf(solidNeeded(length, max), kept)
  }

  /** Takes the solid 保 a list of this length rests on, the worthiest of each part; false: there are too few. */
  takeSolid(): boolean {
    const needed = solidNeeded(this.#length, this.#max)
    const solid = this.#byWorth().filter(
      (i) => this.#options[i]!.isSolid && this.#options[i]!.worth <= this.#ceiling,
    )
    while (this.#solidSchools.size < needed) {
      const free = solid.filter((i) => !this.#solidSchools.has(this.#options[i]!.school))
      if (free.length === 0) break
      const part = this.#emptiest(free.map((i) => this.#parts[i]!))
      // where all of them are equally likely they take the place of other 保
      const counted = this.#caps.get(part)! > 0 ? part : this.#emptiest(SAFETY_PARTS)
      this.#take(
        free.find((i) => this.#parts[i] === part)!,
        counted,
      )
    }
    return this.#solidSchools.size >= Math.min(needed, this.#solidMin)
  }

  takeGaining(): void {
    const greatest = this.#options.reduce((best, { worth }) => Math.max(best, worth), 0)
    for (;;) {
      const { option, gain } = this.#board.bestToAdd((i) => this.#mayTake(i))
      if (option < 0 || gain <= greatest * NO_GAIN) return
      this.#take(option)
    }
  }

  /** Fills the caps that are left, the emptiest part first, with what is worth most there. */
  fill(): void {
    const rest = this.#byWorth()
    for (;;) {
      const free = rest.filter((i) => this.#mayTake(i))
      if (free.length === 0) return
      const part = this.#emptiest(free.map((i) => this.#parts[i]!))
      this.#take(free.find((i) => this.#parts[i] === part)!)
    }
  }

  /** Takes out what stands behind a safer section and never matters there, for good; false: nothing does. */
  dropWasted(): boolean {
    const list = this.#board.order.map((i) => this.#options[i]!)
    const wasted = wastedChoices(list, outlookOf(list))
      .filter(({ place, behind }) => isSafer(list[behind]!, list[place]!))
      .map(({ place }) => this.#board.order[place]!)
    for (const i of wasted) {
      this.#banned.add(i)
      this.#board.remove(i)
    }
    return wasted.length > 0
  }

  get #length(): number {
    return this.#board.order.length + [...this.#caps.values()].reduce((sum, one) => sum + one, 0)
  }

  #byWorth(): number[] {
    return [...this.#options.keys()].toSorted((a, b) => this.#options[b]!.worth - this.#options[a]!.worth)
  }

  /** The part that lacks most, of at least one. */
  #emptiest(parts: readonly string[]): string {
    return parts.reduce((a, b) => (this.#caps.get(b)! > this.#caps.get(a)! ? b : a))
  }

  #mayTake(i: number): boolean {
    const { school } = this.#options[i]!
    return (
      this.#caps.get(this.#parts[i]!)! > 0 &&
      (this.#schools.get(school) ?? 0) < schoolCap(this.#max) &&
      !this.#banned.has(i) &&
      !this.#board.order.includes(i) &&
      this.#isInPlace(i)
    )
  }

  /** Whether 保 stays below all else where the option would stand: what is behind it never matters. */
  #isInPlace(i: number): boolean {
    const { section, worth } = this.#options[i]!
    const place = this.#board.placeOf(i)
    const isSafety = (other: number): boolean => this.#options[other]!.section === 'safety'
    const { order } = this.#board
    if (section !== 'safety') return !order.slice(0, place).some(isSafety)
    return worth <= this.#ceiling && order.slice(place).every(isSafety)
  }

  /**
   * Worth that 保 may have: no more than what fills each part of 冲 and 稳 has at the least, but enough for the solid 保
   * that are needed.
   */
  #ceilingOf(needed: number, kept: number): number {
    const filled = [...this.#caps].flatMap(([part, cap]) =>
      part.startsWith('safety') || cap === 0
        ? []
        : this.#byWorth()
            .filter((i) => this.#parts[i] === part)
            .slice(0, Math.ceil(cap * kept))
            .slice(-1),
    )
    const lowest = Math.min(...filled.map((i) => this.#options[i]!.worth))
    const solid = this.#byWorth()
      .filter((i) => this.#options[i]!.isSolid)
      .toReversed()
    const schools = new Set<number>()
    for (const i of solid) {
      schools.add(this.#options[i]!.school)
      if (schools.size >= needed) return Math.max(lowest, this.#options[i]!.worth)
    }
    return Infinity
  }

  #take(i: number, part = this.#parts[i]!): void {
    const { school, isSolid } = this.#options[i]!
    this.#board.add(i)
    this.#caps.set(part, this.#caps.get(part)! - 1)
    this.#schools.set(school, (this.#schools.get(school) ?? 0) + 1)
    if (isSolid) this.#solidSchools.add(school)
  }
}

/** Ends of the sections, in normal quantiles of the chance. */
const ENDS: Readonly<Record<ListSection, readonly [low: number, high: number]>> = {
  reach: [normalQuantile(SECTION_FLOOR.reach), normalQuantile(SECTION_FLOOR.match)],
  match: [normalQuantile(SECTION_FLOOR.match), normalQuantile(SECTION_FLOOR.safety)],
  safety: [normalQuantile(SECTION_FLOOR.safety), normalQuantile(TOP)],
}

/** Which part of its section an option is in, from the least likely on. */
function partOf({ section, chance }: GradedOption): number {
  const [low, high] = ENDS[section]
  const place = ((normalQuantile(chance) - low) / (high - low)) * PARTS
  return Math.min(PARTS - 1, Math.max(0, Math.floor(place)))
}

/** Choices the list can have: no more than its solid 保 are a fifth of. */
function lengthOf(options: readonly GradedOption[], max: number): number {
  return Math.min(max, options.length, Math.floor(solidSchools(options) / GOOD_LIST.solidShare))
}

/** Choices by section: the gradient's, with a fifth of 保 at least; what a section has not goes to the next safer one. */
function quotasOf(
  options: readonly GradedOption[],
  length: number,
  gradient: Gradient,
  max: number,
): Record<ListSection, number> {
  const available = Object.fromEntries(
    LIST_SECTIONS.map((section) => [section, options.filter((option) => option.section === section).length]),
  ) as Record<ListSection, number>
  const safety = Math.min(
    length,
    available.safety,
    Math.max(solidNeeded(length, max), Math.round(length * gradient.safety)),
  )
  const above = gradient.reach + gradient.match
  const reachShare = above === 0 ? 0 : gradient.reach / above
  const reach = Math.min(available.reach, Math.round((length - safety) * reachShare))
  const match = Math.min(available.match, length - safety - reach)
  return { reach, match, safety: Math.min(available.safety, length - reach - match) }
}

/** Shares a section's choices out over its parts, evenly as far as each has options. */
function capsOf(
  parts: readonly string[],
  quotas: Readonly<Record<ListSection, number>>,
): Map<string, number> {
  const caps = new Map<string, number>()
  for (const section of LIST_SECTIONS) {
    const names = Array.from({ length: PARTS }, (_, part) => `${section} ${part}`)
    const room = names.map((name) => parts.filter((part) => part === name).length)
    for (const name of names) caps.set(name, 0)
    for (let left = quotas[section]; left > 0; left--) {
      const at = names.findIndex(
        (name, i) =>
          caps.get(name)! < room[i]! &&
          names.every((other, j) => caps.get(name)! <= caps.get(other)! || caps.get(other)! >= room[j]!),
      )
      if (at < 0) break
      caps.set(names[at]!, caps.get(names[at]!)! + 1)
    }
  }
  return caps
}
