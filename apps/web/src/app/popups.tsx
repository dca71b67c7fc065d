import { createElement, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useGrade } from '../features/grade/store.ts'
import { switchedProvince } from '../features/grade/form-store.ts'
import { useUserInfo } from '../features/session/store.ts'
import { useBoot } from '../shared/lib/boot.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { closeBind, closeQueuedPopup, closeSignIn, openBind, usePopups } from '../shared/lib/popups.ts'
import { useWhenWanted } from './use-when-wanted.ts'

/** Pages on which a customer is not asked to bind province and year. */
const FREE_OF_BINDING: ReadonlySet<string> = new Set([PATHS.payment, PATHS.wxAccess, PATHS.openRights])

/** Popups of the whole application: sign-in, binding, and those that wait their turn. */
export function Popups() {
  return (
    <>
      <SignIn />
      <Bind />
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
function Bind() {
  const { pathname } = useLocation()
  const customer = useUserInfo()?.customerDto
  const due = customer?.canModifyProv === true && customer.banStatus !== 0 && !FREE_OF_BINDING.has(pathname)
  useEffect(() => (due ? openBind() : closeBind()), [due])
  const open = usePopups((state) => state.bindOpen)
  const sheet = useWhenWanted(open, loadBind, closeBind)
  const suggestion = useSuggestion()
  return sheet === null ? null : createElement(sheet, { open, suggestion, onBound: closeBind })
}

/**
 * What the person chose of province and year already, with a grade or by switching; the tenant's own province is no
 * choice of theirs. A province that cannot be bound is none.
 */
function useSuggestion(): { readonly provinceId?: number; readonly year?: number } {
  const grade = useGrade((state) => state.grade)
  const provinces = useBoot((state) => state.provinces)
  const provinceId = grade?.provinceId ?? switchedProvince()
  const bindable = provinces.some((one) => one.provId === provinceId && one.provStatus && one.canUse !== 0)
  if (!bindable) return {}
  return grade === null ? { provinceId } : { provinceId, year: grade.year }
}

function Queued() {
  const waiting = usePopups(({ queue }) => queue.length > 0)
  const popups = useWhenWanted(waiting, loadQueued, closeQueuedPopup)
  return popups === null ? null : createElement(popups)
}

const loadQueued = () => import('./queued-popups.tsx').then((m) => m.QueuedPopups)
const loadSignIn = () => import('../features/session/components/sign-in-sheet.tsx').then((m) => m.SignInSheet)
const loadBind = () => import('../features/session/components/bind-sheet.tsx').then((m) => m.BindSheet)
