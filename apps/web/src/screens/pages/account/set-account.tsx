import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountPopups } from '../../../features/account/components/account-popups.tsx'
import type { AccountPopup } from '../../../features/account/components/account-popups.tsx'
import { userInfoQuery } from '../../../features/session/api.ts'
import { useSession } from '../../../features/session/store.ts'
import { customerInfoQuery } from '../../../shared/lib/customer-info.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { queryClient } from '../../../shared/lib/query-client.ts'
import { ActionRow, LinkRow, Rows } from '../../../shared/ui/rows.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import styles from './set.module.css'

/** What proves whose account it is: phone, password, devices; and its end. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  const { data: info } = useQuery(customerInfoQuery(customerId))
  const [popup, setPopup] = useState<AccountPopup | null>(null)
  if (customerId === null || data === undefined) {
    if (error !== null) return <FailedState what="账号信息" error={error} onRetry={() => void refetch()} />
    return (
      <div className={styles.wait}>
        <Skeleton cards={2} />
      </div>
    )
  }
  const { phone } = data.customerDto
  const unbound = phone === ''
  const forget = (): void => {
    void queryClient.invalidateQueries({ queryKey: userInfoQuery(customerId).queryKey })
    void queryClient.invalidateQueries({ queryKey: customerInfoQuery(customerId).queryKey })
  }
  return (
    <div className={styles.page}>
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
