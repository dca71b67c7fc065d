const MAX_LENGTH = 200

/**
 * An outside service said no or did not answer: its code and its words. What was sent to it is in neither, so that the
 * failure may be logged.
 */
export class CarrierFailure extends Error {
  override readonly name = 'CarrierFailure'
  readonly code: string
  constructor(service: string, code: string, words: string) {
    super(`${service}: ${code} ${words}`.trimEnd())
    this.code = code
  }
}

/**
 * The failure for what a service's client threw. `sent` are the texts that must not show; addresses go, too, as clients
 * put parameters into them.
 */
export function failureOf(service: string, error: unknown, sent: readonly string[] = []): CarrierFailure {
  if (error instanceof CarrierFailure) return error
  const { code, name, message = '' } = error as { code?: unknown; name?: string; message?: string }
  const known = typeof code === 'string' && code !== '' && code !== 'undefined' ? code : (name ?? 'Error')
  return new CarrierFailure(service, known, hide(message, sent))
}

/** A service's words without addresses and without what was sent. */
export function hide(words: string, sent: readonly string[]): string {
  const withoutAddresses = words.replaceAll(/https?:\/\/\S+/gi, '***')
  const parts = sent.filter((part) => part !== '')
  return parts.reduce((text, part) => text.replaceAll(part, '***'), withoutAddresses).slice(0, MAX_LENGTH)
}

/** What `work` resolves to, or a failure when that takes longer than `milliseconds`. */
export async function within<T>(service: string, milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new CarrierFailure(service, 'timeout', `no answer in ${milliseconds} ms`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
