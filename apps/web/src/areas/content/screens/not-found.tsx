import { PATHS } from '@wenjin/contract'
import { useNavigate } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'

/** Where every unknown address leads. */
export function Screen() {
  const navigate = useNavigate()
  return (
    <EmptyState title="没有找到这个页面" text="链接可能已失效，或地址输入有误。您填写的内容没有丢失。">
      <Button look="main" onClick={() => void navigate(PATHS.index, { replace: true })}>
        回到首页
      </Button>
    </EmptyState>
  )
}
