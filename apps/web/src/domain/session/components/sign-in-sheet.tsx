import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { CLOSE_MS } from '../../../shared/ui/popup.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { usePopups } from '../../../shared/lib/popups.ts'
import { signInPlace } from '../oauth.ts'
import { firstMode } from '../sign-in-mode.ts'
import { forgetOpenid, showPanel, useSignInView } from '../sign-in-view.ts'
import type { SignInView } from '../sign-in-view.ts'
import { RegisterPanel } from './register-panel.tsx'
import { ResetPanel } from './reset-panel.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { VerifyPanel } from './verify-panel.tsx'
import styles from './sign-in-sheet.module.css'

const TITLES: Readonly<Record<SignInView['panel'], string>> = {
  signIn: '登录',
  reset: '重设密码',
  verify: '验证手机号',
  register: '注册账号',
}

interface SignInSheetProps {
  readonly open: boolean
  /** Why it is asked, on the first panel; '' when the person asked for it. */
  readonly reason: string
  readonly onClose: () => void
}

/** The sign-in popup: sign in, register, reset the password, verify the phone. */
export function SignInSheet({ open, reason, onClose }: SignInSheetProps) {
  const { view } = useSignInView()
  const [phone, setPhone] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [mode, setMode] = useState(() => firstMode(signInPlace()))
  const leave = (): void => {
    onClose()
    setTimeout(() => {
      if (usePopups.getState().signIn === null) showPanel('signIn')
    }, CLOSE_MS)
  }
  const close = (): void => {
    forgetOpenid()
    leave()
  }
  const shared = { phone, onPhone: setPhone }
  const entry = { ...shared, agreed, onAgreed: setAgreed, onEntered: leave }
  return (
    <Sheet open={open} title={TITLES[view.panel]} onClose={close} onBack={backOf(view, close)}>
      <Panel name={view.panel}>
        {view.panel === 'signIn' && <SignInPanel {...entry} reason={reason} mode={mode} onMode={setMode} />}
        {view.panel === 'register' && <RegisterPanel {...entry} />}
        {view.panel === 'reset' && <ResetPanel {...shared} />}
        {view.panel === 'verify' && (
          <VerifyPanel {...shared} unverified={view.unverified} onEntered={leave} />
        )}
      </Panel>
    </Sheet>
  )
}

/** Back leads to the first panel; a person who came from the messaging app to verify the phone did not see it. */
function backOf(view: SignInView, close: () => void): (() => void) | undefined {
  if (view.panel === 'signIn') return undefined
  return view.panel === 'verify' && view.unverified.kind === 'wx' ? close : () => showPanel('signIn')
}

interface PanelProps {
  readonly name: SignInView['panel']
  readonly children: ReactNode
}

/** Turns to the panel in view: one that goes on comes from the right, the first one comes back from the left. */
function Panel({ name, children }: PanelProps) {
  const [before, setBefore] = useState(name)
  const [turn, setTurn] = useState<Turn>(null)
  if (before !== name) {
    setBefore(name)
    setTurn(name === 'signIn' ? 'back' : 'on')
  }
  return (
    <ShownPanel key={name} name={name} turn={turn}>
      {children}
    </ShownPanel>
  )
}

type Turn = 'on' | 'back' | null

/** Takes the focus that was in the panel before it. */
function ShownPanel({ name, turn, children }: PanelProps & { readonly turn: Turn }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turn !== null) element.current?.focus({ preventScroll: true })
  }, [turn])
  return (
    <div
      ref={element}
      className={classNames(styles.panel, turn !== null && styles[turn])}
      tabIndex={-1}
      role="group"
      aria-label={TITLES[name]}
    >
      {children}
    </div>
  )
}
