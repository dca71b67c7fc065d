import { themeVariables } from '@wenjin/contract'
import { userInfoQuery } from '../features/session/api.ts'
import { useSession } from '../features/session/store.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { call } from '../shared/lib/call.ts'
import { queryClient } from '../shared/lib/query-client.ts'
import { keepChoiceMode } from './keep-choice-mode.ts'
import { logFailure } from './log-failure.ts'

/** Asks for tenant information, tenant configuration and provinces, which the page came without. */
export async function askTenant(): Promise<void> {
  try {
    const tenantInfo = await call('getTenantInfo', { domainName: location.hostname }, { quiet: true })
    useBoot.setState({ tenantInfo })
    for (const [name, value] of Object.entries(themeVariables(tenantInfo.themeColor))) {
      document.documentElement.style.setProperty(name, value)
    }
  } catch (error) {
    logFailure('租户信息请求异常', error)
    return
  }
  try {
    useBoot.setState({ tenantConfig: await call('getTenantConfig', { deviceType: 2 }, { quiet: true }) })
    useBoot.setState({ provinces: await call('getProvinces', {}, { quiet: true }) })
  } catch (error) {
    logFailure('初始化异常', error)
  }
}

/** All start calls again, in their order: what did not come before may come now. */
export async function askAgain(): Promise<void> {
  await askTenant()
  const { customerId } = useSession.getState()
  if (customerId !== null) await queryClient.prefetchQuery({ ...userInfoQuery(customerId), staleTime: 0 })
  await keepChoiceMode(null)
}
