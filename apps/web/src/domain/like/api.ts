import { skipToken } from '@tanstack/react-query'
import { callLimits } from '@wenjin/contract'
import type { CallInput, CallReply, Calls } from '@wenjin/contract'
import { askQuery, invalidateCall } from '../../shared/lib/call-query.ts'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

export type LikeKind = CallInput<Calls['saveLike']>['kind']
export type Like = CallReply<Calls['getLikeList']>['list'][number]

/** What is liked or not: a university by its univId, a major by its catalogue code. */
export interface LikeTarget {
  readonly kind: LikeKind
  readonly targetId: string
}

const PAGE_SIZE = callLimits('getLikeList').pageSize.maximum

/** Everything of a kind that the customer likes, the latest first; null: a visitor, who likes nothing yet. */
export function likesQuery(customerId: number | null, kind: LikeKind) {
  return askQuery(
    'getLikeList',
    customerId === null ? skipToken : { customerId, kind },
    async (whose: { customerId: number; kind: LikeKind }, send): Promise<readonly Like[]> => {
      const likes: Like[] = []
      for (let pageNo = 1; ; pageNo++) {
        const { list, total } = await send({ ...whose, pageNo, pageSize: PAGE_SIZE })
        likes.push(...list)
        if (list.length === 0 || likes.length >= total) return likes
      }
    },
  )
}

/** Likes it, or no longer. Rejects with CallError, already shown to the person. */
export async function saveLike(
  customerId: number,
  { kind, targetId }: LikeTarget,
  liked: boolean,
): Promise<void> {
  await call('saveLike', { customerId, kind, targetId, liked: liked ? 1 : 0 })
  if (!liked) {
    queryClient.setQueryData(likesQuery(customerId, kind).queryKey, (likes) =>
      likes?.filter((like) => like.targetId !== targetId),
    )
  }
  await invalidateCall('getLikeList', { customerId, kind })
}
