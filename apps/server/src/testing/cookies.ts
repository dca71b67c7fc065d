/** Cookies as a browser keeps them, by path and name. */
export interface CookieJar {
  /** Takes what a reply sets and clears. */
  readonly take: (setCookie: string | readonly string[] | undefined) => void
  /** The cookie header for an address; undefined: none goes there. */
  readonly headerFor: (path: string) => string | undefined
}

export function cookieJar(): CookieJar {
  const kept = new Map<string, { path: string; pair: string }>()
  return {
    take(setCookie) {
      for (const line of [setCookie ?? []].flat()) {
        const [pair = '', ...attributes] = line.split('; ')
        const path = attributes.find((one) => one.startsWith('Path='))?.slice('Path='.length) ?? '/'
        const key = `${path} ${pair.split('=')[0]}`
        if (pair.endsWith('=')) kept.delete(key)
        else kept.set(key, { path, pair })
      }
    },
    headerFor(path) {
      const pairs = [...kept.values()].filter((one) => path.startsWith(one.path)).map((one) => one.pair)
      return pairs.length === 0 ? undefined : pairs.join('; ')
    },
  }
}
