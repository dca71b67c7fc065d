import { readDataVersion } from '@wenjin/database/queries/dataset/data-version'
import type { Connection } from '@wenjin/database/connect/connection'
import { keptFresh } from './fresh.ts'

/** How long a change of the data may stay unseen, in milliseconds. */
const TTL_MS = 2_000

/** The version of the loaded data, asked for once in TTL_MS at the most. */
export type DataVersion = () => Promise<number>

export function dataVersionOf({ db }: Pick<Connection, 'db'>): DataVersion {
  return keptFresh(TTL_MS, () => readDataVersion(db))
}

/** What is built from the data tables: kept by key while the data stay the same, at most `max` values. */
export class DataCache<T> {
  readonly #version: DataVersion
  readonly #max: number
  readonly #kept = new Map<string, Promise<T>>()
  #keptVersion = -1

  constructor(version: DataVersion, max: number) {
    this.#version = version
    this.#max = max
  }

  /** The value of a key, built once for all who ask at the same time; a failed build is not kept. */
  async get(key: string, build: () => Promise<T>): Promise<T> {
    const version = await this.#version()
    if (version !== this.#keptVersion) {
      this.#kept.clear()
      this.#keptVersion = version
    }
    const known = this.#kept.get(key)
    if (known !== undefined) {
      this.#kept.delete(key) // to the end: the one unused longest is first
      this.#kept.set(key, known)
      return known
    }
    const building = build()
    this.#kept.set(key, building)
    building.catch(() => this.#kept.delete(key))
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > this.#max && oldest.done !== true) this.#kept.delete(oldest.value)
    return building
  }
}
