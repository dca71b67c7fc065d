import { createHash } from 'node:crypto'
import { openBytes } from './bytes.ts'
import { readingError, SourceError } from './source-error.ts'

export type SourceEncoding = 'utf-8' | 'gb18030' | 'xlsx'

export interface InspectedFile {
  readonly encoding: SourceEncoding
  /** Of the unpacked bytes, lower-case hex. */
  readonly sha256: string
  /** Length, unpacked. */
  readonly bytes: number
}

/** Share of unreadable characters up to which a file is damaged UTF-8 rather than another encoding. */
const DAMAGED_SHARE = 0.02

/**
 * Reads the file once: its hash, and its encoding as far as every byte fits it.
 * Throws SourceError for an empty file, one cut in the middle of a character, bytes of neither encoding.
 */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const hash = createHash('sha256')
  const text = /\.xlsx$/i.test(path) ? undefined : new EncodingTest()
  let first: Buffer | undefined
  let bytes = 0
  try {
    for await (const chunk of openBytes(path) as AsyncIterable<Buffer>) {
      first ??= chunk
      hash.update(chunk)
      bytes += chunk.length
      text?.add(chunk)
    }
  } catch (error) {
    throw readingError(error)
  }
  if (first === undefined) throw new SourceError('文件是空的')
  if (text === undefined && !first.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    throw new SourceError('不是xlsx文件，或文件已损坏')
  }
  return { encoding: text?.verdict() ?? 'xlsx', sha256: hash.digest('hex'), bytes }
}

/** Tries both encodings at once, byte by byte, without keeping the text. */
class EncodingTest {
  readonly #utf8 = new TextDecoder('utf-8')
  readonly #gb = new TextDecoder('gb18030', { fatal: true })
  #isGb = true
  #letters = 0
  #unreadable = 0
  #lines = 1
  #firstBadLine = 0
  #nul = false

  add(chunk: Buffer): void {
    this.#nul ||= chunk.includes(0)
    this.#count(this.#utf8.decode(chunk, { stream: true }))
    if (this.#isGb) this.#isGb = this.#fitsGb(chunk)
  }

  verdict(): SourceEncoding {
    const cut = this.#utf8.decode()
    if (this.#nul) throw new SourceError('含有空字节，不是UTF-8或GB18030编码的文本')
    if (this.#unreadable === 0 && cut === '') return 'utf-8'
    if (this.#unreadable === 0 && this.#letters > 0)
      throw new SourceError('文件在一个汉字中间断开，可能没有传完')
    if (this.#unreadable < this.#letters * DAMAGED_SHARE) {
      throw new SourceError('有不是UTF-8的字节，文件已损坏', this.#firstBadLine)
    }
    if (this.#isGb && this.#fitsGb(undefined)) return 'gb18030'
    throw new SourceError('编码既不是UTF-8也不是GB18030', this.#firstBadLine)
  }

  #count(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code === 10) this.#lines++
      if (code < 128) continue
      if (code !== 0xfffd) this.#letters++
      else if (this.#unreadable++ === 0) this.#firstBadLine = this.#lines
    }
  }

  #fitsGb(chunk: Buffer | undefined): boolean {
    try {
      this.#gb.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
}
