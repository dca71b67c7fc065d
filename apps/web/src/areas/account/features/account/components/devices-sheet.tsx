import { useQuery } from '@tanstack/react-query'
import type { CallReply, Calls } from '@wenjin/contract'
import { useState } from 'react'
import { now } from '../../../../../shared/lib/boot.ts'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { confirm } from '../../../../../shared/ui/confirm.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { toast } from '../../../../../shared/ui/toast.ts'
import { endSession } from '../api.ts'
import styles from './devices-sheet.module.css'

interface DevicesSheetProps {
  readonly open: boolean
  readonly customerId: number
  readonly onClose: () => void
}

/** The devices that are signed in; every other one than this can be signed out. */
export function DevicesSheet({ open, customerId, onClose }: DevicesSheetProps) {
  return (
    <Sheet open={open} title="登录设备" onClose={onClose}>
      <Devices customerId={customerId} />
    </Sheet>
  )
}

function Devices({ customerId }: { readonly customerId: number }) {
  const { data, error, refetch } = useQuery(callQuery('getSessionList', { customerId }, { staleTime: 0 }))
  if (data === undefined) {
    if (error === null) return <Skeleton lines={4} />
    return <FailedState what="登录设备" error={error} onRetry={() => void refetch()} />
  }
  return (
    <>
      <p className="soft mb-8">
        同一账号最多保留最近登录的3台设备。发现不认识的设备，请让它退出，并修改登录密码。
      </p>
      <ul className="lines">
        {data.map((session) => (
          <Device key={session.sessionId} customerId={customerId} session={session} />
        ))}
      </ul>
    </>
  )
}

interface DeviceProps {
  readonly customerId: number
  readonly session: CallReply<Calls['getSessionList']>[number]
}

function Device({ customerId, session }: DeviceProps) {
  const { sessionId, device, createdAt, seenAt, current } = session
  const [busy, setBusy] = useState(false)
  const end = async (): Promise<void> => {
    const sure = await confirm({
      title: '让该设备退出登录',
      text: `${device}将退出登录，需重新登录才能使用账号。`,
      yes: '退出该设备',
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    try {
      await endSession(customerId, sessionId)
      toast('该设备已退出登录')
    } catch {
      // The call has shown why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={styles.device}>
      <div className={styles.text}>
        <p className={styles.name}>{device}</p>
        <p className="note">
          {momentText(createdAt, now())}登录，{momentText(seenAt, now())}使用
        </p>
      </div>
      {current === 1 ? (
        <span className={styles.here}>本机</span>
      ) : (
        <Button busy={busy} name={`让${device}退出登录`} onClick={() => void end()}>
          退出
        </Button>
      )}
    </li>
  )
}
