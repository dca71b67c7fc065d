/** After this many milliseconds a chunk that has not come counts as failed. */
const TIMEOUT = 120_000

/** A part of the application's code did not come: the connection broke, or a new version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(cause: unknown) {
    super('页面资源加载失败，请检查网络后重试', { cause })
  }
}

/** Loads a part of the application's code. Rejects with ChunkLoadError, after 120 s at the latest. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkLoadError(error)
  } finally {
    clearTimeout(timer)
  }
}
