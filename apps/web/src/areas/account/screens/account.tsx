import { useQuery } from '@tanstack/react-query'
import { PointsLine } from '../../../domain/check-in/components/points-line.tsx'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { useSession } from '../../../domain/session/store.ts'
import { useSignOut } from '../../../domain/session/use-sign-out.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { AccountTiles } from '../features/account/components/account-tiles.tsx'
import { Person } from '../features/account/components/person.tsx'
import styles from './account.module.css'

/** The customer: who is signed in, what they have, where to go from here, the way out. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  const signOut = useSignOut()
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.person}>
          {data !== undefined && <Person info={data} />}
          {data === undefined && error === null && <Skeleton lines={2} />}
          {data === undefined && error !== null && (
            <FailedState what="账号信息" error={error} onRetry={() => void refetch()} />
          )}
        </div>
        {customerId !== null && (
          <div className="topline mt-12">
            <PointsLine customerId={customerId} />
          </div>
        )}
      </Card>
      <AccountTiles />
      <div className="inset">
        <Button look="danger" block onClick={() => void signOut.here()}>
          退出登录
        </Button>
      </div>
    </div>
  )
}
