import { lazy, Suspense } from 'react'
import { useBoot } from '../../../shared/lib/boot.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

const AgreementText = lazy(async () => ({ default: (await import('./agreement-text.tsx')).AgreementText }))

interface AgreementSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The user agreement over whatever is open. */
export function AgreementSheet({ open, onClose }: AgreementSheetProps) {
  const config = useBoot((state) => state.tenantConfig)
  return (
    <Sheet open={open} title="用户协议" onClose={onClose}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <AgreementText config={config} />
      </Suspense>
    </Sheet>
  )
}
