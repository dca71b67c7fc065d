import { loadBestRankTables } from '@wenjin/database/queries/admission/best-rank-tables'
import { loadLowestLines } from '@wenjin/database/queries/admission/batch-lines'
import { loadCatalogueCodes } from '@wenjin/database/queries/library/catalogue-codes'
import type { DatasetHead, StandingDataset } from '@wenjin/database/queries/dataset/dataset-writes'
import { loadMajorRequirements } from '@wenjin/database/queries/admission/major-requirements'
import { loadGroupTracks, loadMajorTracks } from '@wenjin/database/queries/admission/group-tracks'
import { loadSchoolNames } from '@wenjin/database/queries/library/school-names'
import { openAdmission } from '../kinds/admission.ts'
import { openBatchLines } from '../kinds/batch-line.ts'
import { openDisciplineGrades, openFirstClassDisciplines, openFirstClassMajors } from '../kinds/evaluation.ts'
import { openHighSchools } from '../kinds/high-school.ts'
import { openMajors } from '../kinds/major.ts'
import { openSettledPlan } from '../kinds/settled-plan.ts'
import type { OpenReader } from '../kinds/reader.ts'
import { openSubjectRequirements } from '../kinds/subject-requirement.ts'
import { openScoreRank } from '../kinds/score-rank.ts'
import { importTools } from '../kinds/tools.ts'
import type {
  CatalogueLookUp,
  GroupTrackLookUp,
  MajorTrackLookUp,
  ImportTools,
  RankLookUp,
  RequirementLookUp,
  UndergraduateLookUp,
} from '../kinds/tools.ts'
import { openUniversities } from '../kinds/university.ts'
import type { TableKind } from '../header/table-kind.ts'
import { rulesHash } from '../open-table.ts'
import type { OpenTable } from '../open-table.ts'
import { failedReport, loadedReport } from '../report.ts'
import type { FileReport } from '../report.ts'
import { SourceError } from '../source/source-error.ts'
import { SchoolRegistry } from '../schools/registry.ts'
import { whyNotLoaded } from './failure.ts'
import { loadHighSchoolList, loadMajorList, loadUniversityList } from './load-lists.ts'
import { loadRows } from './load-rows.ts'
import type { LoadedRows } from './load-rows.ts'
import {
  catalogueLookUp,
  groupTrackLookUp,
  majorTrackLookUp,
  rankLookUp,
  requirementLookUp,
  undergraduateLookUp,
} from './lookups.ts'
import { RejectsFile } from './rejects-file.ts'
import type { ImportSession } from './session.ts'
import { TABLE_SPECS } from './table-spec.ts'
import type { ListKind } from './table-spec.ts'

const READERS: Readonly<Record<TableKind, OpenReader>> = {
  university: openUniversities,
  major: openMajors,
  score_rank: openScoreRank,
  batch_line: openBatchLines,
  admission: openAdmission,
  plan: openSettledPlan,
  subject_requirement: openSubjectRequirements,
  discipline_grade: openDisciplineGrades,
  first_class_discipline: openFirstClassDisciplines,
  first_class_major: openFirstClassMajors,
  high_school: openHighSchools,
}

const LISTS: Readonly<Record<ListKind, typeof loadMajorList>> = {
  university: loadUniversityList,
  major: loadMajorList,
  high_school: loadHighSchoolList,
}

/** Priority of a file that no mapping knows. */
const UNKNOWN_PRIORITY = 50

/**
 * Room that a file's rows and the log of their transaction take, in lengths of the file, and what must be left. The
 * embedded database does not survive a full disk while it runs: it has to be asked before.
 */
const SPACE_FACTOR = 3
const SPACE_RESERVE = 32 << 20

/** Imports files one after another; what one teaches (schools, ranks, majors) serves the next. */
export class FileImport {
  readonly #session: ImportSession
  readonly #clock: () => Date
  readonly #rejectsFolder: string | undefined
  readonly #freeBytes: () => number
  #registry: SchoolRegistry | undefined
  #rank: RankLookUp | undefined
  #catalogue: CatalogueLookUp | undefined
  #groupTrack: GroupTrackLookUp | undefined
  #majorTrack: MajorTrackLookUp | undefined
  #undergraduate: UndergraduateLookUp | undefined
  /** By the priority that its plans are better than. */
  readonly #requirements = new Map<number, RequirementLookUp>()

  /** @param freeBytes what the database's disk has left */
  constructor(
    session: ImportSession,
    clock: () => Date,
    rejectsFolder: string | undefined,
    freeBytes: () => number,
  ) {
    this.#session = session
    this.#clock = clock
    this.#rejectsFolder = rejectsFolder
    this.#freeBytes = freeBytes
  }

  /** Loads one file in a transaction; a failure is reported, not thrown. */
  async import(
    table: OpenTable,
    standing: StandingDataset | undefined,
    onRows: (rows: number) => void,
  ): Promise<FileReport> {
    const started = this.#clock()
    const rejects = new RejectsFile(this.#rejectsFolder, `${table.file}.rejects.csv`)
    const spent = (): number => this.#clock().getTime() - started.getTime()
    try {
      this.#checkSpace(table)
      const loaded = await this.#load(table, standing, rejects, started, onRows)
      rejects.close()
      return loadedReport(table, loaded, rejects.path, spent())
    } catch (error) {
      this.#registry = undefined
      closeQuietly(rejects)
      return failedReport(table.file, whyNotLoaded(error), spent(), table)
    }
  }

  #checkSpace({ bytes }: OpenTable): void {
    const needed = bytes * SPACE_FACTOR + SPACE_RESERVE
    const free = this.#freeBytes()
    if (free < needed) throw new SourceError(`磁盘空间不足：约需${megabytes(needed)}，只剩${megabytes(free)}`)
  }

  async #load(
    table: OpenTable,
    standing: StandingDataset | undefined,
    rejects: RejectsFile,
    importedAt: Date,
    onRows: (rows: number) => void,
  ): Promise<LoadedRows> {
    const { kind } = table.layout
    const registry = await this.#schools()
    const tools = await this.#tools(table, registry)
    const openReader = READERS[kind]
    const list = { table, openReader, tools, rejects, head: headOf(table, importedAt) }
    if (isList(kind)) {
      const loaded = await this.#session.inTransaction((bulk) => LISTS[kind](bulk, list))
      this.#registry = undefined
      this.#catalogue = undefined
      return loaded
    }
    const loaded = await this.#session.inTransaction((bulk) =>
      loadRows(bulk, {
        ...list,
        standing,
        spec: TABLE_SPECS[kind],
        takeLearnt: () => registry.takeLearnt(),
        onRows,
      }),
    )
    if (kind === 'score_rank') this.#rank = undefined
    if (kind === 'plan') this.#forgetRequirements(table.layout.mapping?.priority ?? UNKNOWN_PRIORITY)
    if (kind === 'batch_line') this.#undergraduate = undefined
    if (kind === 'admission') {
      this.#groupTrack = undefined
      this.#majorTrack = undefined
    }
    return loaded
  }

  async #tools({ layout }: OpenTable, registry: SchoolRegistry): Promise<ImportTools> {
    const rules = layout.mapping?.rules
    const habits = { nationalCodes: rules?.nationalCodes === true, shortNames: rules?.shortNames === true }
    const { db } = this.#session
    if (layout.kind === 'admission' || layout.kind === 'plan')
      this.#rank ??= rankLookUp(await loadBestRankTables(db))
    if (rules?.batchByControlLines === true)
      this.#undergraduate ??= undergraduateLookUp(await loadLowestLines(db))
    if (layout.kind === 'plan' || rules?.doubtfulArt === true)
      this.#catalogue ??= catalogueLookUp(await loadCatalogueCodes(db))
    if (layout.kind === 'plan') {
      this.#groupTrack ??= groupTrackLookUp(await loadGroupTracks(db))
      this.#majorTrack ??= majorTrackLookUp(await loadMajorTracks(db))
    }
    return importTools(registry, habits, {
      rank: this.#rank ?? (() => null),
      catalogue: this.#catalogue ?? (() => null),
      groupTrack: this.#groupTrack ?? (() => undefined),
      majorTrack: this.#majorTrack ?? (() => undefined),
      finerRequirements: rules?.wholeSchools === true ? await this.#finer(layout) : () => [],
      undergraduate: this.#undergraduate ?? (() => undefined),
    })
  }

  #forgetRequirements(loaded: number): void {
    for (const priority of this.#requirements.keys())
      if (loaded < priority) this.#requirements.delete(priority)
  }

  async #finer({ mapping }: OpenTable['layout']): Promise<RequirementLookUp> {
    const priority = mapping?.priority ?? UNKNOWN_PRIORITY
    const known = this.#requirements.get(priority)
    if (known !== undefined) return known
    const lookUp = requirementLookUp(await loadMajorRequirements(this.#session.db, priority))
    this.#requirements.set(priority, lookUp)
    return lookUp
  }

  async #schools(): Promise<SchoolRegistry> {
    if (this.#registry === undefined) {
      const { schools, aliases, codes } = await loadSchoolNames(this.#session.db)
      this.#registry = new SchoolRegistry(schools, aliases, codes)
    }
    return this.#registry
  }
}

function isList(kind: TableKind): kind is ListKind {
  return kind in LISTS
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / (1 << 20))}MB`
}

function headOf({ file, sha256, layout: { kind, mapping } }: OpenTable, importedAt: Date): DatasetHead {
  return {
    source: file,
    kind: isList(kind) ? kind : TABLE_SPECS[kind].datasetKind,
    sha256,
    rulesSha256: rulesHash(mapping),
    origin: mapping?.origin ?? null,
    note: mapping?.note ?? null,
    isDemo: false,
    priority: mapping?.priority ?? UNKNOWN_PRIORITY,
    importedAt,
  }
}

/** The file has failed already; why the disk would not take the rest of its rejects is no news. */
function closeQuietly(rejects: RejectsFile): void {
  try {
    rejects.close()
  } catch {
    // said above
  }
}
