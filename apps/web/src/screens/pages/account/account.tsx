import { useQuery } from '@tanstack/react-query'
import { provinceById } from '@wenjin/engine'
import { Link, useNavigate } from 'react-router'
import { userInfoQuery } from '../../../features/session/api.ts'
import type { UserInfo } from '../../../features/session/api.ts'
import { bindingOf, signOut, useSession } from '../../../features/session/store.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { openBind } from '../../../shared/lib/popups.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { confirm } from '../../../shared/ui/confirm.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import styles from './account.module.css'

/** The customer: who is signed in, what they have, the way out. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const { data, error, refetch } = useQuery(userInfoQuery(customerId))
  return (
    <div className={styles.page}>
      <section className={styles.person}>
        {data === undefined ? (
          error === null ? (
            <Skeleton lines={2} />
          ) : (
            <FailedState what="账号信息" error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <Person info={data} />
        )}
      </section>
      <nav className={styles.rows} aria-label="我的">
        <Row to={PATHS.myVolunteer} text="我的志愿表" />
        <Row to={PATHS.agreement} text="用户协议" />
        <p className={styles.row}>
          版本<span className={styles.value}>{__APP_VERSION__}</span>
        </p>
      </nav>
      <SignOut />
    </div>
  )
}

function Person({ info }: { readonly info: UserInfo }) {
  const { name, phone, avatar } = info.customerDto
  const binding = bindingOf(info)
  return (
    <>
      {avatar === '' ? (
        <span className={styles.avatar} aria-hidden="true">
          <Icon name="person" size={28} />
        </span>
      ) : (
        <img className={styles.avatar} src={avatar} alt="" />
      )}
      <div className={styles.who}>
        <p className={styles.name}>{name === '' ? phone : name}</p>
        {name !== '' && <p className={styles.fact}>{phone}</p>}
        {binding === null ? (
          <Button look="text" onClick={openBind}>
            绑定高考省份和年份
          </Button>
        ) : (
          <p className={styles.fact}>
            {provinceById(binding.provinceId)?.name} · {binding.year}年高考
          </p>
        )}
      </div>
    </>
  )
}

function Row({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link className={styles.row} to={to}>
      {text}
      <span className={styles.value}>
        <Icon name="forward" size={18} />
      </span>
    </Link>
  )
}

function SignOut() {
  const navigate = useNavigate()
  const leave = async (): Promise<void> => {
    const sure = await confirm({
      title: '退出登录',
      text: '已保存到账号的志愿表不受影响，重新登录即可看到。未保存的内容留在本机。',
      yes: '退出登录',
      danger: true,
    })
    if (!sure) return
    // Home first: this page is for customers only and would ask to sign in again.
    await navigate(PATHS.index, { replace: true })
    await signOut()
    toast('已退出登录')
  }
  return (
    <div className={styles.out}>
      <Button look="danger" block onClick={() => void leave()}>
        退出登录
      </Button>
    </div>
  )
}
