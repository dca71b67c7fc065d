import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customerInfoQuery } from '../../session/customer-info.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { countText } from '../../../shared/ui/figures.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { checkIn } from '../api.ts'
import styles from './points-line.module.css'

/** Points held, days in a row, and the button that signs in for today's. */
export function PointsLine({ customerId }: { readonly customerId: number }) {
  const { data, error, refetch } = useQuery(customerInfoQuery(customerId))
  const [busy, setBusy] = useState(false)
  const collect = async (): Promise<void> => {
    setBusy(true)
    try {
      const { points, days } = await checkIn(customerId)
      toast(`签到成功，得${points}积分，已连续签到${days}天`)
    } catch {
      // The call has shown why.
    } finally {
      setBusy(false)
    }
  }
  if (data === undefined) {
    return (
      <div className={styles.line}>
        <p className="mr-12">{error === null ? '积分' : '积分没有加载出来'}</p>
        {error !== null && <Button onClick={() => void refetch()}>重试</Button>}
      </div>
    )
  }
  const done = data.signedInToday === 1
  return (
    <div className={styles.line}>
      <p className="mr-12">
        <span className={styles.balance}>
          <span className="figure">{countText(data.points)}</span> 积分
        </span>
        {data.signInDays > 0 && <span className="soft">已连续签到{data.signInDays}天</span>}
      </p>
      <Button
        look={done ? 'plain' : 'main'}
        busy={busy}
        blocked={done ? '今天已经签到，明天再来' : null}
        onClick={() => void collect()}
      >
        {done ? '今日已签到' : '签到'}
      </Button>
    </div>
  )
}
