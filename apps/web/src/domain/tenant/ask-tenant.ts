import { themeVariables } from '@wenjin/contract'
import { useBoot } from '../../shared/lib/boot.ts'
import { call } from '../../shared/lib/call.ts'
import { logFailure } from '../../shared/lib/log-failure.ts'

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
