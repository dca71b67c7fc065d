import type { CallReply, Calls } from '@wenjin/contract'
import { LONG } from '../../testing/world.ts'

/** Material for the tests of this area. */

/** What a customer told about themselves, with words as long as they come. */
export const INFO: CallReply<Calls['getCustomerInfo']> = {
  customerId: 7,
  phone: '137****0001',
  name: LONG.name,
  avatar: '',
  gender: 2,
  email: 'a.very.long.address.of.a.parent@mail.school-of-wei-hai.edu.cn',
  parentName: LONG.name,
  parentPhone: '13700000002',
  intro: LONG.major.repeat(4),
  hasPasswd: 1,
  hasOpenid: 0,
  realName: '李**',
  realNameProof: 'form',
  createdAt: '2026-06-01T01:00:00.000Z',
  points: 12_345,
  signInDays: 128,
  signedInToday: 0,
}
