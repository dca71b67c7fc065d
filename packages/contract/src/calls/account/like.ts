import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Empty, Flag, Id, OneOf, pageFields } from '../../shapes/basic.ts'

/** What can be liked, by the kind of its id. */
const LikeKind = OneOf('school', 'major')

export const likeCalls = {
  saveLike: defineCall({
    method: 'POST',
    path: 'cust/like/saveLike',
    callers: 'customer',
    input: {
      customerId: Id,
      kind: LikeKind,
      /** univId of a university, catalogue code of a major. */
      targetId: Type.String({ minLength: 1, maxLength: 20, pattern: '^[0-9A-Z]+$' }),
      liked: Flag,
    },
    reply: Empty,
    errors: ['40001', '40006', '40301', '40401', '6001'],
    about: '收藏或取消收藏院校、专业',
  }),
  getLikeList: defineCall({
    method: 'GET',
    path: 'cust/like/getLikeList',
    callers: 'customer',
    input: { customerId: Id, kind: Type.Optional(LikeKind), ...pageFields(100) },
    reply: Type.Object({
      total: Type.Integer(),
      list: Type.Array(
        Type.Object({
          kind: LikeKind,
          targetId: Type.String(),
          name: Type.String(),
          /** City and level of a school, class of a major. */
          about: Type.String(),
          likedAt: Type.String(),
        }),
      ),
    }),
    errors: ['40001', '40301', '6001'],
    about: '我的收藏',
  }),
}
