import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBoot } from '../../../../../shared/lib/boot.ts'
import { Avatar } from '../../../../../shared/ui/avatar.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { inviterQuery } from '../api.ts'
import styles from './invitation.module.css'

const OFFERS = [
  ['查位次', '输入分数和选科，看全省位次；每个数字注明年份与来源。'],
  ['选学校', '按近三年投档位次估算投档概率，同时写明把握有多大、依据哪一年。'],
  ['填志愿', '按本省规则排志愿表，检查风险，导出 Excel 或打印。'],
] as const

interface InvitationProps {
  readonly shareCode: string
  /** The next step. */
  readonly children: ReactNode
}

/** What somebody who was sent a link sees: from whom, and what for. */
export function Invitation({ shareCode, children }: InvitationProps) {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  return (
    <Card>
      <From shareCode={shareCode} brand={brand} />
      <dl>
        {OFFERS.map(([what, how]) => (
          <div key={what} className={styles.offer}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p className="soft pt-12 topline mb-16">不登录也能使用；登录后志愿表保存到账号。</p>
      {children}
    </Card>
  )
}

function From({ shareCode, brand }: { readonly shareCode: string; readonly brand: string }) {
  const { data, error, refetch } = useQuery(inviterQuery(shareCode))
  if (error !== null) return <FailedState what="邀请人" error={error} onRetry={() => void refetch()} />
  if (data === null) {
    return <p className="soft mb-12">这个邀请链接已失效，不影响使用{brand}。</p>
  }
  return (
    <div className={styles.from}>
      {data === undefined ? (
        <Skeleton lines={1} />
      ) : (
        <>
          <Avatar src={data.avatar} />
          <p className="title fill ml-12">
            {data.name === '' ? '好友' : data.name}邀请您使用{brand}
          </p>
        </>
      )}
    </div>
  )
}
