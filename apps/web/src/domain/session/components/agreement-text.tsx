import { tenantText } from '../../../shared/lib/boot.ts'
import type { TenantConfig } from '../../../shared/lib/boot.ts'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'

/** The tenant's user agreement. */
export function AgreementText({ config }: { readonly config: TenantConfig }) {
  const html = tenantText(config, 'pc_aboutus_userAgreement')
  if (html === '')
    return <EmptyState title="用户协议没有加载出来" text="请检查网络后刷新页面，或联系客服索取。" />
  return <RichText html={html} />
}
