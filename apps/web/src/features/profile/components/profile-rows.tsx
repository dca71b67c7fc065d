import { Avatar } from '../../../shared/ui/avatar.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { consigneeText, GENDERS, otherText, proofText, schoolText, UNFILLED } from '../words.ts'
import type { EditorName, Profile } from './editors.tsx'
import { ProfileRow } from './profile-row.tsx'

interface ProfileRowsProps {
  readonly profile: Profile
  readonly onEdit: (name: EditorName) => void
}

/** What the customer tells about themselves, part by part. */
export function ProfileRows({ profile, onEdit }: ProfileRowsProps) {
  const { info, roll, tags, consignee } = profile
  const gender = info.gender === 0 ? '' : (GENDERS[info.gender] ?? '')
  return (
    <>
      <Card title="基本资料">
        <ul>
          <ProfileRow label="头像" onEdit={() => onEdit('avatar')}>
            <Avatar src={info.avatar} />
            <span className="visually-hidden">{info.avatar === '' ? UNFILLED : '已设置'}</span>
          </ProfileRow>
          <ProfileRow label="昵称和性别" onEdit={() => onEdit('basic')}>
            {[info.name, gender].filter(Boolean).join(' ') || UNFILLED}
          </ProfileRow>
          <ProfileRow label="就读学校" onEdit={() => onEdit('school')}>
            {schoolText(roll) || UNFILLED}
          </ProfileRow>
          <ProfileRow label="个人标签" onEdit={() => onEdit('tags')}>
            {tags.join('、') || UNFILLED}
          </ProfileRow>
        </ul>
      </Card>
      <Card title="联系与收货">
        <ul>
          <ProfileRow label="联系和简介" onEdit={() => onEdit('other')}>
            {otherText(info) || UNFILLED}
          </ProfileRow>
          <ProfileRow label="收货地址" onEdit={() => onEdit('consignee')}>
            {consignee === null ? UNFILLED : consigneeText(consignee)}
          </ProfileRow>
        </ul>
      </Card>
      <Card title="实名">
        <ul>
          <ProfileRow label="实名认证" onEdit={() => onEdit('realName')}>
            {info.realNameProof === '' ? (
              '未认证'
            ) : (
              <>
                <span>{info.realName}</span>
                <span>{proofText(info.realNameProof)}</span>
              </>
            )}
          </ProfileRow>
        </ul>
      </Card>
    </>
  )
}
