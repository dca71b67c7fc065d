import { themeVariables } from '@wenjin/contract'
import { call } from '../shared/lib/call.ts'
import { readBoot, takeBoot, useBoot } from '../shared/lib/boot.ts'
import { writeStored } from '../shared/lib/storage.ts'
import { startForm } from '../features/grade/form-store.ts'
import { takeCredentials } from '../features/session/store.ts'

/** Before the first screen: what the address carries, then tenant, its configuration and the provinces. */
export async function initialise(): Promise<void> {
  takeAddress()
  if (!readBoot()) await askForBoot()
  startForm()
}

/** Keeps from and shareCode; takes credentials given in the address and removes them from it. */
function takeAddress(): void {
  const query = new URLSearchParams(location.search)
  for (const key of ['from', 'shareCode'] as const) {
    const value = query.get(key)
    if (value !== null && value !== '') writeStored(key, value)
  }
  const customerId = Number(query.get('cid'))
  const [onlineToken, tokenName] = [query.get('tk'), query.get('tn')]
  if (!Number.isInteger(customerId) || customerId < 1 || onlineToken === null || tokenName === null) return
  takeCredentials({ customerId, onlineToken, tokenName })
  for (const key of ['cid', 'tk', 'tn']) query.delete(key)
  const rest = query.toString()
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`,
  )
}

/** The page came without what the server writes into it: asks for it. */
async function askForBoot(): Promise<void> {
  const tenantInfo = await orLog(
    '租户信息请求异常',
    call('getTenantInfo', { domainName: location.hostname }, { quiet: true }),
  )
  if (tenantInfo === undefined) return
  useBoot.setState({ tenantInfo })
  for (const [name, value] of Object.entries(themeVariables(tenantInfo.themeColor))) {
    document.documentElement.style.setProperty(name, value)
  }
  const rest = await orLog(
    '初始化异常',
    Promise.all([
      call('getTenantConfig', { deviceType: 2 }, { quiet: true }),
      call('getProvinces', {}, { quiet: true }),
    ]),
  )
  if (rest !== undefined) takeBoot({ tenantInfo, tenantConfig: rest[0], provinces: rest[1] })
}

async function orLog<T>(failure: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    // oxlint-disable-next-line no-console -- the product logs what keeps it from starting
    console.error(failure, error)
    return undefined
  }
}
