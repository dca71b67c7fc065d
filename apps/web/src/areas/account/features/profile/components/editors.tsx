import type { CustomerInfo } from '../../../../../domain/session/customer-info.ts'
import type { Consignee, SchoolRoll } from '../api.ts'
import { AvatarSheet } from './avatar-sheet.tsx'
import { BasicSheet } from './basic-sheet.tsx'
import { ConsigneeSheet } from './consignee-sheet.tsx'
import type { EditorProps } from './editor-props.ts'
import { OtherSheet } from './other-sheet.tsx'
import { RealNameSheet } from './real-name-sheet.tsx'
import { SchoolSheet } from './school-sheet.tsx'
import { TagSheet } from './tag-sheet.tsx'

export const EDITORS = ['avatar', 'basic', 'school', 'tags', 'other', 'consignee', 'realName'] as const
export type EditorName = (typeof EDITORS)[number]

/** Everything that the profile holds. */
export interface Profile {
  readonly info: CustomerInfo
  readonly roll: SchoolRoll | null
  readonly tags: readonly string[]
  readonly consignee: Consignee | null
}

/** The sheet in which one part of the profile is changed. */
export function Editor({
  name,
  profile,
  ...props
}: EditorProps & { readonly name: EditorName; readonly profile: Profile }) {
  switch (name) {
    case 'avatar':
      return <AvatarSheet {...props} info={profile.info} />
    case 'basic':
      return <BasicSheet {...props} info={profile.info} />
    case 'school':
      return <SchoolSheet {...props} roll={profile.roll} />
    case 'tags':
      return <TagSheet {...props} tags={profile.tags} />
    case 'other':
      return <OtherSheet {...props} info={profile.info} />
    case 'consignee':
      return <ConsigneeSheet {...props} consignee={profile.consignee} />
    case 'realName':
      return <RealNameSheet {...props} info={profile.info} />
  }
}
