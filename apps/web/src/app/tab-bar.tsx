import { PATHS } from '@wenjin/contract'
import type { PageName } from '@wenjin/contract'
import { Link } from '../shared/router/router.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { Icon } from '../shared/ui/icon.tsx'
import type { IconName } from '../shared/ui/icon.tsx'
import styles from './tab-bar.module.css'

const TABS: readonly { readonly page: PageName; readonly text: string; readonly icon: IconName }[] = [
  { page: 'index', text: '首页', icon: 'home' },
  { page: 'volunteer', text: '志愿', icon: 'list' },
  { page: 'account', text: '我的', icon: 'person' },
]

/** Whether a page belongs to the tab bar, and so has no way back. */
export function isTab(name: PageName | undefined): boolean {
  return TABS.some(({ page }) => page === name)
}

export function TabBar({ name }: { readonly name: PageName }) {
  return (
    <nav className={styles.bar} aria-label="主导航">
      {TABS.map(({ page, text, icon }) => (
        <Link
          key={page}
          to={PATHS[page]}
          className={classNames(styles.tab, page === name && styles.current)}
          {...(page === name ? { 'aria-current': 'page' } : {})}
        >
          <Icon name={icon} size={22} />
          {text}
        </Link>
      ))}
    </nav>
  )
}
