/**
 * A value that is loaded when first asked for and again when it is older than `milliseconds`: once for all who ask at the
 * same time; a failure is not kept.
 */
export function keptFresh<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  let at = 0
  return () => {
    if (loading !== undefined && Date.now() - at <= milliseconds) return loading
    const started = load()
    loading = started
    at = Date.now()
    started.catch(() => {
      if (loading === started) loading = undefined
    })
    return started
  }
}
