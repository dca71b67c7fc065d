import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { holdFocus } from '../lib/hold-focus.ts'
import { lockTouch } from '../lib/lock-touch.ts'
import { usePopupHost } from '../lib/popup-host.ts'
import { stackPopup } from '../lib/popup-stack.ts'
import { classNames } from './class-names.ts'
import styles from './popup.module.css'

/** Closing animation; the popup stays in the page so long. */
export const CLOSE_MS = 300

interface PopupProps {
  readonly open: boolean
  /** Name for a screen reader. */
  readonly name: string
  /** Back button, Escape and a tap beside it. Absent: only its own buttons close it. */
  readonly onClose?: () => void
  /** What the back button and Escape do instead: a step back inside the popup. */
  readonly onBack?: () => void
  /** From the bottom edge, or in the middle of the screen. */
  readonly place: 'bottom' | 'middle'
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** What every popup has: veil, focus kept inside, the page behind blocked, back closes it first. */
export function Popup({ open, ...rest }: PopupProps) {
  const present = useLinger(open)
  const host = usePopupHost()
  if (!present || host === null) return null
  return createPortal(<OpenPopup {...rest} leaving={!open} />, host)
}

function OpenPopup({
  name,
  onClose,
  onBack = onClose,
  place,
  role = 'dialog',
  leaving,
  children,
}: Omit<PopupProps, 'open'> & { readonly leaving: boolean }) {
  const layer = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(() => onBack?.())
  useEffect(() => {
    if (leaving || layer.current === null || box.current === null) return
    const unstack = stackPopup({ element: layer.current, close: () => close() })
    const letGo = holdFocus(box.current)
    const unlock = lockTouch(layer.current)
    return () => {
      unlock()
      unstack()
      letGo()
    }
  }, [leaving])
  return (
    <div className={classNames(styles.layer, styles[place], leaving && styles.leaving)} ref={layer}>
      <div className={styles.veil} onClick={onClose} aria-hidden="true" />
      <div className={styles.box} ref={box} role={role} aria-modal="true" aria-label={name} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

/** True while open and for the closing animation after it. */
function useLinger(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [open, present])
  return present
}
