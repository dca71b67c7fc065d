import { BASE } from '@wenjin/contract'
import { closeTopPopup, onPopupDepth, popupDepth } from '../lib/popup-stack.ts'
import { positionOf, rememberPosition } from './scroll.ts'

/** Where the application is. */
export interface Place {
  /** Address below the base. */
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Where the page scrolls to once it stands; undefined: it stays where it is. */
  readonly top: number | undefined
}

/** What the browser's history keeps with an address. */
interface Entry {
  /** Pages of the application that lie behind it. */
  readonly idx: number
  readonly key: string
  /** It lies over its page's own entry, so that back closes a popup and does not leave. */
  readonly over?: true
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

let entry: Entry = { idx: 0, key: '' }
let place: Place = { pathname: '/', search: '', hash: '', top: undefined }
/** Back led from the entry over a page to the page's own: forward leads there again. */
let cameBack = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Takes the browser's history over. To be called once, when the address is the one to begin with. */
export function startHistory(): void {
  history.scrollRestoration = 'manual'
  land()
  window.addEventListener('popstate', onPop)
  window.addEventListener('pagehide', () => rememberPosition(entry.key))
  onPopupDepth(() => {
    clearTimeout(timer)
    // a popup that comes with a way to another page lies over that page
    timer = setTimeout(holdBack)
  })
}

export function here(): Place {
  return place
}

/** Calls back after each change of the place; returns a function that stops it. */
export function onMove(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Goes to an address below the base. Resolves once its page, or the page's waiting shape, is drawn. */
export async function navigate(
  to: string,
  { replace = false, preventScrollReset = false }: NavigateOptions = {},
): Promise<void> {
  rememberPosition(entry.key)
  const url = hrefOf(to)
  if (replace) history.replaceState(entry, '', url)
  else {
    const next = { idx: entry.idx + 1, key: newKey() }
    // the entry that popups were closed by becomes the next page's
    if (entry.over) history.replaceState(next, '', url)
    else history.pushState(next, '', url)
    entry = next
    cameBack = false
  }
  move(preventScrollReset ? undefined : 0)
}

/** Back to where the person came from; to `home` when there is nowhere in this application. */
export function goBack(home: string): void {
  if (entry.idx > 0) history.back()
  else void navigate(home, { replace: true })
}

/** What a link to an address below the base leads to. */
export function hrefOf(to: string): string {
  return BASE + to
}

/** Address below the base, its query and hash. */
export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`
}

/** The browser's back closes the popup on top first and leaves the page second. */
function onPop(): void {
  const next = history.state as Entry | null
  if (next?.key !== entry.key) {
    rememberPosition(entry.key)
    land()
    return
  }
  const back = entry.over === true && next.over !== true
  entry = next
  // what a popup changed in the address lies in one of the two entries only
  history.replaceState(entry, '', hrefOf(addressOf(place)))
  if (!back) return
  cameBack = true
  if (!closeTopPopup()) history.back()
  // one that does not close, or lies below, goes on holding back
  else timer = setTimeout(holdBack)
}

function holdBack(): void {
  if (popupDepth() === 0 || entry.over) return
  if (cameBack) {
    history.forward()
    return
  }
  entry = { ...entry, over: true }
  history.pushState(entry, '', hrefOf(addressOf(place)))
}

/** Takes up the entry that the browser stands on; one that is not of here is made so. */
function land(): void {
  const known = history.state as Partial<Entry> | null
  const { idx = entry.key === '' ? 0 : entry.idx + 1, key = newKey(), over } = known ?? {}
  entry = { idx, key, ...(over === true ? { over } : {}) }
  cameBack = false
  history.replaceState(entry, '')
  move(positionOf(key))
}

function move(top: number | undefined): void {
  const { pathname, search, hash } = location
  place = { pathname: pathname.slice(BASE.length) || '/', search, hash, top }
  for (const changed of listeners) changed()
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}
