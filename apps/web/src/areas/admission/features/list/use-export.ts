import { useState } from 'react'
import { exportList } from '../../../../domain/list/api.ts'
import { useList } from '../../../../domain/list/store.ts'
import { useSession } from '../../../../domain/session/store.ts'
import { openSignIn } from '../../../../shared/lib/popups.ts'
import { canDownload, offerFile } from '../../../../shared/lib/offer-file.ts'
import { askForBrowser } from '../../../../shared/ui/ask-for-browser.ts'
import { toast } from '../../../../shared/ui/toast.ts'
import { savedList } from './saved-list.ts'

/** Exports the list as the account holds it, after its last edits are there. */
export function useExport() {
  const [busy, setBusy] = useState(false)
  const customerId = useSession((state) => state.customerId)
  const run = async (): Promise<void> => {
    if (customerId === null) return openSignIn('登录后可导出志愿表')
    if (!canDownload()) return askForBrowser('导出')
    setBusy(true)
    try {
      const held = await savedList()
      if (held === null) toast('志愿表还没有保存到账号，联网保存后再导出')
      else offerFile(await exportList(held.reportMainId), `${listName()}.xlsx`)
    } catch {
      // The call has shown why.
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

function listName(): string {
  return useList.getState().sync.shelf.list?.name ?? '志愿表'
}
