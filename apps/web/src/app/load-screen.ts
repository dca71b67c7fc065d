import type { ComponentType } from 'react'
import type { RouteRow } from './routes.ts'

const TIMEOUT = 60_000

/** A promise whose outcome React reads without waiting once it is there (the fields are React's). */
interface ReadPromise<T> extends Promise<T> {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

const loads = new Map<string, ReadPromise<ComponentType>>()

/** A page's code did not come: the connection broke, or a new version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(cause: unknown) {
    super('页面资源加载失败，请检查网络后重试', { cause })
  }
}

/** The screen of a route, loaded once until forgetScreen. Rejects with ChunkLoadError. */
export function loadScreen(row: RouteRow): Promise<ComponentType> {
  const known = loads.get(row.name)
  if (known !== undefined) return known
  const load: ReadPromise<ComponentType> = screenOf(row)
  loads.set(row.name, load)
  void note(load)
  return load
}

/** Forgets a failed load, so that the next one starts afresh. */
export function forgetScreen(row: RouteRow): void {
  loads.delete(row.name)
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

async function screenOf(row: RouteRow): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT)
  })
  try {
    return (await Promise.race([row.screen(), late])).Screen
  } catch (error) {
    throw new ChunkLoadError(error)
  } finally {
    clearTimeout(timer)
  }
}
