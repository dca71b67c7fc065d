import type { ReactNode } from 'react'
import { Link } from '../../../../../shared/router/router.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import styles from './list-card.module.css'

interface ListCardProps {
  readonly name: string
  /** 湖南 · 2026年 · 620分 · 物理类 · 物化生. */
  readonly candidate: string
  readonly count: number
  /** Where and when it was kept: 6月26日 09:00 保存. */
  readonly kept: string
  /** Stands out beside the name: 仅存在本机. */
  readonly mark?: string
  /** Address that opens it. */
  readonly to: string
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A list: what it is for, how much is in it, what can be done with it. */
export function ListCard({ name, candidate, count, kept, mark, to, children }: ListCardProps) {
  return (
    <li className="surface">
      <Link className={styles.open} to={to}>
        <span className="block fill">
          <span className="title block">
            {name} {mark !== undefined && <Tag tone="warn">{mark}</Tag>}
          </span>
          <span className={styles.fact}>{candidate}</span>
          <span className={styles.fact}>
            {count}个志愿 · {kept}
          </span>
        </span>
        <Icon name="forward" size={18} />
      </Link>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
