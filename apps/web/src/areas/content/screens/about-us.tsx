import { PATHS } from '@wenjin/contract'
import { tenantText, useBoot } from '../../../shared/lib/boot.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { RichText } from '../../../shared/ui/rich-text.tsx'
import { LinkRow, Rows } from '../../../shared/ui/rows.tsx'
import { ContactCard } from '../features/about/contact-card.tsx'
import styles from './about-us.module.css'

/** Who runs this: the tenant's own words, how to reach them, the version. */
export function Screen() {
  const config = useBoot((state) => state.tenantConfig)
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const html = tenantText(config, 'h5_aboutus')
  return (
    <div className="pt-12">
      <Card title={`关于${brand}`}>
        {html === '' ? <DefaultText brand={brand} /> : <RichText html={html} />}
      </Card>
      <Rows name="了解更多">
        <LinkRow to={PATHS.data} label="数据与准确度" />
      </Rows>
      <ContactCard config={config} />
      <p className={styles.version}>版本 {__APP_VERSION__}</p>
    </div>
  )
}

/** What holds for every tenant, while it has not written its own. */
function DefaultText({ brand }: { readonly brand: string }) {
  return (
    <>
      <p className={styles.text}>
        {brand}帮助考生和家长从高考分数和位次出发，查能上的学校和专业，填出一份心里有数的志愿表。
      </p>
      <p className={styles.text}>
        投档概率由近年投档位次估算，写明年份、来源和把握程度，是参考，不是承诺。招生计划、选科要求和录取规则以各省教育考试院和高校公布的为准。
      </p>
    </>
  )
}
