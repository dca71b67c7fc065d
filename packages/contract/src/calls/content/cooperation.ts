import { defineCall } from '../../define.ts'
import { Empty, Paragraphs, Phone, Title } from '../../shapes/basic.ts'

export const cooperationCalls = {
  saveCooperation: defineCall({
    method: 'POST',
    path: 'common/cooperation/save',
    callers: 'anyone',
    input: {
      name: Title(40),
      organisation: Title(80),
      phone: Phone,
      need: Paragraphs(1000),
    },
    reply: Empty,
    errors: ['40001', '42901'],
    about: '提交商务合作意向',
  }),
}
