import { queryOptions } from '@tanstack/react-query'
import type { CallInput, CallReply, Calls } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

export type LikeKind = CallInput<Calls['saveLike']>['kind']
export type Like = CallReply<Calls['getLikeList']>['list'][number]

/** What is liked or not: a school by its univId, a major by its catalogue code. */
export interface LikeTarget {
  readonly kind: LikeKind
  readonly targetId: string
}

const PAGE_SIZE = 100

/** Everything of a kind that the customer likes, the latest first; null: a visitor, who likes nothing yet. */
export function likesQuery(customerId: number | null, kind: LikeKind) {
  return queryOptions({
    queryKey: ['getLikeList', customerId, kind],
    enabled: customerId !== null,
    queryFn: async ({ signal }): Promise<readonly Like[]> => {
      const likes: Like[] = []
      for (let pageNo = 1; ; pageNo++) {
        const input = { customerId: customerId ?? 0, kind, pageNo, pageSize: PAGE_SIZE }
        const { list, total } = await call('getLikeList', input, { signal, quiet: true })
        likes.push(...list)
        if (list.length === 0 || likes.length >= total) return likes
      }
    },
  })
}

/** Likes it, or no longer. Rejects with CallError, which has been said. */
export async function saveLike(
  customerId: number,
  { kind, targetId }: LikeTarget,
  liked: boolean,
): Promise<void> {
  const { queryKey } = likesQuery(customerId, kind)
  await call('saveLike', { customerId, kind, targetId, liked: liked ? 1 : 0 })
  if (!liked) {
    queryClient.setQueryData(queryKey, (likes) => likes?.filter((like) => like.targetId !== targetId))
  }
  await queryClient.invalidateQueries({ queryKey })
}
