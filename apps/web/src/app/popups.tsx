import { createElement, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useGrade } from '../features/grade/store.ts'
import { useGradeForm, YEAR_TO_COME } from '../features/grade/form-store.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { closeBind, closeQueuedPopup, closeSignIn, usePopups } from '../shared/lib/popups.ts'
import type { QueuedPopup } from '../shared/lib/popups.ts'
import { Dialog } from '../shared/ui/dialog.tsx'
import { toast } from '../shared/ui/toast.ts'

const BANNED = `您的账号已被永久封禁，可能的原因：
1. 账号泄露或被他人使用，登录IP频繁变化；
2. 访问来源异常、访问速度过快；
3. 使用自动化软件、脚本或其他异常方式访问。
如需申诉，请通过官网首页的二维码联系客服。`

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

function Bind() {
  const open = usePopups((state) => state.bindOpen)
  const sheet = useWhenWanted(open, loadBind, closeBind)
  const grade = useGrade((state) => state.grade)
  const form = useGradeForm((state) => state.form)
  const year = form.year === YEAR_TO_COME ? undefined : form.year
  const suggestion = grade ?? { provinceId: form.provinceId, ...(year === undefined ? {} : { year }) }
  return sheet === null ? null : createElement(sheet, { open, suggestion, onClose: closeBind })
}

/** The popup at the head of the queue; a banned customer on an inner page is led home by it. */
function Queued() {
  const head = usePopups(({ queue }) => queue[0])
  const [shown, setShown] = useState<QueuedPopup | undefined>(head)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (head !== undefined && head !== shown) setShown(head)
  const close = (): void => {
    closeQueuedPopup()
    const inside = pathname !== '/' && pathname !== PATHS.index
    if (shown?.kind === 'banned' && inside) void navigate(PATHS.index, { replace: true })
  }
  if (shown === undefined) return null
  return (
    <Dialog
      open={head !== undefined}
      title={shown.kind === 'banned' ? '账号已封禁' : '提示'}
      text={shown.kind === 'banned' ? BANNED : shown.message}
      onClose={close}
      actions={[{ text: '我知道了', run: close, look: 'main' }]}
    />
  )
}

const loadSignIn = () => import('../features/session/components/sign-in-sheet.tsx').then((m) => m.SignInSheet)
const loadBind = () => import('../features/session/components/bind-sheet.tsx').then((m) => m.BindSheet)

/** A popup's code, fetched the first time it is wanted; says so and gives up when it does not come. */
function useWhenWanted<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (!wanted || part !== null) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        toast('页面资源加载失败，请检查网络后重试')
        giveUp()
      },
    )
  }, [wanted, part, load, giveUp])
  return part
}
