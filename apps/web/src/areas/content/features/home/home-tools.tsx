import { PATHS } from '@wenjin/contract'
import type { FeatureCode } from '@wenjin/contract'
import { useBoot } from '../../../../shared/lib/boot.ts'
import { Link } from '../../../../shared/router/router.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { IconName } from '../../../../shared/ui/icon.tsx'
import styles from './home-tools.module.css'

interface Tool {
  readonly code: FeatureCode
  readonly path: string
  readonly icon: IconName
  readonly text: string
}

const TOOLS: readonly Tool[] = [
  { code: 'H5-VOLUNTEER', path: PATHS.volunteer, icon: 'search', text: '选学校' },
  { code: 'H5-VOLUNTEER_LIST', path: PATHS.volunteerList, icon: 'list', text: '志愿表' },
  { code: 'H5-MY_VOLUNTEER', path: PATHS.myVolunteer, icon: 'folder', text: '我的志愿表' },
]

/** Ways to the tools there are, minus those the tenant switched off (before the script runs, its page hides them). */
export function HomeTools() {
  const off = useBoot(({ tenantInfo }) => tenantInfo?.disabledList)
  const tools = TOOLS.filter(({ code }) => off?.includes(code) !== true)
  if (tools.length === 0) return null
  return (
    <nav className={styles.tools} aria-label="工具">
      {tools.map(({ code, path, icon, text }) => (
        <Link className={styles.tool} to={path} key={code} data-feature={code}>
          <Icon name={icon} size={24} />
          {text}
        </Link>
      ))}
    </nav>
  )
}
