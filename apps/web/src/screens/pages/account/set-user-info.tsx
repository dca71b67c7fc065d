import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { consigneeQuery } from '../../../features/profile/api.ts'
import { Editor, EDITORS } from '../../../features/profile/components/editors.tsx'
import type { EditorName } from '../../../features/profile/components/editors.tsx'
import { ProfileRows } from '../../../features/profile/components/profile-rows.tsx'
import { userInfoQuery } from '../../../features/session/api.ts'
import { useSession } from '../../../features/session/store.ts'
import { customerInfoQuery } from '../../../shared/lib/customer-info.ts'
import { queryClient } from '../../../shared/lib/query-client.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../shared/ui/states.tsx'
import styles from './set-user-info.module.css'

/** The profile: picture, name, school, tags, contact, address, real name. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const info = useQuery(customerInfoQuery(customerId))
  const user = useQuery(userInfoQuery(customerId))
  const consignee = useQuery(consigneeQuery(customerId))
  const editor = useEditor()
  const failed = [info, user, consignee].find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined) {
    return <FailedState what="个人资料" error={failed.error} onRetry={() => void failed.refetch()} />
  }
  const known = info.data !== undefined && user.data !== undefined && consignee.data !== undefined
  if (customerId === null || !known) {
    return (
      <div className={styles.wait}>
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
    <div className={styles.page}>
      <ProfileRows profile={profile} onEdit={editor.show} />
      {editor.name !== null && (
        <Editor
          key={editor.turn}
          name={editor.name}
          open={editor.open}
          profile={profile}
          customerId={customerId}
          onSaved={() => void queryClient.invalidateQueries({ queryKey: userInfoQuery(customerId).queryKey })}
          onClose={editor.hide}
        />
      )}
    </div>
  )
}

interface Opened {
  readonly name: EditorName | null
  readonly open: boolean
  /** Counts openings: an editor starts from what is saved each time. */
  readonly turn: number
}

/** The editor in view: the address may ask for one (?edit=realName), which leads to it once. */
function useEditor(): Opened & { readonly show: (name: EditorName) => void; readonly hide: () => void } {
  const [params, setParams] = useSearchParams()
  const asked = EDITORS.find((name) => name === params.get('edit')) ?? null
  const [opened, setOpened] = useState<Opened>({ name: asked, open: asked !== null, turn: 0 })
  return {
    ...opened,
    show: (name) => setOpened(({ turn }) => ({ name, open: true, turn: turn + 1 })),
    hide: () => {
      setOpened((was) => ({ ...was, open: false }))
      if (asked !== null) setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
