/** How a key is kept: text as it is, number as digits, json as JSON. */
const KINDS = {
  cid: 'number',
  tk: 'text',
  tn: 'text',
  choiceMode: 'number',
  _prov_: 'json',
  _schoolProv_: 'json',
  shareCode: 'text',
  from: 'text',
  fromCode: 'text',
  wx_openid: 'text',
  backurl: 'text',
  tempGradeInfo: 'json',
  reportMainId: 'number',
  currentBatchId: 'number',
  expertsMode: 'text',
  VolIntentionJson: 'json',
  _temporaryVolunteer_: 'json',
  _unsentLogout_: 'json',
  // of the same browser's other pages: never written here, but gone with the session
  follow_wx: 'text',
  customerTagDto: 'json',
} as const satisfies Record<string, 'text' | 'number' | 'json'>

type Kinds = typeof KINDS
export type StorageKey = keyof Kinds
/** JSON values are unknown: readers check the shape, it may be from an older version. */
type Stored<K extends StorageKey> = { text: string; number: number; json: unknown }[Kinds[K]]

/** Work of the person, which outlives a lost session. */
const WORK: readonly StorageKey[] = ['_temporaryVolunteer_', 'tempGradeInfo']
/** What the session's end leaves: work, and sign-outs that the server has not been told of. */
const LASTING: ReadonlySet<StorageKey> = new Set([...WORK, '_unsentLogout_'])

type SessionFlag = 'closeMini'

/** Flags raised on this page, for where the browser blocks its storage. */
const raised = new Set<SessionFlag>()

/** Takes the place of localStorage where the browser blocks it or has no room: lives as long as the page. */
const memory = new Map<string, string>()

/** The value of a key; undefined when it is missing or cannot be read. */
export function readStored<K extends StorageKey>(key: K): Stored<K> | undefined {
  const text = memory.get(key) ?? readDisk(key)
  if (text === null || text === '') return undefined
  const kind: 'text' | 'number' | 'json' = KINDS[key]
  return (kind === 'text' ? text : parse(text, kind)) as Stored<K> | undefined
}

/** Keeps a value. Returns false when the browser could not keep it beyond this page (no room, blocked). */
export function writeStored<K extends StorageKey>(key: K, value: Stored<K>): boolean {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

export function removeStored(...keys: readonly StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

/** Forgets the session and its flags but never the person's unsaved work. */
export function clearSession(): void {
  removeStored(...(Object.keys(KINDS) as StorageKey[]).filter((key) => !LASTING.has(key)))
  raised.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

/** Forgets everything, the person's work as well. */
export function clearEverything(): void {
  clearSession()
  removeStored(...WORK)
}

/** Raises a flag that lasts as long as this tab: closeMini, the mini-program popup was closed. */
export function raiseFlag(name: SessionFlag): void {
  raised.add(name)
  try {
    sessionStorage.setItem(name, '1')
  } catch {
    // Blocked storage: the flag lasts as long as the page.
  }
}

export function isRaised(name: SessionFlag): boolean {
  try {
    return raised.has(name) || sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Calls back when another tab of this browser changes a key; returns a function that stops it. */
export function onStoredElsewhere(key: StorageKey, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function readDisk(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string, kind: 'number' | 'json'): unknown {
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
