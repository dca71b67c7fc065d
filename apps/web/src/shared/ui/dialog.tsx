import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Popup } from './popup.tsx'
import styles from './dialog.module.css'

interface DialogAction {
  readonly text: string
  readonly run: () => void
  readonly look?: 'main' | 'plain' | 'danger'
}

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
  /** Back and Escape; absent: only the actions close it. */
  readonly onClose?: () => void
  readonly actions: readonly DialogAction[]
}

/** A question or a notice in the middle of the screen. */
export function Dialog({ open, title, text, children, onClose, actions }: DialogProps) {
  return (
    <Popup
      open={open}
      name={title}
      place="middle"
      role="alertdialog"
      {...(onClose === undefined ? {} : { onClose })}
    >
      <div className={styles.body}>
        <h2 className="center">{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action.text} look={action.look ?? 'plain'} block onClick={action.run}>
            {action.text}
          </Button>
        ))}
      </div>
    </Popup>
  )
}
