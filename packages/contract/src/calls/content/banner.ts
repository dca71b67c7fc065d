import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id, Line } from '../../shapes/basic.ts'

export const bannerCalls = {
  getBannerList: defineCall({
    method: 'GET',
    path: 'banner/getBannerList',
    callers: 'anyone',
    input: { keyName: Line(40) },
    reply: Type.Array(
      Type.Object({ bannerId: Id, title: Type.String(), imageUrl: Type.String(), link: Type.String() }),
    ),
    errors: ['40001'],
    about: '一个位置的轮播图',
  }),
}
