import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choice, listOf, LIST_CANDIDATE } from '../../../../domain/list/testing.ts'
import { useList } from '../../../../domain/list/store.ts'
import {
  askedOf,
  BASIS,
  BATCH,
  CANDIDATE,
  CUSTOMER,
  expectRetry,
  expectText,
  expectWaiting,
  inTurn,
  LONG,
  OTHER_SCHOOL,
  press,
  refused,
  renderPart,
  SCHOOL,
  unitLike,
  schoolPage,
  waiting,
} from '../../../../testing/index.ts'
import type { Answers } from '../../../../testing/index.ts'
import { AiReportPage } from './ai-report-page.tsx'
import { AppraisePage } from './appraise-page.tsx'
import { CustomersOnly } from './customers-only.tsx'

const OUTLOOK = {
  slipping: 0.031,
  refusal: 0.02,
  ends: [
    { planId: 1, taken: 0.6, refused: 0.02 },
    { planId: 3, taken: 0.349, refused: 0 },
  ],
}
const REPORT: CallReply<Calls['aiReport']> = {
  basis: BASIS,
  maxUnivNum: 45,
  optionNum: 3120,
  list: [
    {
      univ: { ...SCHOOL, groups: [unitLike({ planType: 3, planTypeName: '国家专项计划' })] },
      taken: 0.6,
      reason: LONG.major,
    },
    { univ: OTHER_SCHOOL, taken: 0.349, reason: '想去的专业类招生名额多' },
  ],
  reason: '',
  cost: 0.03,
  outlook: OUTLOOK,
  risk: 0.02,
  safe: false,
  gain: 0.12,
  usualSlipping: 0.01,
}
const SAVED = { ...LIST_CANDIDATE, rank: 9876, rankGiven: false, scoreId: 9 }
const WANTED = {
  reportMainId: 5,
  school: 3,
  major: 3,
  city: 2,
  fee: 1,
  chance: 3,
  areas: [32],
  majorClasses: ['0809'],
  feeMost: 8000,
  reach: 33,
  match: 33,
  jointVenture: 0,
}
const KEPT = listOf([choice(1), choice(2)], { reportMainId: 5, version: 3, scoreId: 9, customerId: 7 })

const propose = (calls: Answers, list = KEPT) =>
  renderPart(<AiReportPage candidate={CANDIDATE} batch={BATCH} />, {
    as: CUSTOMER,
    candidate: SAVED,
    list,
    calls: { getExpertParams: WANTED, aiReport: REPORT, queryUniv: schoolPage([]), ...calls },
  })

test('a proposal tells what it was asked for, what it would come to, and why each choice is there', async () => {
  await propose({})
  await expectText(
    '湖南，1个专业类，学费不超过8000元/年',
    '没有能把滑档风险降到2.0%以下的组合',
    '期望结果好12%',
    '期望结果比不设这些限制的填法低3%',
  )
  await expectText('方案 2/45', '国家专项计划', LONG.foreign, '去这里34.9%', '概率是估计，不是承诺')
  expect(askedOf('aiReport')).toEqual([
    {
      scoreId: 9,
      batchId: 2,
      school: 3,
      major: 3,
      city: 2,
      fee: 1,
      chance: 3,
      areas: [32],
      majorClasses: ['0809'],
      feeMost: 8000,
      reach: 33,
      match: 33,
      jointVenture: 0,
    },
  ])
})

test('a proposal takes the place of the list after a question', async () => {
  const { path } = await propose({})
  await press('采用为志愿表')
  await expect.element(page.getByRole('alertdialog', { name: '替换现在的2个志愿？' })).toBeVisible()
  await press('采用方案')
  await expect.poll(path).toContain('batchId=2')
  const choices = useList.getState().sync.shelf.list?.batchList[0]?.reportUnivList
  expect(choices?.map(({ planId }) => planId)).toEqual([1, 3])
})

test('nothing to propose leads to the preferences', async () => {
  await propose({ aiReport: { ...REPORT, list: [], reason: '能放心当保底的院校只有2所' } })
  await expectText('给不出方案', '能放心当保底的院校只有2所')
  await page.getByRole('button', { name: '修改偏好' }).last().click()
  await expect.element(page.getByRole('dialog', { name: '我的偏好' })).toBeVisible()
})

test('a proposal is waited for', async () => {
  await propose({ aiReport: waiting })
  await expectWaiting()
})

test('a proposal that does not come is asked for once more', async () => {
  await propose({ aiReport: inTurn(refused('tooOften'), REPORT) })
  await expectRetry('方案', '方案 2/45')
})

test('a candidate the account refuses is told, and saved with the next try', async () => {
  const saved = { ...LIST_CANDIDATE, scoreId: 9, provinceName: '湖南', rank: 9876, rankGiven: false }
  await renderPart(<AiReportPage candidate={CANDIDATE} batch={BATCH} />, {
    as: CUSTOMER,
    candidate: { ...SAVED, scoreId: null },
    calls: { saveScore: inTurn(refused('40006', '绑定省份与成绩不一致'), saved), aiReport: REPORT },
  })
  await expectText('绑定省份与成绩不一致')
  await expectRetry('方案', '方案 2/45')
})

const APPRAISAL: CallReply<Calls['reportAppraise']> = {
  basis: { ...BASIS, demo: true },
  reportMainId: 5,
  name: LONG.name.repeat(2),
  version: 3,
  batchId: 2,
  batchName: '本科批',
  univNum: 2,
  maxUnivNum: 45,
  outlook: {
    ...OUTLOOK,
    ends: [
      { planId: 1, taken: 0.9, refused: 0.02 },
      { planId: 2, taken: 0.049, refused: 0 },
    ],
  },
  findings: [{ kind: 'unsafe', level: 'danger', title: '没有保底', text: LONG.major, reportNos: [1] }],
}
const UNITS = schoolPage([{ ...SCHOOL, groups: [unitLike({ planId: 1 }), unitLike({ planId: 2 })] }])

function appraise(calls: Answers, dark = false) {
  const [batch] = KEPT.batchList
  if (batch === undefined) throw new Error('no batch')
  return renderPart(<AppraisePage candidate={CANDIDATE} list={KEPT} batch={batch} />, {
    as: CUSTOMER,
    candidate: SAVED,
    list: KEPT,
    calls: { reportAppraise: APPRAISAL, queryUniv: UNITS, ...calls },
    dark,
  })
}

test('a check tells what it found and how the list would end', async () => {
  const { path } = await appraise({}, true)
  await expectText('没有保底', `第1志愿 大学1`, '可能的结果', '概率是估计，不是承诺')
  expect(askedOf('reportAppraise')).toEqual([{ reportMainId: 5, batchId: 2 }])
  await press('回志愿表调整')
  expect(path()).toContain('batchId=2')
})

test('a check of a batch in sequence has no simulation', async () => {
  await appraise({ reportAppraise: { ...APPRAISAL, outlook: null, findings: [] } })
  await expectText('志愿表模拟不适用')
})

test('a check is waited for', async () => {
  await appraise({ reportAppraise: waiting })
  await expectWaiting()
})

test('a check that does not come is asked for once more', async () => {
  await appraise({ reportAppraise: inTurn(refused('50001'), APPRAISAL) })
  await expectRetry('风险检查', '可能的结果')
})

test('a visitor is told what there is for customers', async () => {
  await renderPart(<CustomersOnly text={LONG.major} />)
  await expectText('登录后查看', LONG.major)
  await press('登录')
})
