import { hasLikeTarget, listLikes, removeLike, saveLike } from '@wenjin/data'
import type { Like } from '@wenjin/data'
import { LEVEL_NAMES, LEVELS } from '@wenjin/engine'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'

const MOST_OF_A_KIND = 500

/** Schools and majors that a customer likes. */
export function likeHandlers({ connection: { db } }: Deps): Pick<Handlers, 'saveLike' | 'getLikeList'> {
  return {
    async saveLike({ customerId, kind, targetId, liked }, caller) {
      checkSelf(customerId, caller)
      if (liked === 0) {
        await removeLike(db, customerId, kind, targetId)
        return null
      }
      if (!(await hasLikeTarget(db, kind, targetId))) throw new Refusal('40401')
      const kept = await saveLike(db, customerId, { kind, targetId, now: caller.now }, MOST_OF_A_KIND)
      if (!kept) throw new Refusal('40006', `最多收藏${MOST_OF_A_KIND}个`)
      return null
    },

    async getLikeList({ customerId, kind, pageNo = 1, pageSize = 20 }, caller) {
      checkSelf(customerId, caller)
      const page = { offset: (pageNo - 1) * pageSize, limit: pageSize }
      const { total, list } = await listLikes(db, customerId, { kind, ...page })
      return { total, list: list.map(presentLike) }
    },
  }
}

function presentLike({ kind, targetId, name, likedAt, ...facts }: Like) {
  const about =
    kind === 'major' ? (facts.className ?? '') : [facts.city ?? '', levelName(facts.level)].join(' ').trim()
  return { kind, targetId, name, about, likedAt: likedAt.toISOString() }
}

function levelName(level: number): string {
  return level === LEVELS.vocational ? LEVEL_NAMES.vocational : LEVEL_NAMES.undergraduate
}
