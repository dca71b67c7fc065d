import { AgreementText } from '../../../domain/session/components/agreement-text.tsx'
import { useBoot } from '../../../shared/lib/boot.ts'
import { Card } from '../../../shared/ui/card.tsx'

/** The tenant's user agreement as a page of its own. */
export function Screen() {
  const config = useBoot((state) => state.tenantConfig)
  return (
    <div className="pt-12">
      <Card>
        <AgreementText config={config} />
      </Card>
    </div>
  )
}
