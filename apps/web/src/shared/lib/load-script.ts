const loading = new Map<string, Promise<void>>()

/** Fetches a script of another service, once; a failed fetch is tried again the next time. Rejects with Error. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known !== undefined) return known
  const promise = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = src
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      loading.delete(src)
      reject(new Error(`${src} did not come`))
    })
    document.head.append(element)
  })
  loading.set(src, promise)
  return promise
}
