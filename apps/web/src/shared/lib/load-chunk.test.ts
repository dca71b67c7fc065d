import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('loading a part of the code', () => {
  test('what comes is answered', async () => {
    expect(await loadChunk(async () => 'part')).toBe('part')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('what cannot come is a ChunkLoadError that keeps its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failed = loadChunk(() => Promise.reject(cause))
    await expect(failed).rejects.toBeInstanceOf(ChunkLoadError)
    await expect(failed).rejects.toMatchObject({ cause, message: '页面资源加载失败，请检查网络后重试' })
  })

  test('what does not come within 120 s is one, too, and not before', async () => {
    let outcome = 'waiting'
    void loadChunk(() => new Promise<never>(() => {})).catch((error: Error) => (outcome = error.name))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBe('ChunkLoadError')
  })
})
