import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Popup } from './popup.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** At the left of the title: a way back inside the sheet. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Stays above the safe area while the content scrolls: the primary action. */
  readonly footer?: ReactNode
}

/** Bottom popup: title, close, scrolling content, action bar. The back button closes it first, the page second. */
export function Sheet({ open, title, onClose, lead, children, footer }: SheetProps) {
  return (
    <Popup open={open} name={title} onClose={onClose} place="bottom">
      <header className={styles.head}>
        <span className={styles.side}>{lead}</span>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.side}>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <Icon name="close" />
          </button>
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what is only text */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Popup>
  )
}
