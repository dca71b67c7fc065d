import { createPortal } from 'react-dom'
import { usePopupHost } from '../lib/popup-host.ts'
import { closeToast, useToast } from './toast.ts'
import styles from './toast-host.module.css'

/**
 * Where toasts appear: one live region, always in the page, so that screen readers notice the change; beside the
 * popups, so that it stays in reach while one is open.
 */
export function ToastHost() {
  const host = usePopupHost()
  return host === null ? null : createPortal(<Region />, host)
}

function Region() {
  const shown = useToast(({ toast }) => toast)
  return (
    <output className={styles.region} aria-live="polite">
      {shown !== null && (
        <span className={styles.toast} key={shown.id}>
          <span>{shown.text}</span>
          {shown.action !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                shown.action?.run()
                closeToast()
              }}
            >
              {shown.action.text}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
