import { copyLine } from '@wenjin/database/connect/copy-text'
import type { Slice } from '@wenjin/database/queries/dataset/dataset-writes'
import type { RowSink, TableRow } from '../kinds/reader.ts'
import type { SourceRow } from '../source/source-row.ts'
import type { RejectsFile } from './rejects-file.ts'

/** Text waiting for COPY, in letters: about 4 MB. */
const PIECE = 2 << 20

/** Sink that counts, and leaves what to do with a row to its maker. */
export class RowCounter implements RowSink {
  readonly rejected = new Map<string, number>()
  readonly adjusted = new Map<string, number>()
  readonly #rejects: RejectsFile
  readonly #load: (row: TableRow, line: number) => void

  constructor(rejects: RejectsFile, load: (row: TableRow, line: number) => void) {
    this.#rejects = rejects
    this.#load = load
  }

  load(row: TableRow, line: number): void {
    this.#load(row, line)
  }

  reject(row: SourceRow, reason: string, detail?: string): void {
    count(this.rejected, reason)
    this.#rejects.add(row, detail === undefined || detail === '' ? reason : `${reason}：${detail}`)
  }

  adjust(reason: string): void {
    count(this.adjusted, reason)
  }
}

/** Rows on their way into a table: as text for COPY, each once, counted by province, year, track and level. */
export class RowText {
  /** Rows of the source of which something is loaded: one may make several. */
  loaded = 0
  duplicates = 0
  readonly #columns: readonly string[]
  readonly #withLine: boolean
  readonly #start: string
  readonly #seen = new Set<string>()
  readonly #slices = new Map<string, Slice & { rows: number }>()
  #piece: string[] = []
  #letters = 0
  #line = 0

  constructor(columns: readonly string[], datasetId: number) {
    this.#columns = columns.filter((column) => column !== 'lineNo')
    this.#start = `${datasetId}\t`
    this.#withLine = columns.includes('lineNo')
  }

  add(row: TableRow, line: number): void {
    const text = copyLine(this.#columns.map((column) => row[column]))
    const isFurther = line === this.#line
    this.#line = line
    if (this.#seen.has(text)) {
      if (!isFurther) this.duplicates++
      return
    }
    this.#seen.add(text)
    if (!isFurther) this.loaded++
    this.#count(row)
    const whole = this.#start + (this.#withLine ? `${text.slice(0, -1)}\t${line}\n` : text)
    this.#piece.push(whole)
    this.#letters += whole.length
  }

  /** Whether enough waits to be copied. */
  get isFull(): boolean {
    return this.#letters >= PIECE
  }

  /** Hands over what waits. */
  take(): readonly string[] {
    const piece = this.#piece
    this.#piece = []
    this.#letters = 0
    return piece
  }

  slices(): readonly Slice[] {
    return [...this.#slices.values()]
  }

  #count({ provId, year, track, level }: TableRow): void {
    if (typeof provId !== 'number' || typeof year !== 'number') return
    const slice = {
      provId,
      year,
      track: String(track ?? ''),
      level: typeof level === 'number' ? level : 0,
      rows: 1,
    }
    const key = `${provId} ${year} ${slice.track} ${slice.level}`
    const known = this.#slices.get(key)
    if (known === undefined) this.#slices.set(key, slice)
    else known.rows++
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
