import { PATHS } from '@wenjin/contract'
import { Link } from '../../../../../shared/router/router.tsx'
import { LineDrawing } from '../../../../../shared/ui/icon.tsx'
import styles from './account-tiles.module.css'

interface Tile {
  readonly text: string
  readonly to: string
  /** On the icons' grid of 24 × 24. */
  readonly path: string
}

const TILES: readonly Tile[] = [
  { text: '我的志愿表', to: PATHS.myVolunteer, path: 'M7 4h10v16H7zM10 9h4M10 12.5h4M10 16h2' },
  {
    text: '我的收藏',
    to: PATHS.myLike,
    path: 'M12 20S4 15 4 9.3A4.3 4.3 0 0112 7a4.3 4.3 0 018 2.3C20 15 12 20 12 20z',
  },
  {
    text: '邀请好友',
    to: PATHS.shareAccount,
    path: 'M10 12a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3.5 19.5c.6-3.3 3.2-4.8 6.5-4.8 1.6 0 3 .3 4.1 1M18 14.5v6M15 17.5h6',
  },
  {
    text: '个人资料',
    to: PATHS.setUserInfo,
    path: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  },
  {
    text: '实名认证',
    to: `${PATHS.setUserInfo}?edit=realName`,
    path: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM8.8 12l2.4 2.4 4-4.2',
  },
  {
    text: '商务合作',
    to: PATHS.cooperation,
    path: 'M4 8.5h16v11H4zM9 8.5v-3h6v3M4 13h16M12 12v2.5',
  },
  {
    text: '关于我们',
    to: PATHS.aboutUs,
    path: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 11v5M12 8h.01',
  },
  {
    text: '设置',
    to: PATHS.set,
    path: 'M12 15a3 3 0 100-6 3 3 0 000 6zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9L18 18M18 6l-2.1 2.1M8.1 15.9L6 18',
  },
]

/** Everything a customer has of their own, and the settings. */
export function AccountTiles() {
  return (
    <nav className={styles.tiles} aria-label="我的">
      {TILES.map(({ text, to, path }) => (
        <Link key={text} className={styles.tile} to={to}>
          <LineDrawing path={path} size={26} />
          <span className={styles.text}>{text}</span>
        </Link>
      ))}
    </nav>
  )
}
