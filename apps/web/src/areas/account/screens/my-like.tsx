import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { likesQuery } from '../../../domain/like/api.ts'
import type { LikeKind } from '../../../domain/like/api.ts'
import { LikeList } from '../../../domain/like/components/like-list.tsx'
import { useSession } from '../../../domain/session/store.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx'
import styles from './my-like.module.css'

const KINDS: readonly { readonly kind: LikeKind; readonly text: string }[] = [
  { kind: 'school', text: '院校' },
  { kind: 'major', text: '专业' },
]

/** The schools and majors the customer likes. */
export function Screen() {
  const customerId = useSession((state) => state.customerId)
  const [params, setParams] = useSearchParams()
  const chosen = KINDS.find(({ kind }) => kind === params.get('kind')) ?? KINDS[0]
  const kind = chosen?.kind ?? 'school'
  return (
    <>
      <div className={styles.tabs} role="group" aria-label="收藏的类别">
        {KINDS.map((one) => (
          <button
            key={one.kind}
            type="button"
            className={styles.tab}
            aria-pressed={one.kind === kind}
            onClick={() => setParams({ kind: one.kind }, { replace: true, preventScrollReset: true })}
          >
            {one.text}
          </button>
        ))}
      </div>
      {customerId !== null && (
        <Likes key={kind} customerId={customerId} kind={kind} what={chosen?.text ?? ''} />
      )}
    </>
  )
}

interface LikesProps {
  readonly customerId: number
  readonly kind: LikeKind
  readonly what: string
}

function Likes({ customerId, kind, what }: LikesProps) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(likesQuery(customerId, kind))
  if (data === undefined) {
    if (error !== null) return <FailedState what="收藏" error={error} onRetry={() => void refetch()} />
    return (
      <div className="sides">
        <Skeleton cards={4} lines={2} />
      </div>
    )
  }
  if (data.length > 0) return <LikeList customerId={customerId} likes={data} />
  return (
    <EmptyState title={`还没有收藏${what}`} text={`在志愿填报中打开${what}，点「收藏」即可加入。`}>
      <Button look="main" onClick={() => void navigate(PATHS.volunteer)}>
        去看看
      </Button>
    </EmptyState>
  )
}
