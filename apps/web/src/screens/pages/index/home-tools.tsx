import { Link } from 'react-router'
import { PATHS } from '../../../shared/lib/paths.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import styles from './home-tools.module.css'

const TOOLS: readonly { readonly path: string; readonly icon: IconName; readonly text: string }[] = [
  { path: PATHS.volunteer, icon: 'search', text: '选学校' },
  { path: PATHS.volunteerList, icon: 'list', text: '志愿表' },
  { path: PATHS.myVolunteer, icon: 'folder', text: '我的志愿表' },
]

/** Ways to the tools there are. */
export function HomeTools() {
  return (
    <nav className={styles.tools} aria-label="工具">
      {TOOLS.map(({ path, icon, text }) => (
        <Link className={styles.tool} to={path} key={path}>
          <Icon name={icon} size={24} />
          {text}
        </Link>
      ))}
    </nav>
  )
}
