import { Type } from 'typebox'
import { defineCall } from '../../define.ts'
import { Id } from '../../shapes/basic.ts'

export const activityCalls = {
  activityList: defineCall({
    method: 'GET',
    path: 'activity/list',
    callers: 'anyone',
    input: {},
    reply: Type.Array(
      Type.Object({
        activityId: Id,
        title: Type.String(),
        about: Type.String(),
        link: Type.String(),
        startsAt: Type.String(),
        endsAt: Type.String(),
      }),
    ),
    errors: [],
    about: '进行中的活动',
  }),
}
