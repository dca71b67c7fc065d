import { createPortal } from 'react-dom'
import { create } from 'zustand'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { DemoMark } from './tag.tsx'
import styles from './nav-bar.module.css'

const useSlot = create<{ readonly slot: HTMLElement | null }>(() => ({ slot: null }))

interface NavBarProps {
  readonly title: string
  /** What the page shows are demonstration data. */
  readonly demo: boolean
  /** Absent: no back button (a page of the tab bar). */
  readonly onBack?: () => void
}

/** The bar above a page: back, title, and at the right what the page puts there by NavAction. */
export function NavBar({ title, demo, onBack }: NavBarProps) {
  return (
    <header className={styles.bar}>
      <span className={styles.side}>
        {onBack !== undefined && (
          <button type="button" className={styles.back} aria-label="返回" onClick={onBack}>
            <Icon name="back" size={22} />
          </button>
        )}
      </span>
      <h1 className={styles.title}>
        {title} {demo && <DemoMark />}
      </h1>
      <span className={styles.action} ref={takeSlot} />
    </header>
  )
}

function takeSlot(slot: HTMLElement | null): void {
  useSlot.setState({ slot })
}

/** A page's own action, at the right of the navigation bar. */
export function NavAction({ children }: { readonly children: ReactNode }) {
  const slot = useSlot((state) => state.slot)
  return slot === null ? null : createPortal(children, slot)
}
