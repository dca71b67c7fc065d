import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { ownPhoneProblem } from '../features/account/own-phone.ts'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { ResetForm } from '../../../domain/session/components/reset-form.tsx'
import { useSession } from '../../../domain/session/store.ts'
import { goBack } from '../../../shared/router/history.ts'
import { useNavigate } from '../../../shared/router/router.tsx'
import { invalidateCall } from '../../../shared/lib/call-query.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'

/** Sets the password of the account, by a code to its phone. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  const hidden = data?.customerDto.phone
  if (hidden === undefined) {
    if (error !== null) return <FailedState what="账号信息" error={error} onRetry={() => void refetch()} />
    return (
      <div className="inset">
        <Skeleton cards={1} lines={6} />
      </div>
    )
  }
  return hidden === '' ? <NoPhone /> : <Password hidden={hidden} />
}

function Password({ hidden }: { readonly hidden: string }) {
  const [phone, setPhone] = useState('')
  const leave = (): void => {
    void invalidateCall('getCustomerInfo')
    goBack(PATHS.set)
  }
  return (
    <div className="pt-12">
      <Card>
        <p className="soft mb-12">用账号手机号的验证码设置新密码，设置后其他设备随即退出登录。</p>
        <ResetForm
          phone={phone}
          onPhone={setPhone}
          phoneHint={`账号的手机号为 ${hidden}，请完整填写`}
          checkPhone={(typed) => ownPhoneProblem(typed, hidden)}
          onReset={leave}
        />
      </Card>
    </div>
  )
}

function NoPhone() {
  const navigate = useNavigate()
  return (
    <EmptyState title="请先绑定手机号" text="登录密码与手机号一起使用，用验证码设置。">
      <Button look="main" onClick={() => void navigate(PATHS.setAccount)}>
        去绑定
      </Button>
    </EmptyState>
  )
}
