import { PATHS } from '@wenjin/contract'
import { useEffect, useState } from 'react'
import { leaveAccount } from '../../../domain/list/store.ts'
import { arriveWith } from '../../../domain/session/arrive-with.ts'
import { innerPath } from '../../../domain/session/inner-path.ts'
import { useSession } from '../../../domain/session/store.ts'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { readStartAddress } from '../../../shared/lib/start-address.ts'
import { Navigate, useNavigate } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'

const INCOMPLETE = '链接不完整，或已经打开过'

interface Failure {
  readonly message: string
  /** Nobody was signed in: a sign-in leads on. */
  readonly visitor: boolean
}

/** What the address asks for, read once. */
function readAsked() {
  const { credentials } = readStartAddress(location.search)
  const to = innerPath(new URLSearchParams(location.search).get('backurl')) ?? PATHS.index
  return { credentials, to }
}

/** Signs in with the credentials of the address, which leave it at once, and goes on to where it says. */
export function Screen() {
  const navigate = useNavigate()
  const [{ credentials, to }] = useState(readAsked)
  const [failure, setFailure] = useState<Failure | null>(
    credentials === undefined ? { message: INCOMPLETE, visitor: true } : null,
  )
  const signedIn = useSession(({ customerId }) => customerId !== null)
  useEffect(() => {
    if (credentials === undefined) return
    const arrive = async (): Promise<void> => {
      await navigate(PATHS.autologin, { replace: true })
      await arriveWith(credentials, leaveAccount)
      await navigate(to, { replace: true })
    }
    arrive().catch(({ message }: Error) =>
      setFailure({ message, visitor: useSession.getState().customerId === null }),
    )
  }, [credentials, navigate, to])
  if (failure === null) return <Skeleton cards={2} />
  if (signedIn && failure.visitor) return <Navigate to={to} />
  return (
    <EmptyState title="自动登录没有成功" text={failure.message}>
      {failure.visitor && (
        <Button look="main" onClick={() => openSignIn()}>
          用手机号登录
        </Button>
      )}
      <Button look="text" onClick={() => void navigate(PATHS.index, { replace: true })}>
        返回首页
      </Button>
    </EmptyState>
  )
}
