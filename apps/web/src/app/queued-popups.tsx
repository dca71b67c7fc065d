import { PATHS, pageOf } from '@wenjin/contract'
import { createElement, useEffect, useState } from 'react'
import { closeQueuedPopup, usePopups } from '../shared/lib/popups.ts'
import type { QueuedPopup } from '../shared/lib/popups.ts'
import { Dialog } from '../shared/ui/dialog.tsx'
import { CLOSE_MS } from '../shared/ui/popup.tsx'
import { here, navigate } from '../shared/router/history.ts'
import { useWhenWanted } from './use-when-wanted.ts'

const BANNED = `您的账号已被永久封禁，可能的原因：
1. 账号泄露或被他人使用，登录IP频繁变化；
2. 访问来源异常、访问速度过快；
3. 使用自动化软件、脚本或其他异常方式访问。
如需申诉，请通过官网首页的二维码联系客服。`

/** The popups that wait their turn, one after the other. */
export function QueuedPopups() {
  const head = usePopups(({ queue }) => queue[0])
  const shown = useOneByOne(head)
  const close = closeOf(shown)
  if (shown === undefined) return null
  const open = shown === head
  if (shown.kind === 'mini') return <Mini open={open} onClose={close} />
  return (
    <Dialog
      key={shown.kind === 'banned' ? '' : shown.message}
      open={open}
      title={shown.kind === 'banned' ? '账号已封禁' : '提示'}
      text={shown.kind === 'banned' ? BANNED : shown.message}
      onClose={close}
      actions={[{ text: '我知道了', run: close, look: 'main' }]}
    />
  )
}

function Mini({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const popup = useWhenWanted(open, loadMini, onClose)
  return popup === null ? null : createElement(popup, { open, onClose })
}

const loadMini = () => import('./mini-popup.tsx').then((module) => module.MiniPopup)

/** The head of the queue; the one before it stays while it closes. */
function useOneByOne(head: QueuedPopup | undefined): QueuedPopup | undefined {
  const [shown, setShown] = useState(head)
  if (shown === undefined && head !== undefined) setShown(head)
  useEffect(() => {
    if (head === shown) return
    const timer = setTimeout(() => setShown(head), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [head, shown])
  return shown
}

/** Closes the head of the queue; a banned customer on an inner page is led home by it. */
function closeOf(shown: QueuedPopup | undefined): () => void {
  return () => {
    closeQueuedPopup()
    const inside = pageOf(here().pathname)?.name !== 'index'
    if (shown?.kind === 'banned' && inside) void navigate(PATHS.index, { replace: true })
  }
}
