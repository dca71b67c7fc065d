/** A value and the seconds it is good for. */
export interface Lived<T> {
  readonly value: T
  readonly seconds: number
}

interface Entry<T> {
  readonly loading: Promise<T>
  value?: T
  /** Milliseconds from which another is fetched; undefined while this one is still fetched. */
  ends?: number
}

/** A value is fetched again this long before its end, or at half its life when that is later. */
const MARGIN_SECONDS = 300

/** Values that are good for a time, by key. */
export interface Expiring<T> {
  /** The value of a key: fetched when missing and shortly before its end, once for all who ask at the same time. */
  get(key: string, load: () => Promise<Lived<T>>): Promise<T>
  /** Forgets a value that turned out to be invalid; another that came since stays. */
  drop(key: string, value: T): void
}

/** A failure is not kept. `now` gives milliseconds. */
export function expiring<T>(now: () => number): Expiring<T> {
  const entries = new Map<string, Entry<T>>()

  function begin(key: string, load: () => Promise<Lived<T>>): Promise<T> {
    const entry: Entry<T> = { loading: settle() }
    entries.set(key, entry)
    return entry.loading

    async function settle(): Promise<T> {
      try {
        const { value, seconds } = await load()
        entry.value = value
        entry.ends = now() + Math.max(seconds - MARGIN_SECONDS, seconds / 2) * 1_000
        return value
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key)
        throw error
      }
    }
  }

  return {
    get(key, load) {
      const known = entries.get(key)
      return known !== undefined && (known.ends === undefined || now() < known.ends)
        ? known.loading
        : begin(key, load)
    },
    drop(key, value) {
      if (entries.get(key)?.value === value) entries.delete(key)
    },
  }
}
