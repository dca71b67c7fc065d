import { BASE } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { findCustomer } from '@wenjin/database/queries/account/customers'
import { loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { AnyCaller } from '../../../kernel/caller.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secrets } from '../secret/index.ts'
import { presentConfig } from '../../content/tenant/index.ts'
import { signJsapi } from './signature.ts'

const MAX_URL_LENGTH = 2048
const HOME = `${BASE}/`

type ShareConfig = CallReply<Calls['shareConfig']>

export function shareHandlers(
  { connection: { db }, carriers: { wechat } }: Deps,
  secrets: Secrets,
): Pick<Handlers, 'shareConfig'> {
  async function scriptConfig(url: string, { tenant, now }: AnyCaller): Promise<ShareConfig['wxConfig']> {
    const app = await secrets.wechatApp(tenant)
    if (app === undefined) return null
    const ticket = await wechat.jsapiTicket(app).catch((error: unknown) => {
      throw refuse.shareFailed({ cause: error })
    })
    const noncestr = randomBytes(8).toString('hex')
    const timestamp = Math.floor(now.getTime() / 1_000)
    return { appid: app.appid, timestamp, noncestr, sign: signJsapi({ ticket, noncestr, timestamp, url }) }
  }

  async function texts({
    tenant,
    origin,
  }: AnyCaller): Promise<Omit<ShareConfig['shareConfig'], 'shareHref'>> {
    const config = presentConfig(await loadTenantConfig(db, tenant.tenantId))
    const set = (name: string) => config.find(({ keyEname }) => keyEname === name)?.keyValue
    const logo = set('share_logo') ?? ''
    return {
      shareTitle: set('share_title') || `${tenant.brandName} · 高考志愿填报`,
      shareContent:
        set('share_content') || `输入分数和位次，看清每所学校的把握，在${tenant.brandName}排出放心的志愿表`,
      shareLogo: logo.startsWith('/') ? `${origin}${logo}` : logo,
    }
  }

  async function shareCodeOf({ customer, tenant }: AnyCaller): Promise<string | undefined> {
    if (customer === undefined) return undefined
    return (await findCustomer(db, tenant.tenantId, customer.customerId))?.shareCode
  }

  return {
    async shareConfig(input, caller) {
      const { address, page } = readAddress(input.url, caller.origin)
      return {
        wxConfig: await scriptConfig(address, caller),
        shareConfig: {
          ...(await texts(caller)),
          shareHref: shareHref(caller.origin, page, {
            shareCode: (await shareCodeOf(caller)) ?? input.shareCode,
            from: input.fromCode,
          }),
        },
      }
    },
  }
}

/** The page's address as the browser has it, and the address read. Throws Refusal 40001 for one that is not of this host. */
function readAddress(encoded: string, origin: string): { address: string; page: URL } {
  const address = decode(encoded)
  const page = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  const isOwnPage =
    address !== undefined &&
    page !== undefined &&
    address.length <= MAX_URL_LENGTH &&
    !address.includes('#') &&
    /^https?:$/.test(page.protocol) &&
    page.username === '' &&
    page.password === '' &&
    page.host === new URL(origin).host
  if (!isOwnPage) throw refuse.otherSitesPage()
  return { address, page }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Where a shared page leads: its path alone, since its query may hold what is the sharer's, and whose link it is. */
function shareHref(
  origin: string,
  { pathname }: URL,
  params: Readonly<Record<'shareCode' | 'from', string | undefined>>,
): string {
  const href = new URL(pathname.startsWith(HOME) ? pathname : HOME, origin)
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') href.searchParams.set(name, value)
  return href.href
}
