import { PATHS } from '@wenjin/contract'
import { tenantText } from '../../../../shared/lib/boot.ts'
import type { TenantConfig } from '../../../../shared/lib/boot.ts'
import { Link } from '../../../../shared/router/router.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import styles from './contact-card.module.css'

/** How to reach the tenant: what its configuration names, and the way that always works. */
export function ContactCard({ config }: { readonly config: TenantConfig }) {
  const text = (key: string): string => tenantText(config, key).trim()
  const phone = text('contact_phone')
  const email = text('contact_email')
  return (
    <Card title="联系方式">
      <dl>
        <Fact label="电话" text={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} />
        <Fact label="邮箱" text={email} href={`mailto:${encodeURI(email)}`} />
        <Fact label="地址" text={text('contact_address')} />
        <Fact label="服务时间" text={text('contact_hours')} />
      </dl>
      <p className={styles.text}>
        商务合作请填写
        <Link className={styles.link} to={PATHS.cooperation}>
          合作意向
        </Link>
        。
      </p>
    </Card>
  )
}

interface FactProps {
  readonly label: string
  /** '': the tenant has not told. */
  readonly text: string
  readonly href?: string
}

function Fact({ label, text, href }: FactProps) {
  if (text === '') return null
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
    </div>
  )
}
