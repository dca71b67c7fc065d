import { PATHS } from '@wenjin/contract'
import { useNavigate } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { EmptyState } from '../../../../shared/ui/states.tsx'

/** Without a score there is nothing to compute. */
export function NoCandidate() {
  const navigate = useNavigate()
  return (
    <EmptyState title="先填写成绩" text="有了省份、分数和选科，才能算出位次和每个志愿的概率。">
      <Button look="main" onClick={() => void navigate(PATHS.index)}>
        去填写成绩
      </Button>
    </EmptyState>
  )
}
