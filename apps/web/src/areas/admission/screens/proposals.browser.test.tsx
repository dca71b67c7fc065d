import { expect, test } from 'vitest'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
  BATCH,
  CUSTOMER,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  LIST_CANDIDATE,
  inTurn,
  press,
  refused,
  renderPart,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { Screen as AiReport } from './ai-report.tsx'
import { Screen as Appraise } from './appraise.tsx'
import { Screen as VolunteerList } from './volunteer-list.tsx'

const EARLY = { ...BATCH, batchId: 1, batchName: '普通类提前录取' }
/** 浙江 looks at the choices of its early batch one after the other. */
const ZHEJIANG = { ...LIST_CANDIDATE, provinceId: 25, majorTypeId: 3, courseGroupId: 0b010_0101, scoreId: 9 }

test.each([
  ['a proposal', <AiReport key="a" />, '每个志愿都说明理由'],
  ['a check', <Appraise key="b" />, '检查志愿表的滑档'],
])('what %s is for is told to a visitor, who may sign in', async (_what, screen, said) => {
  await renderPart(screen, { candidate: LIST_CANDIDATE })
  await expectText('登录后查看', said)
  await press('登录')
  expect(usePopups.getState().signIn).toEqual({ reason: '登录后查看' })
})

const propose = (
  calls: Answers,
  candidate: typeof LIST_CANDIDATE | null = LIST_CANDIDATE,
  at = '/pages/volunteer/aiReport',
) => renderPart(<AiReport />, { as: CUSTOMER, calls, at, ...(candidate === null ? {} : { candidate }) })

test('without a candidate there is nothing to propose', async () => {
  await propose({}, null)
  await expectText('先填写成绩')
})

test('batches of a proposal are waited for, and asked for once more when they do not come', async () => {
  await propose({ batchList: waiting })
  await expectWaiting()
  await propose({ batchList: inTurn(refused('50001'), []) })
  await expectRetry('批次', '当前省份暂无数据！')
})

test('where choices are looked at in sequence no list is proposed, which is nothing to try again', async () => {
  const { path } = await propose({ batchList: [EARLY] }, ZHEJIANG)
  await expectText('普通类提前录取不自动生成方案', '第一志愿最重要')
  await expectNoText('重试')
  await press('回志愿表')
  expect(path()).toContain('batchId=1')
})

test('for a batch that cannot be filled the reason stands in place of a proposal', async () => {
  await propose({ batchList: [{ ...BATCH, reportEnabled: 0, reason: '分数低于本科批控制线' }] })
  await expectText('本科批暂不能填报', '分数低于本科批控制线')
})

test('without choices there is nothing to check, and nothing to show as a list', async () => {
  const { path } = await renderPart(<Appraise />, { as: CUSTOMER, candidate: LIST_CANDIDATE })
  await expectText('还没有可检查的志愿')
  await renderPart(<VolunteerList />, { candidate: LIST_CANDIDATE, dark: true })
  await expectText('还没有选志愿')
  await press('去选志愿')
  expect(path()).toContain('/pages/volunteer/index')
})
