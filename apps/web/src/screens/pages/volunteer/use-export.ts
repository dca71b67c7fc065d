import { useState } from 'react'
import { exportList } from '../../../features/draft/api.ts'
import { send, useDraft } from '../../../features/draft/store.ts'
import { useSession } from '../../../features/session/store.ts'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { canDownload, offerFile } from '../../../shared/lib/offer-file.ts'
import { askForBrowser } from '../../../shared/ui/ask-for-browser.ts'
import { toast } from '../../../shared/ui/toast.ts'

/** Longest wait for the list's last edits to reach the account. */
const SAVE_WAIT_MS = 15_000

/** Exports the list as the account holds it, after its last edits are there. */
export function useExport() {
  const [busy, setBusy] = useState(false)
  const customerId = useSession((state) => state.customerId)
  const run = async (): Promise<void> => {
    if (customerId === null) return openSignIn('登录后可导出志愿表')
    if (!canDownload()) return askForBrowser('导出')
    setBusy(true)
    try {
      const reportMainId = await savedList()
      if (reportMainId === null) toast('志愿表还没有保存到账号，联网保存后再导出')
      else offerFile(await exportList(reportMainId), `${listName()}.xlsx`)
    } catch {
      // The call has said why.
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

/** Id of the list in use once the account holds its last edit; null when that does not come about. */
function savedList(): Promise<number | null> {
  send({ type: 'hidden' })
  return new Promise((resolve) => {
    if (heldId() !== null) return resolve(heldId())
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve(heldId())
    }
    const timer = setTimeout(end, SAVE_WAIT_MS)
    const stop = useDraft.subscribe(({ sync }) => {
      const waiting = sync.phase.at === 'save' || sync.phase.at === 'look' || sync.phase.at === 'score'
      if (heldId() !== null || !waiting) end()
    })
  })
}

/** Id of the list in use if the account holds all of it. */
function heldId(): number | null {
  const { draft } = useDraft.getState().sync.shelf
  return draft !== null && !draft.isChange && draft.reportMainId !== 0 ? draft.reportMainId : null
}

function listName(): string {
  return useDraft.getState().sync.shelf.draft?.name ?? '志愿表'
}
