import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { AccountPopups } from '../features/account/components/account-popups.tsx'
import type { AccountPopup } from '../features/account/components/account-popups.tsx'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { useSession } from '../../../domain/session/store.ts'
import { customerInfoQuery } from '../../../domain/session/customer-info.ts'
import { invalidateCall } from '../../../shared/lib/call-query.ts'
import { ActionRow, LinkRow, Rows } from '../../../shared/ui/rows.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'

/** What proves whose account it is: phone, password, devices; and its end. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  const { data: info } = useQuery(customerInfoQuery(customerId))
  const [popup, setPopup] = useState<AccountPopup | null>(null)
  if (customerId === null || data === undefined) {
    if (error !== null) return <FailedState what="账号信息" error={error} onRetry={() => void refetch()} />
    return (
      <div className="inset">
        <Skeleton cards={2} />
      </div>
    )
  }
  const { phone } = data.customerDto
  const unbound = phone === ''
  const forget = (): void => {
    void invalidateCall('getUserInfo', { customerId })
    void invalidateCall('getCustomerInfo', { customerId })
  }
  return (
    <div className="pt-12">
      <Rows name="登录方式">
        <ActionRow label="手机号" value={unbound ? '未绑定' : phone} popup onAct={() => setPopup('phone')} />
        <LinkRow
          to={PATHS.setPassword}
          label="登录密码"
          value={info && (info.hasPasswd === 1 ? '已设置' : '未设置')}
        />
        <ActionRow label="登录设备" popup onAct={() => setPopup('devices')} />
      </Rows>
      <Rows name="注销">
        <ActionRow
          label="注销账号"
          value={unbound ? '请先绑定手机号' : undefined}
          popup
          danger
          onAct={() => setPopup(unbound ? 'phone' : 'delete')}
        />
      </Rows>
      <AccountPopups
        open={popup}
        customerId={customerId}
        hidden={phone}
        onPhoneChanged={forget}
        onClose={() => setPopup(null)}
      />
    </div>
  )
}
