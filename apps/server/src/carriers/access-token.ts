import { CarrierFailure } from './failure.ts'
import { expiring } from './expiring.ts'
import type { Lived } from './expiring.ts'

export interface TokenSource<A> {
  /** Key of the app. */
  readonly keyOf: (app: A) => string
  /** Asks for a token; `refused` is one the service no longer takes. */
  readonly fetch: (app: A, refused: string | undefined) => Promise<Lived<string>>
  /** Codes by which the service says that a token is not valid. */
  readonly refusals: ReadonlySet<string>
}

/** Asks something that takes an access token. */
export type AskWithToken<A> = <T>(app: A, ask: (token: string) => Promise<T>) => Promise<T>

/**
 * Access tokens of apps, kept until shortly before their end. When the service refuses one (it was made invalid
 * elsewhere), another is fetched and the question asked again.
 */
export function accessTokens<A>(source: TokenSource<A>, now: () => number): AskWithToken<A> {
  const tokens = expiring<string>(now)
  return async (app, ask) => {
    const key = source.keyOf(app)
    const token = await tokens.get(key, () => source.fetch(app, undefined))
    try {
      return await ask(token)
    } catch (error) {
      if (!(error instanceof CarrierFailure) || !source.refusals.has(error.code)) throw error
      tokens.drop(key, token)
      return ask(await tokens.get(key, () => source.fetch(app, token)))
    }
  }
}
