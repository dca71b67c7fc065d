import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Popup } from './popup.tsx'
import { DemoMark } from './tag.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  readonly open: boolean
  readonly title: string
  /** Close button, back, Escape and a tap beside it. Absent: only what it shows closes it. */
  readonly onClose?: () => void
  /** What it shows are demonstration data. */
  readonly demo?: boolean
  /** A step back inside the sheet: an arrow at the left of the title, the back button and Escape. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
  /** Stays above the safe area while the content scrolls: the primary action. */
  readonly footer?: ReactNode
}

/** Bottom popup: title, close, scrolling content, action bar. The back button closes it first, the page second. */
export function Sheet({ open, title, onClose, onBack, demo = false, children, footer }: SheetProps) {
  const ways = { ...(onClose === undefined ? {} : { onClose }), ...(onBack === undefined ? {} : { onBack }) }
  return (
    <Popup open={open} name={title} place="bottom" {...ways}>
      <div className={styles.head}>
        <span className={styles.side}>
          {onBack !== undefined && (
            <button type="button" className={styles.close} aria-label="返回" onClick={onBack}>
              <Icon name="back" size={22} />
            </button>
          )}
        </span>
        <h2 className={styles.title}>
          {title} {demo && <DemoMark />}
        </h2>
        <span className={styles.side}>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what is only text */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Popup>
  )
}
