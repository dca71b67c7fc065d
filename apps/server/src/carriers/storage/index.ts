/** Where uploaded files lie. Keys are made by us: lower-case letters, digits, hyphens and slashes, an ending. */
export interface Storage {
  /** Rejects when the file could not be kept whole. */
  put(key: string, body: Buffer, type: string): Promise<void>
  /** undefined: there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}
