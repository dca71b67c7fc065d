import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountPopups } from '../features/account/components/account-popups.tsx'
import type { AccountPopup } from '../features/account/components/account-popups.tsx'
import { useDataExport } from '../features/account/use-data-export.ts'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { useSession } from '../../../domain/session/store.ts'
import { useSignOut } from '../../../domain/session/use-sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ActionRow, LinkRow, Rows } from '../../../shared/ui/rows.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'

/** Settings: the profile, the account's safety, what the account holds, the ways out. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  if (customerId !== null && data !== undefined) {
    return (
      <Settings customerId={customerId} hidden={data.customerDto.phone} onChanged={() => void refetch()} />
    )
  }
  if (error !== null) return <FailedState what="设置" error={error} onRetry={() => void refetch()} />
  return (
    <div className="inset">
      <Skeleton cards={2} />
    </div>
  )
}

interface SettingsProps {
  readonly customerId: number
  readonly hidden: string
  readonly onChanged: () => void
}

function Settings({ customerId, hidden, onChanged }: SettingsProps) {
  const [popup, setPopup] = useState<AccountPopup | null>(null)
  const { busy, run } = useDataExport(customerId)
  const signOut = useSignOut()
  return (
    <div className="pt-12">
      <Rows name="账号">
        <LinkRow to={PATHS.setUserInfo} label="个人资料" />
        <LinkRow to={PATHS.setAccount} label="账号与安全" value={hidden} />
        <LinkRow to={PATHS.setPassword} label="登录密码" />
        <ActionRow label="登录设备" popup onAct={() => setPopup('devices')} />
      </Rows>
      <Rows name="数据与条款">
        <ActionRow
          label="下载个人数据"
          value={busy ? '正在准备' : undefined}
          busy={busy}
          onAct={() => void run()}
        />
        <LinkRow to={PATHS.agreement} label="用户协议" />
        <LinkRow to={PATHS.aboutUs} label="关于我们" />
      </Rows>
      <Rows name="离开">
        <ActionRow label="退出全部设备" popup onAct={() => void signOut.everywhere()} />
        <ActionRow label="注销账号" popup danger onAct={() => setPopup(hidden === '' ? 'phone' : 'delete')} />
      </Rows>
      <div className="inset">
        <Button look="danger" block onClick={() => void signOut.here()}>
          退出登录
        </Button>
      </div>
      <AccountPopups
        open={popup}
        customerId={customerId}
        hidden={hidden}
        onPhoneChanged={onChanged}
        onClose={() => setPopup(null)}
      />
    </div>
  )
}
