import type { ReactNode } from 'react'
import { Avatar } from '../../../../../shared/ui/avatar.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ActionRow } from '../../../../../shared/ui/rows.tsx'
import { consigneeText, GENDERS, otherText, proofText, schoolText, UNFILLED } from '../words.ts'
import type { EditorName, Profile } from './editors.tsx'

interface ProfileRowsProps {
  readonly profile: Profile
  readonly onEdit: (name: EditorName) => void
}

/** What the customer tells about themselves, part by part. */
export function ProfileRows({ profile, onEdit }: ProfileRowsProps) {
  const { info, roll, tags, consignee } = profile
  const gender = info.gender === 0 ? '' : (GENDERS[info.gender] ?? '')
  const row = (label: string, name: EditorName, value: ReactNode) => (
    <ActionRow label={label} popup onAct={() => onEdit(name)} value={value} />
  )
  return (
    <>
      <Card title="基本资料">
        <ul className="lines">
          {row(
            '头像',
            'avatar',
            <>
              <Avatar src={info.avatar} />
              <span className="visually-hidden">{info.avatar === '' ? UNFILLED : '已设置'}</span>
            </>,
          )}
          {row('昵称和性别', 'basic', [info.name, gender].filter(Boolean).join(' ') || UNFILLED)}
          {row('就读学校', 'school', schoolText(roll) || UNFILLED)}
          {row('个人标签', 'tags', tags.join('、') || UNFILLED)}
        </ul>
      </Card>
      <Card title="联系与收货">
        <ul className="lines">
          {row('联系和简介', 'other', otherText(info) || UNFILLED)}
          {row('收货地址', 'consignee', consignee === null ? UNFILLED : consigneeText(consignee))}
        </ul>
      </Card>
      <Card title="实名">
        <ul className="lines">
          {row(
            '实名认证',
            'realName',
            info.realNameProof === '' ? (
              '未认证'
            ) : (
              <>
                <span>{info.realName}</span>
                <span>{proofText(info.realNameProof)}</span>
              </>
            ),
          )}
        </ul>
      </Card>
    </>
  )
}
