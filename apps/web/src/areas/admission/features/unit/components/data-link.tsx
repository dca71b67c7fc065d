import { PATHS } from '@wenjin/contract'
import { Link } from '../../../../../shared/router/router.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import styles from './data-link.module.css'

/** Leads to what the figures rest on and how true they were in past years. */
export function DataLink({ provinceId }: { readonly provinceId: number }) {
  return (
    <Link className={styles.link} to={`${PATHS.data}?provinceId=${provinceId}`}>
      数据与准确度
      <span className="note regular block">收录了哪些年份，过去的概率准不准</span>
      <span className={styles.mark}>
        <Icon name="forward" size={18} />
      </span>
    </Link>
  )
}
