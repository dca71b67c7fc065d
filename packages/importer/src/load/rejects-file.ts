import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { csvLine } from '../source/source-row.ts'
import type { SourceRow } from '../source/source-row.ts'

const BUFFERED = 1 << 16
/** Without it spreadsheets take UTF-8 for GBK. */
const BYTE_ORDER_MARK = '﻿'

/** The rows of one file that were not loaded, as CSV: line, reason, the row itself. Made with its first row. */
export class RejectsFile {
  readonly #folder: string | undefined
  readonly #name: string
  #handle: number | undefined
  #waiting = ''

  /** @param folder undefined: nothing is written */
  constructor(folder: string | undefined, name: string) {
    this.#folder = folder
    this.#name = name
  }

  /** Path of the file once it has a row. */
  get path(): string | null {
    return this.#handle === undefined || this.#folder === undefined ? null : join(this.#folder, this.#name)
  }

  /** Throws what the disk says. */
  add(row: SourceRow, reason: string): void {
    if (this.#folder === undefined) return
    if (this.#handle === undefined) this.#open(this.#folder)
    this.#waiting += `${csvLine([String(row.line), reason, csvLine(row.cells)])}\n`
    if (this.#waiting.length > BUFFERED) this.#flush()
  }

  close(): void {
    if (this.#handle === undefined) return
    try {
      this.#flush()
    } finally {
      closeSync(this.#handle)
    }
  }

  #open(folder: string): void {
    mkdirSync(folder, { recursive: true })
    this.#handle = openSync(join(folder, this.#name), 'w')
    this.#waiting = `${BYTE_ORDER_MARK}行号,原因,原文\n`
  }

  #flush(): void {
    const text = this.#waiting
    this.#waiting = ''
    writeSync(this.#handle!, text)
  }
}
