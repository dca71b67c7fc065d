import { createElement, useEffect } from 'react'
import { useUserInfo } from '../domain/session/store.ts'
import { closeBind, closeQueuedPopup, closeSignIn, openBind, usePopups } from '../shared/lib/popups.ts'
import { useWhenWanted } from './use-when-wanted.ts'

interface PopupsProps {
  /** The page asks a customer to bind province and year. */
  readonly asksBinding: boolean
}

/** Popups of the whole application: sign-in, binding, and those that wait their turn. */
export function Popups({ asksBinding }: PopupsProps) {
  return (
    <>
      <SignIn />
      <Bind asked={asksBinding} />
      <Queued />
    </>
  )
}

function SignIn() {
  const asked = usePopups((state) => state.signIn)
  const sheet = useWhenWanted(asked !== null, loadSignIn, closeSignIn)
  if (sheet === null) return null
  return createElement(sheet, { open: asked !== null, reason: asked?.reason ?? '', onClose: closeSignIn })
}

/** Binding is not a choice: it stays open until province and year are bound or the person signs out. */
function Bind({ asked }: { readonly asked: boolean }) {
  const customer = useUserInfo()?.customerDto
  const due = asked && customer?.canModifyProv === true && customer.banStatus !== 0
  useEffect(() => (due ? openBind() : closeBind()), [due])
  const open = usePopups((state) => state.bindOpen)
  const sheet = useWhenWanted(open, loadBind, closeBind)
  return sheet === null ? null : createElement(sheet, { open, onBound: closeBind })
}

function Queued() {
  const waiting = usePopups(({ queue }) => queue.length > 0)
  const popups = useWhenWanted(waiting, loadQueued, closeQueuedPopup)
  return popups === null ? null : createElement(popups)
}

const loadQueued = () => import('./queued-popups.tsx').then((m) => m.QueuedPopups)
const loadSignIn = () => import('../domain/session/components/sign-in-sheet.tsx').then((m) => m.SignInSheet)
const loadBind = () => import('../domain/session/components/bind-sheet.tsx').then((m) => m.BindSheet)
