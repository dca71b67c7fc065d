import { PATHS } from '@wenjin/contract'
import { useEffect, useState } from 'react'
import { enter } from '../../../domain/session/enter.ts'
import { finishOauth, startOauth, takeBackurl } from '../../../domain/session/oauth.ts'
import { askPhoneOf } from '../../../domain/session/sign-in-view.ts'
import { useSession } from '../../../domain/session/store.ts'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { writeStored } from '../../../shared/lib/storage.ts'
import { Navigate, useNavigate } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'
import { toast } from '../../../shared/ui/toast.ts'

interface Failure {
  readonly message: string
  /** Somebody is signed in: the messaging app was to be tied to their account. */
  readonly tying: boolean
}

/** Return of the messaging app's authorisation: signs in, asks for the phone, or ties the app to the account. */
export function Screen() {
  const navigate = useNavigate()
  const [{ code, state, to }] = useState(readReturn)
  const [failure, setFailure] = useState<Failure | null>(null)
  const signedIn = useSession(({ customerId }) => customerId !== null)
  useEffect(() => {
    const comeBack = async (): Promise<void> => {
      await navigate(PATHS.wxAccess, { replace: true })
      const { openid, purpose } = await finishOauth(code, state)
      writeStored('wx_openid', openid)
      const outcome = purpose === 'login' ? await enter({ type: 'wx', openid }) : 'in'
      await navigate(to, { replace: true })
      if (outcome === 'verify') askPhoneOf(openid)
    }
    comeBack().catch(({ message }: Error) =>
      setFailure({ message, tying: useSession.getState().customerId !== null }),
    )
  }, [code, state, to, navigate])
  const authorise = async (): Promise<void> => {
    const refusal = await startOauth('login', `${import.meta.env.BASE_URL}${to.slice(1)}`)
    if (refusal !== null) toast(refusal)
  }
  const goOn = (): void => void navigate(to, { replace: true })
  if (failure === null) return <Skeleton cards={2} />
  if (failure.tying) {
    return (
      <EmptyState title="微信没有关联到账号" text={`${failure.message}。账号已登录，可以照常使用。`}>
        <Button look="main" onClick={goOn}>
          继续
        </Button>
      </EmptyState>
    )
  }
  if (signedIn) return <Navigate to={to} />
  return (
    <EmptyState title="微信登录没有完成" text={failure.message}>
      <Button look="main" onClick={() => void authorise()}>
        重新授权
      </Button>
      <Button look="text" onClick={() => openSignIn()}>
        用手机号登录
      </Button>
      <Button look="text" onClick={goOn}>
        返回
      </Button>
    </EmptyState>
  )
}

/** What the authorisation brought back, and where the person was before it. */
function readReturn() {
  const query = new URLSearchParams(location.search)
  return { code: query.get('code'), state: query.get('state'), to: takeBackurl() }
}
