import { useQuery } from '@tanstack/react-query'
import { provinceById } from '@wenjin/engine'
import { Link } from 'react-router'
import { PointsLine } from '../../../features/points/components/points-line.tsx'
import { userInfoQuery } from '../../../features/session/api.ts'
import type { UserInfo } from '../../../features/session/api.ts'
import { bindingOf, useSession } from '../../../features/session/store.ts'
import { useSignOut } from '../../../features/session/use-sign-out.ts'
import { now } from '../../../shared/lib/boot.ts'
import { momentText } from '../../../shared/lib/moment-text.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { openBind } from '../../../shared/lib/popups.ts'
import { Avatar } from '../../../shared/ui/avatar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { AccountTiles } from './account-tiles.tsx'
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
          <div className={styles.points}>
            <PointsLine customerId={customerId} />
          </div>
        )}
      </Card>
      <AccountTiles />
      <div className={styles.out}>
        <Button look="danger" block onClick={() => void signOut.here()}>
          退出登录
        </Button>
      </div>
    </div>
  )
}

function Person({ info }: { readonly info: UserInfo }) {
  const { name, phone, avatar } = info.customerDto
  const binding = bindingOf(info)
  return (
    <>
      <Avatar src={avatar} />
      <div className={styles.who}>
        <p className={styles.name}>{name || phone || '未设置昵称'}</p>
        {name !== '' && phone !== '' && <p className={styles.fact}>{phone}</p>}
        {binding === null ? (
          <Button look="text" onClick={openBind}>
            未绑定高考省份和年份，去绑定
          </Button>
        ) : (
          <p className={styles.fact}>
            {provinceById(binding.provinceId)?.name} · {binding.year}年高考
          </p>
        )}
        {info.vipInfo !== null && (
          <p className={styles.fact}>
            {info.vipInfo.name}
            {info.vipInfo.endsAt !== null && `，${momentText(info.vipInfo.endsAt, now())}到期`}
          </p>
        )}
      </div>
      <Link className={styles.edit} to={PATHS.setUserInfo} aria-label="编辑个人资料">
        <Icon name="forward" size={18} />
      </Link>
    </>
  )
}
