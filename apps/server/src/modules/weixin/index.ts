import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import type { Secrets } from '../secret/index.ts'
import { oauthHandlers } from './oauth.ts'
import { shareHandlers } from './share.ts'

/** The messaging app: what a page is shared with, and signing in by it. */
export function weixinHandlers(
  deps: Deps,
  secrets: Secrets,
): Pick<Handlers, 'shareConfig' | 'getOauthUrl' | 'getAccessToken'> {
  return { ...shareHandlers(deps, secrets), ...oauthHandlers(deps, secrets) }
}
