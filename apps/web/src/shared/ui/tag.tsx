import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

interface TagProps {
  readonly children: ReactNode
  /** plain: a fact; accent: what stands out; warn: what must be noticed. */
  readonly tone?: 'plain' | 'accent' | 'warn'
}

/** A fact in one or two words beside a name (985, 公办, 长沙). */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}

/** Stands wherever made-up demonstration data show. */
export function DemoMark() {
  return <Tag tone="warn">示例数据</Tag>
}
