import { useBoot } from '../../shared/lib/boot.ts'
import type { Boot } from '../../shared/lib/boot.ts'

/** Tenant information, tenant configuration and provinces, out of the page or, where it lacks them, by their calls. */
export async function takeTenant(boot: Boot | null): Promise<void> {
  if (boot === null) return (await import('./ask-tenant.ts')).askTenant()
  const { tenantInfo, tenantConfig, provinces } = boot
  useBoot.setState({ tenantInfo, tenantConfig, provinces })
}
