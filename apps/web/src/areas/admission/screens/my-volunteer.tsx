import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { choiceCount } from '../../../domain/list/choice-list.ts'
import { forgetHeldList, useList } from '../../../domain/list/store.ts'
import { candidateLabel } from '../../../domain/candidate/model.ts'
import { savedListsQuery } from '../features/my-lists/api.ts'
import { LocalList } from '../features/my-lists/components/local-list.tsx'
import { SavedLists } from '../features/my-lists/components/saved-lists.tsx'
import { useSession } from '../../../domain/session/store.ts'
import { openSignIn } from '../../../shared/lib/popups.ts'
import { useNavigate } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'

/** The person's lists: those of the account, and the one only this phone holds. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const local = useList(({ sync }) => sync.shelf.list)
  const unsaved = local !== null && local.reportMainId === 0 && choiceCount(local) > 0 ? local : null
  return (
    <div className="pt-12">
      {unsaved !== null && <LocalList list={unsaved} signedIn={customerId !== null} />}
      {customerId === null ? (
        unsaved === null && <NothingYet text="登录后可以看到保存在账号里的志愿表。" signIn />
      ) : (
        <AccountLists customerId={customerId} lonely={unsaved === null} />
      )}
    </div>
  )
}

function AccountLists({ customerId, lonely }: { readonly customerId: number; readonly lonely: boolean }) {
  const { data, error, refetch } = useQuery(savedListsQuery(customerId))
  if (data === undefined) {
    if (error !== null) return <FailedState what="志愿表" error={error} onRetry={() => void refetch()} />
    return (
      <div className="sides">
        <Skeleton cards={3} />
      </div>
    )
  }
  if (data.length === 0) return lonely && <NothingYet text="选好的学校会自动存成志愿表，换手机也能找回。" />
  return (
    <SavedLists
      list={data}
      candidateText={({ choiceScore }) => candidateLabel(choiceScore)}
      onDeleted={forgetHeldList}
    />
  )
}

function NothingYet({ text, signIn = false }: { readonly text: string; readonly signIn?: boolean }) {
  const navigate = useNavigate()
  return (
    <EmptyState title="还没有志愿表" text={text}>
      <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
        去选学校
      </Button>
      {signIn && (
        <Button look="text" onClick={() => openSignIn()}>
          登录
        </Button>
      )}
    </EmptyState>
  )
}
