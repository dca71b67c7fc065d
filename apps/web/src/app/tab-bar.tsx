import { Link } from 'react-router'
import { classNames } from '../shared/ui/class-names.ts'
import { Icon } from '../shared/ui/icon.tsx'
import type { IconName } from '../shared/ui/icon.tsx'
import { ROUTES } from './routes.ts'
import type { RouteRow } from './routes.ts'
import styles from './tab-bar.module.css'

type Tab = NonNullable<RouteRow['tab']>

const TABS: readonly { readonly tab: Tab; readonly text: string; readonly icon: IconName }[] = [
  { tab: 'home', text: '首页', icon: 'home' },
  { tab: 'volunteer', text: '志愿', icon: 'list' },
  { tab: 'account', text: '我的', icon: 'person' },
]

export function TabBar({ tab }: { readonly tab: Tab }) {
  return (
    <nav className={styles.bar} aria-label="主导航">
      {TABS.map(({ tab: own, text, icon }) => {
        const row = ROUTES.find((one) => one.tab === own)
        return (
          row !== undefined && (
            <Link
              key={own}
              to={row.path}
              className={classNames(styles.tab, own === tab && styles.current)}
              {...(own === tab ? { 'aria-current': 'page' } : {})}
            >
              <Icon name={icon} size={22} />
              {text}
            </Link>
          )
        )
      })}
    </nav>
  )
}
