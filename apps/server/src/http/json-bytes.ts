import type { CallReply, Calls, CallName } from '@wenjin/contract'

/** A reply's data already written as JSON; its maker vouches that it has the row's shape (a test checks it). */
export class WrittenReply<K extends CallName> {
  readonly data: Buffer
  /** Never set: says whose reply it is. */
  declare readonly of: CallReply<Calls[K]>
  constructor(data: Buffer) {
    this.data = data
  }
}

const FIRST_SIZE = 131_072

/** Puts a JSON text together from parts written before and figures of this reply. One user at a time. */
export class JsonBytes {
  #buffer = Buffer.allocUnsafe(FIRST_SIZE)
  #length = 0

  /** Starts again: what an unfinished text left behind is gone. */
  begin(): this {
    this.#length = 0
    return this
  }

  /** Appends bytes that are JSON already. */
  bytes(part: Uint8Array): this {
    this.#reserve(part.length)
    this.#buffer.set(part, this.#length)
    this.#length += part.length
    return this
  }

  /** Appends a text of ASCII characters only. */
  ascii(text: string): this {
    this.#reserve(text.length)
    this.#length += this.#buffer.write(text, this.#length, 'latin1')
    return this
  }

  /** The bytes since `begin`, as a buffer of their own. */
  take(): Buffer {
    return Buffer.from(this.#buffer.subarray(0, this.#length))
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + more))
    larger.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = larger
  }
}
