import { PATHS } from '@wenjin/contract'
import { useNavigate, useSearchParams } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'
import { CooperationForm } from '../features/about/cooperation-form.tsx'

/** Somebody wants to work with the tenant: who, and what about. */
export function Screen() {
  const [params] = useSearchParams()
  return <div className="pt-12">{params.get('sent') === '1' ? <Sent /> : <CooperationForm />}</div>
}

function Sent() {
  const navigate = useNavigate()
  return (
    <EmptyState title="已收到您的合作意向" text="内容已保存，供工作人员查看和联系。">
      <Button look="main" onClick={() => void navigate(PATHS.index)}>
        回首页
      </Button>
    </EmptyState>
  )
}
