import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import {
  askedOf,
  BATCH,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  HUNAN,
  inTurn,
  LONG,
  refused,
  renderPart,
  waiting,
} from '../../../../../testing/index.ts'
import type { Answers } from '../../../../../testing/index.ts'
import { BatchSheet } from './batch-sheet.tsx'

const RULES: CallReply<Calls['getChoiceRules']> = {
  provinceId: HUNAN,
  batches: [
    {
      batchId: 2,
      batchName: '本科批',
      unit: '院校专业组',
      maxUnivNum: 45,
      majorNum: 6,
      hasObey: 1,
      parallel: 1,
      note: LONG.major,
      source: `湖南省教育考试院《${LONG.major}》`,
      confidence: '官方',
    },
  ],
  tieBreak: { text: '语文数学之和、语文、外语', source: '湖南省教育考试院', confidence: '待核实' },
  fillDates: {
    year: 2026,
    start: '2026-06-26T08:00',
    end: '2026-07-01T17:30',
    source: '',
    confidence: '官方',
  },
}

async function show(calls: Answers, { demo = false, batch = BATCH } = {}): Promise<void> {
  const sheet = <BatchSheet open onClose={() => {}} provinceId={HUNAN} batch={batch} demo={demo} />
  await renderPart(sheet, { calls })
}

test('rules tell what a choice is, how they are looked at, when, and how sure that is', async () => {
  await show({ getChoiceRules: RULES })
  await expectText('最多填45个，每个志愿内填6个专业', '设服从专业调剂', '平行志愿', '2025年 415分')
  await expectText('2026年6月26日 08:00 至 7月1日 17:30', '语文数学之和', '待核实')
  expect(askedOf('getChoiceRules')).toEqual([{ provinceId: HUNAN }])
})

test('what is not known of a batch is left out; a made-up line says so', async () => {
  const [own] = RULES.batches
  const sequential = own === undefined ? [] : [{ ...own, parallel: 0, majorNum: 1, hasObey: 0, note: '' }]
  const bare = { ...RULES, batches: sequential, fillDates: null, tieBreak: { ...RULES.tieBreak, text: '' } }
  await show({ getChoiceRules: bare }, { demo: true })
  await expectText('顺序志愿：院校先看', '不设专业调剂', '示例数据', '请以省招生考试机构当年公布的为准')
  await expectNoText('填报时间', '同分排序', '每个志愿内')
})

test('rules are waited for, and asked for once more when they do not come', async () => {
  await show({ getChoiceRules: waiting })
  await expectWaiting()
  await show({ getChoiceRules: inTurn(refused('50001'), RULES) })
  await expectRetry('填报规则', '志愿设置')
})
