import { useCandidateForm } from '../../../../domain/candidate/form-store.ts'
import { provinceOf } from '../../../../domain/candidate/model.ts'
import { useDemo } from '../../../../domain/tenant/use-demo.ts'
import { useBoot } from '../../../../shared/lib/boot.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { DemoMark } from '../../../../shared/ui/tag.tsx'
import { SeasonLine } from './season-line.tsx'
import styles from './home-header.module.css'

/** Stands for the brand until the server or the script puts it in. */
const BRAND = '%BRAND%'

/** Brand, province switch, countdown. */
export function HomeHeader({ onSwitchProvince }: { readonly onSwitchProvince: () => void }) {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? BRAND)
  const form = useCandidateForm((state) => state.form)
  const demo = useDemo()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <h1 className={styles.brand}>{brand}</h1>
        {demo && <DemoMark />}
        <button type="button" name="province" className={styles.province} onClick={onSwitchProvince}>
          <Icon name="place" size={18} />
          <span className="visually-hidden">高考省份：</span>
          {provinceOf(form).name}
          <Icon name="down" size={16} />
        </button>
      </div>
      <p className={styles.hero}>你的位次，能上哪些学校</p>
      <div className="row touch">
        <SeasonLine provinceId={form.provinceId} year={form.year} />
      </div>
    </header>
  )
}
