import { folderOf, PATHS } from '@wenjin/contract'
import type { Visitor } from '../domain/session/use-visitor.ts'

/** What the guard must know of a route. */
export interface GuardedRoute {
  readonly path: string
  readonly needsSignIn: boolean
}

/**
 * proceed: show it. signIn: ask to sign in, in the page's place. home: go home, with the popup. back: stay where the
 * person was, with the popup.
 */
export type Verdict =
  | { readonly to: 'proceed' }
  | { readonly to: 'signIn'; readonly popup: 'signIn' }
  | { readonly to: 'home'; readonly popup: 'signIn' | 'banned' | 'locked' }
  | { readonly to: 'back'; readonly popup: 'locked' }

/** What may happen on the way from a route (undefined: the first of this visit) to a route. */
export function guard(target: GuardedRoute, from: GuardedRoute | undefined, visitor: Visitor): Verdict {
  if (target.needsSignIn && !visitor.signedIn) {
    return { to: from?.needsSignIn === true ? 'home' : 'signIn', popup: 'signIn' }
  }
  if (visitor.banned && target.path !== PATHS.index) return { to: 'home', popup: 'banned' }
  if (visitor.provinceLocked && !isOpenToLocked(target)) {
    return { to: from !== undefined && isOpenToLocked(from) ? 'back' : 'home', popup: 'locked' }
  }
  return { to: 'proceed' }
}

/** Home and the account pages, which a customer of a locked province may see. */
function isOpenToLocked({ path }: GuardedRoute): boolean {
  return path === PATHS.index || path.startsWith(folderOf(PATHS.account))
}
