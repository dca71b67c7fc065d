import { expiring } from '../../../carriers/expiring.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secrets } from '../secret/index.ts'

/** How long the picture of a way to join is kept; the service makes another when its group is full. */
const KEPT_SECONDS = 600

/**
 * The picture by which people join a tenant's group: of the config item qywx_group_qr (an address on this site or a
 * data: address), or of the way to join whose config_id qywx_group_join_way names. undefined: the tenant has none.
 */
export function groupCodesOf(
  { carriers: { qywx } }: Deps,
  secrets: Secrets,
): (tenantId: number, config: ReadonlyMap<string, string>) => Promise<string | undefined> {
  const pictures = expiring<string>(Date.now)
  return async (tenantId, config) => {
    const own = config.get('qywx_group_qr') ?? ''
    // the page shows pictures of no other host
    if (/^\/(?![/\\])|^data:image\//.test(own)) return own
    const configId = config.get('qywx_group_join_way') ?? ''
    const app = configId === '' ? undefined : await secrets.qywxApp(tenantId)
    if (app === undefined) return undefined
    const load = async () => ({
      value: await qywx.of(tenantId, app).groupCode(configId),
      seconds: KEPT_SECONDS,
    })
    return pictures.get(`${tenantId} ${configId}`, load).catch((error: unknown) => {
      throw refuse.groupFailed({ cause: error })
    })
  }
}
