import { skipToken, useQuery } from '@tanstack/react-query'
import { Editor } from '../features/profile/components/editors.tsx'
import { useOpenEditor } from '../features/profile/use-open-editor.ts'
import { ProfileRows } from '../features/profile/components/profile-rows.tsx'
import { userInfoQuery } from '../../../domain/session/api.ts'
import { useSession } from '../../../domain/session/store.ts'
import { customerInfoQuery } from '../../../domain/session/customer-info.ts'
import { callQuery, invalidateCall } from '../../../shared/lib/call-query.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'

/** The profile: picture, name, school, tags, contact, address, real name. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const info = useQuery(customerInfoQuery(customerId))
  const user = useQuery(userInfoQuery(customerId))
  const consignee = useQuery(callQuery('getConsignee', customerId === null ? skipToken : { customerId }))
  const editor = useOpenEditor()
  const failed = [info, user, consignee].find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined) {
    return <FailedState what="个人资料" error={failed.error} onRetry={() => void failed.refetch()} />
  }
  const known = info.data !== undefined && user.data !== undefined && consignee.data !== undefined
  if (customerId === null || !known) {
    return (
      <div className="inset">
        <Skeleton cards={3} />
      </div>
    )
  }
  const profile = {
    info: info.data,
    roll: user.data.customerSchoolRollDto,
    tags: user.data.customerTagDto,
    consignee: consignee.data,
  }
  return (
    <div className="pt-12">
      <ProfileRows profile={profile} onEdit={editor.show} />
      {editor.name !== null && (
        <Editor
          key={editor.turn}
          name={editor.name}
          open={editor.open}
          profile={profile}
          customerId={customerId}
          onSaved={() => void invalidateCall('getUserInfo', { customerId })}
          onClose={editor.hide}
        />
      )}
    </div>
  )
}
