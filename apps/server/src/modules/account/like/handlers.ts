import { hasLikeTarget, listLikes, removeLike, saveLike } from '@wenjin/database/queries/account/likes'
import type { Like } from '@wenjin/database/queries/account/likes'
import { LEVEL_NAMES, LEVELS } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'

const MAX_PER_KIND = 500

/** Schools and majors that a customer likes. */
export function likeHandlers({ connection: { db } }: Deps): HandlersOf<'account/like'> {
  return {
    async saveLike({ kind, targetId, liked }, caller) {
      const { customerId } = caller.customer
      if (liked === 0) {
        await removeLike(db, customerId, kind, targetId)
        return null
      }
      if (!(await hasLikeTarget(db, kind, targetId))) throw refuse.gone()
      const kept = await saveLike(db, customerId, { kind, targetId, now: caller.now }, MAX_PER_KIND)
      if (!kept) throw refuse.likesFull(MAX_PER_KIND)
      return null
    },

    async getLikeList({ kind, pageNo = 1, pageSize = 20 }, caller) {
      const { customerId } = caller.customer
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
