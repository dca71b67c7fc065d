import { useState } from 'react'
import { now, useBoot } from '../../../../shared/lib/boot.ts'
import { call } from '../../../../shared/lib/call.ts'
import { canDownload, offerFile } from '../../../../shared/lib/offer-file.ts'
import { askForBrowser } from '../../../../shared/ui/ask-for-browser.ts'
import { toast } from '../../../../shared/ui/toast.ts'
import { exportName } from './export-name.ts'

interface DataExport {
  readonly busy: boolean
  readonly run: () => Promise<void>
}

/** Downloads all that the account holds; where files cannot be saved, leads to a browser that can. */
export function useDataExport(customerId: number): DataExport {
  const [busy, setBusy] = useState(false)
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const run = async (): Promise<void> => {
    if (!canDownload()) return askForBrowser('下载')
    if (busy) return
    setBusy(true)
    try {
      offerFile(await call('exportData', { customerId }), exportName(brand, now()))
      toast('个人数据已下载')
    } catch {
      // The call has shown why.
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
