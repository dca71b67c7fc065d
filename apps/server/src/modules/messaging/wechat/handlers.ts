import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { Secrets } from '../secret/index.ts'
import { oauthHandlers } from './oauth.ts'
import { shareHandlers } from './share.ts'

/** The messaging app: what a page is shared with, and signing in by it. */
export function wechatHandlers(deps: Deps, secrets: Secrets): HandlersOf<'messaging/wechat'> {
  return { ...shareHandlers(deps, secrets), ...oauthHandlers(deps, secrets) }
}
