import type { ComponentType } from 'react'
import { loadChunk } from '../shared/lib/load-chunk.ts'
import type { RouteRow } from './routes.ts'

/** A promise whose outcome React reads without waiting once it is there (the fields are React's). */
interface ReadPromise<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

interface Load {
  readonly screen: ReadPromise<ComponentType>
  /** Milliseconds of the device's clock at which it began. */
  readonly since: number
}

/** How long a page may take before the person is offered to try again; what comes later still shows. */
const PATIENCE = 60_000

const loads = new Map<string, Load>()

/** The screen of a route, loaded once until forgetScreen. Rejects with ChunkLoadError. */
export function loadScreen(row: RouteRow): Promise<ComponentType> {
  const known = loads.get(row.name)
  if (known !== undefined) return known.screen
  const screen: ReadPromise<ComponentType> = loadChunk(row.screen).then(({ Screen }) => Screen)
  loads.set(row.name, { screen, since: Date.now() })
  void note(screen)
  return screen
}

/** Forgets a failed load, so that the next one starts afresh. */
export function forgetScreen(row: RouteRow): void {
  loads.delete(row.name)
}

/** Milliseconds a page's load may still take before the person is offered to try again. */
export function patienceWith(row: RouteRow): number {
  const since = loads.get(row.name)?.since ?? Date.now()
  return Math.max(0, since + PATIENCE - Date.now())
}

async function note<T>(load: ReadPromise<T>): Promise<void> {
  load.status = 'pending'
  try {
    load.value = await load
    load.status = 'fulfilled'
  } catch (error) {
    load.reason = error
    load.status = 'rejected'
  }
}
