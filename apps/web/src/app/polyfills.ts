function add(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/**
 * What browsers from Chrome 79 and iOS 13 on lack of the language's library and the application uses. Loaded only
 * where something is missing.
 */
export function addMissing(): void {
  add(Object, 'hasOwn', (object: object, key: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(object, key),
  )

  add(Array.prototype, 'at', function at<T>(this: readonly T[], position: number): T | undefined {
    return this[position < 0 ? this.length + position : position]
  })

  add(Array.prototype, 'findLast', function findLast<
    T,
  >(this: readonly T[], test: (item: T, i: number) => boolean): T | undefined {
    for (let i = this.length - 1; i >= 0; i--) if (test(this[i] as T, i)) return this[i]
    return undefined
  })

  add(Array.prototype, 'toSorted', function toSorted<
    T,
  >(this: readonly T[], compare?: (a: T, b: T) => number): T[] {
    return [...this].sort(compare)
  })

  add(
    String.prototype,
    'replaceAll',
    function replaceAll(this: string, from: string | RegExp, to: never): string {
      if (from instanceof RegExp) return this.replace(from, to)
      return this.replace(new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'), to)
    },
  )

  add(Map, 'groupBy', <T, K>(items: Iterable<T>, keyOf: (item: T, i: number) => K): Map<K, T[]> => {
    const groups = new Map<K, T[]>()
    let i = 0
    for (const item of items) {
      const key = keyOf(item, i++)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [item])
      else group.push(item)
    }
    return groups
  })
}
