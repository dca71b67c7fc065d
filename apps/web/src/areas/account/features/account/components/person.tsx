import { PATHS } from '@wenjin/contract'
import type { UserInfo } from '@wenjin/contract'
import { provinceById } from '@wenjin/engine'
import { bindingOf } from '../../../../../domain/session/store.ts'
import { now } from '../../../../../shared/lib/boot.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { openBind } from '../../../../../shared/lib/popups.ts'
import { Link } from '../../../../../shared/router/router.tsx'
import { Avatar } from '../../../../../shared/ui/avatar.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import styles from './person.module.css'

/** The customer: picture, name, what the account is bound to, membership. */
export function Person({ info }: { readonly info: UserInfo }) {
  const { name, phone, avatar } = info.customerDto
  const binding = bindingOf(info)
  return (
    <>
      <Avatar src={avatar} />
      <div className={styles.who}>
        <p className="title">{name || phone || '未设置昵称'}</p>
        {name !== '' && phone !== '' && <p className="soft">{phone}</p>}
        {binding === null ? (
          <Button look="text" onClick={openBind}>
            未绑定高考省份和年份，去绑定
          </Button>
        ) : (
          <p className="soft">
            {provinceById(binding.provinceId)?.name} · {binding.year}年高考
          </p>
        )}
        {info.vipInfo !== null && (
          <p className="soft">
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
