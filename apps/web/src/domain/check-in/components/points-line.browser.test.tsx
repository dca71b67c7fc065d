import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import {
  askedOf,
  CUSTOMER,
  expectNoText,
  expectText,
  inTurn,
  press,
  refused,
  renderPart,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { PointsLine } from './points-line.tsx'

const INFO: CallReply<Calls['getCustomerInfo']> = {
  customerId: 7,
  phone: '137****0001',
  name: '',
  avatar: '',
  gender: 0,
  email: '',
  parentName: '',
  parentPhone: '',
  intro: '',
  hasPasswd: 0,
  hasOpenid: 0,
  realName: '',
  realNameProof: '',
  createdAt: '2026-06-01T01:00:00.000Z',
  points: 1_234_567,
  signInDays: 128,
  signedInToday: 0,
}
const DONE = { ...INFO, points: 1_234_572, signInDays: 129, signedInToday: 1 }

const show = (calls: Answers) => renderPart(<PointsLine customerId={7} />, { as: CUSTOMER, calls })

test('today’s points are taken once, and tomorrow’s wait', async () => {
  await show({ getCustomerInfo: inTurn(INFO, DONE), signIn: { points: 5, balance: 1_234_572, days: 129 } })
  await expectText('1,234,567', '已连续签到128天')
  await press('签到')
  await expectText('签到成功，得5积分，已连续签到129天', '1,234,572')
  await press('今日已签到')
  await expectText('今天已经签到，明天再来')
  expect(askedOf('signIn')).toHaveLength(1)
})

test('a customer who took them on another phone is told, and sees the balance of now', async () => {
  await show({ getCustomerInfo: inTurn(INFO, DONE), signIn: refused('40006', '今天已经签到') })
  await press('签到')
  await expectText('今天已经签到', '1,234,572')
})

test('who never took any sees no days', async () => {
  await show({ getCustomerInfo: { ...INFO, points: 0, signInDays: 0 } })
  await expectText('0', '积分')
  await expectNoText('已连续签到')
})

test('points on their way hold their place', async () => {
  await show({ getCustomerInfo: waiting })
  await expectText('积分')
})

test('points that do not come are asked for once more', async () => {
  await show({ getCustomerInfo: inTurn(refused('50001'), INFO) })
  await expectText('积分没有加载出来')
  await press('重试')
  await expectText('1,234,567')
})
