import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { RightItem } from '../../shapes/account.ts'
import { Id, Nullable } from '../../shapes/basic.ts'

/** Digits and capital letters as printed on a card; spaces and hyphens are the person's. */
const CardNo = Type.String({ minLength: 8, maxLength: 40 })

const HeldRight = Type.Object({
  ...RightItem.properties,
  /** null: without end. */
  endsAt: Nullable(Type.String()),
  /** Uses in all; null: any number. */
  quota: Nullable(Type.Integer()),
  used: Type.Integer(),
})

export const rightCalls = {
  activeCard: defineCall({
    method: 'POST',
    path: 'rightCard/activeCard',
    callers: 'customer',
    input: { customerId: Id, cardNo: CardNo },
    reply: Type.Array(HeldRight),
    errors: ['40001', '40006', '40301', '40401', '42901', '6001'],
    about: '激活权益卡',
  }),
  checkRightCard: defineCall({
    method: 'GET',
    path: 'rightCard/checkRightCard',
    callers: 'customer',
    input: { cardNo: CardNo },
    reply: Type.Object({
      cardNo: Type.String(),
      name: Type.String(),
      /** 0 unused, 1 activated by the caller, 2 not usable any more. */
      state: Type.Integer(),
      days: Nullable(Type.Integer()),
      rights: Type.Array(RightItem),
    }),
    errors: ['40001', '40401', '42901', '6001'],
    about: '查询权益卡',
  }),
  getMyRightList: defineCall({
    method: 'GET',
    path: 'right/getMyRightList',
    callers: 'customer',
    input: { customerId: Id },
    reply: Type.Array(HeldRight),
    errors: ['40001', '40301', '6001'],
    about: '我的权益',
  }),
  getRightList: defineCall({
    method: 'GET',
    path: 'right/getRightList',
    callers: 'anyone',
    input: {},
    reply: Type.Array(RightItem),
    errors: [],
    about: '全部权益',
  }),
}
