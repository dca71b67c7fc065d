import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { useSession } from '../../../domain/session/store.ts'
import { Invitation } from '../features/share/components/invitation.tsx'
import { OwnInvite } from '../features/share/components/own-invite.tsx'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'

/** Where an invitation leads; for a customer without one in the address, their own. */
export function Screen() {
  const [params] = useSearchParams()
  const shareCode = params.get('shareCode') ?? ''
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  const own = data?.customerDto.shareCode
  if (customerId === null) return shareCode === '' ? <NoInvitation /> : <Landing shareCode={shareCode} />
  if (own === undefined) {
    if (shareCode !== '') return <Landing shareCode={shareCode} />
    if (error !== null) return <FailedState what="邀请链接" error={error} onRetry={() => void refetch()} />
    return (
      <div className="inset">
        <Skeleton cards={1} lines={8} />
      </div>
    )
  }
  if (shareCode !== '' && shareCode !== own) return <Landing shareCode={shareCode} />
  return (
    <div className="pt-12">
      <OwnInvite shareCode={own} />
    </div>
  )
}

function Landing({ shareCode }: { readonly shareCode: string }) {
  const navigate = useNavigate()
  return (
    <div className="pt-12">
      <Invitation shareCode={shareCode}>
        <Button look="main" block onClick={() => void navigate(PATHS.index)}>
          开始使用
        </Button>
      </Invitation>
    </div>
  )
}

function NoInvitation() {
  return (
    <EmptyState title="登录后邀请好友" text="登录后可得到自己的邀请链接和二维码。">
      <Button look="main" onClick={() => openSignIn('登录后邀请好友')}>
        登录
      </Button>
    </EmptyState>
  )
}
