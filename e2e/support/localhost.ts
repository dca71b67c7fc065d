import dns from 'node:dns'

type Lookup = typeof dns.lookup | typeof dns.promises.lookup

function knowingLocalhost<L extends Lookup>(lookup: L): L {
  return new Proxy(lookup, {
    apply(target, self, [name, ...rest]: [string, ...unknown[]]) {
      return Reflect.apply(target, self, [
        name.endsWith('.localhost') ? '127.0.0.1' : name,
        ...rest,
      ]) as unknown
    },
  })
}

/** Names below localhost are this machine's (RFC 6761, 6.3). Browsers know that; not every machine's resolver does. */
export function resolveLocalhost(): void {
  dns.lookup = knowingLocalhost(dns.lookup)
  dns.promises.lookup = knowingLocalhost(dns.promises.lookup)
}
