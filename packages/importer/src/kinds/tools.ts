import {
  conditionsText,
  parseBatch,
  parseConditions,
  parsePlanType,
  parseRequirement,
  parseTrack,
  PROVINCES,
  remarkedPlanType,
} from '@wenjin/engine'
import type { BatchId, ParsedBatch, PlanType, Track } from '@wenjin/engine'
import { isPlaceholder } from '../schools/registry.ts'
import type { PrintedSchool, SchoolHabits, SchoolRegistry } from '../schools/registry.ts'
import { plainSchoolName, readSchoolName } from '../schools/school-name.ts'

/** The rank that a score had, by the year's score-rank table; null where there is no table or the score is outside. */
export type RankLookUp = (provId: number, year: number, track: Track, score: number) => number | null

/** Code of the catalogue's major or class of this name and level; null where it is missing or not unique. */
export type CatalogueLookUp = (majorName: string, isVocational: boolean) => string | null

/** The track that a group has in the admission lines of its year; undefined where they do not say. */
export type GroupTrackLookUp = (group: {
  readonly provId: number
  readonly year: number
  readonly batchId: number
  readonly univId: number
  readonly groupCode: string
}) => Track | undefined

/** The track of a major that has lines of its year in but one; undefined where they do not say. */
export type MajorTrackLookUp = (major: {
  readonly provId: number
  readonly year: number
  readonly batchId: number
  readonly univId: number
  readonly majorName: string
}) => Track | undefined

/** What better plans of the province, of any year, require of a school's major: each requirement once; none known: empty. */
export type RequirementLookUp = (major: {
  readonly provId: number
  readonly track: Track
  readonly univId: number
  readonly majorName: string
}) => readonly string[]

/** The one undergraduate batch that a line of this score can be of; undefined where control lines leave it open. */
export type UndergraduateLookUp = (
  provId: number,
  year: number,
  track: Track,
  score: number,
) => BatchId | undefined

/** What earlier tables teach. */
export interface LookUps {
  readonly rank: RankLookUp
  readonly catalogue: CatalogueLookUp
  readonly groupTrack: GroupTrackLookUp
  readonly majorTrack: MajorTrackLookUp
  readonly undergraduate: UndergraduateLookUp
  readonly finerRequirements: RequirementLookUp
}

/** What is known of a row's school. */
export interface FoundSchool {
  readonly univId: number | null
  /** As printed; null where it is the university's own name. */
  readonly schoolName: string | null
  readonly campus: string | null
  /** Plan type that stands beside the school's name. */
  readonly planType: PlanType | undefined
}

/** What readers share: everything that answers the same text the same way is asked once a text. */
export interface ImportTools {
  province(text: string): number | undefined
  track(text: string, provId: number, year: number): Track | undefined
  batch(text: string, provId: number, year: number): ParsedBatch | undefined
  planType(text: string): PlanType | undefined
  /** The plan type that a major's printed name or a remark names. */
  remarkedType(text: string): PlanType | undefined
  /** Conditions that a text states, as the engine writes them. */
  conditions(text: string): string
  /** undefined: not understood; null: the source does not say. */
  requirement(text: string, track: Track): string | null | undefined
  school(printed: PrintedSchool): FoundSchool
  rank: RankLookUp
  catalogue: CatalogueLookUp
  groupTrack: GroupTrackLookUp
  majorTrack: MajorTrackLookUp
  undergraduate: UndergraduateLookUp
  finerRequirements: RequirementLookUp
}

const PROVINCE_IDS: ReadonlyMap<string, number> = new Map(
  PROVINCES.flatMap(({ provId, name, fullName }) => [
    [name, provId],
    [fullName, provId],
  ]),
)

/** Tools for one table. */
export function importTools(
  registry: SchoolRegistry,
  habits: SchoolHabits,
  { rank, catalogue, groupTrack, majorTrack, undergraduate, finerRequirements }: LookUps,
): ImportTools {
  const schools = remember((key) => {
    const [name = '', code = '', provId = ''] = key.split('\t')
    return findSchool(registry, habits, {
      name: name === '' ? null : name,
      code: code === '' ? null : code,
      provId: provId === '' ? null : Number(provId),
    })
  })
  const tracks = remember((key) => parseTrack(...unpack(key)))
  const batches = remember((key) => parseBatch(...unpack(key)))
  const requirements = remember((key) => {
    const [text = '', track = ''] = key.split('\t')
    return parseRequirement(text, track as Track)
  })
  const vocationalCodes = remember((name) => catalogue(name, true))
  const undergraduateCodes = remember((name) => catalogue(name, false))
  return {
    province: remember((text) => PROVINCE_IDS.get(text.normalize('NFKC').replaceAll(/\s/g, ''))),
    track: (text, provId, year) => tracks(`${text}\t${provId}\t${year}`),
    batch: (text, provId, year) => batches(`${text}\t${provId}\t${year}`),
    planType: remember(parsePlanType),
    remarkedType: remember(remarkedPlanType),
    conditions: remember((text) => conditionsText(parseConditions(text))),
    requirement: (text, track) => requirements(`${text}\t${track}`),
    school: ({ name, code, provId }) => schools(`${name ?? ''}\t${code ?? ''}\t${provId ?? ''}`),
    rank,
    groupTrack,
    majorTrack,
    undergraduate,
    finerRequirements,
    catalogue: (majorName, isVocational) => (isVocational ? vocationalCodes : undergraduateCodes)(majorName),
  }
}

/** A function of a text that works each text out once. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const result = work(text)
    known.set(text, result)
    return result
  }
}

function unpack(key: string): [text: string, provId: number, year: number] {
  const [text = '', provId, year] = key.split('\t')
  return [text, Number(provId), Number(year)]
}

function findSchool(registry: SchoolRegistry, habits: SchoolHabits, printed: PrintedSchool): FoundSchool {
  const match = registry.match(printed, habits)
  const name = printed.name === null ? undefined : readSchoolName(printed.name)
  const planType = name?.remarks.map(parsePlanType).find((type) => type !== undefined && type !== 'ordinary')
  if (match === undefined) return { univId: null, schoolName: printed.name, campus: null, planType }
  const own = plainSchoolName(registry.nameOf(match.univId) ?? '')
  const nameless = name === undefined || isPlaceholder(name) || name.plain === own
  return { univId: match.univId, schoolName: nameless ? null : printed.name, campus: match.campus, planType }
}
