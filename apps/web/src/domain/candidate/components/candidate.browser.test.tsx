import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  choose,
  expectNoText,
  expectText,
  expectWaiting,
  LIST_CANDIDATE,
  inTurn,
  press,
  RANK_INFO,
  refused,
  renderPart,
  type,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { chooseProvince, useCandidateForm } from '../form-store.ts'
import type { Candidate } from '../model.ts'
import { CandidateCard } from './candidate-card.tsx'
import { CandidateSheet } from './candidate-sheet.tsx'
import { ProvinceSheet } from './province-sheet.tsx'
import { ScoreForm } from './score-form.tsx'

async function form(
  calls: Answers = {},
  more: { boundYear?: number; refusal?: string; dark?: boolean } = {},
) {
  const { refusal = null, boundYear = null, dark = false } = more
  const taken = vi.fn<(candidate: Candidate) => Promise<string | null>>(() => Promise.resolve(refusal))
  const part = <ScoreForm action="看看能上哪些学校" onCandidate={taken} boundYear={boundYear} />
  await renderPart(part, { calls: { lastRank: RANK_INFO, ...calls }, dark })
  return taken
}

async function fillIn(): Promise<void> {
  await press('物理', 'radio')
  await press('化学', 'checkbox')
  await press('生物', 'checkbox')
  await type(/^高考总分/, '620分')
}

test('a score and subjects become a rank as they are typed, and a candidate on send', async () => {
  const taken = await form()
  await expectText('填好总分和选科后显示位次')
  await fillIn()
  await expectText(
    '9,876',
    '同分位次9,701～9,876',
    '往年等效分：2025年612分，2024年608分（2024年按位次，其余按占考生比例）',
  )
  expect(askedOf('lastRank')).toEqual([{ provinceId: 32, year: 2026, majorTypeId: 1, score: 620 }])
  await press('看看能上哪些学校')
  await expect.poll(() => taken.mock.calls).toEqual([[expect.objectContaining({ score: 620, rank: 9876 })]])
})

test('what is missing is told at each field, and the first has the focus', async () => {
  const taken = await form({}, { dark: true })
  await press('看看能上哪些学校')
  await expectText('请输入0～750之间的整数分数', '请选择首选科目')
  await expect.element(page.getByLabelText(/^高考总分/)).toHaveFocus()
  expect(taken).not.toHaveBeenCalled()
})

test('a third subject is not taken, and it says which to take back', async () => {
  await form()
  await fillIn()
  await press('地理', 'checkbox')
  await expectText('只能选2门，请先取消一门')
})

test('a rank of one’s own that contradicts the score is told at once, and not taken', async () => {
  const taken = await form()
  await fillIn()
  await press('填写自己的位次')
  await type(/^我的位次/, '500')
  await expectText('位次在9,000～11,000之间，请核对分数与位次')
  await press('看看能上哪些学校')
  expect(taken).not.toHaveBeenCalled()
  await press('改用查表位次')
  await expectNoText('请核对分数与位次')
})

test('a rank is waited for, and asked for again when it does not come', async () => {
  await form({ lastRank: waiting })
  await fillIn()
  await expectWaiting()
  await form({ lastRank: inTurn(refused('50001', '一分一段表读取失败'), RANK_INFO) })
  await fillIn()
  await expectText('一分一段表读取失败')
  await press('重试')
  await expectText('9,876')
})

test('a rank of made-up data, beyond the table, of another year says so', async () => {
  await form({ lastRank: { ...RANK_INFO, demo: true, edge: 'above', tableYear: 2025 } })
  await fillIn()
  await expectText(
    '前9,876',
    '2025年表最高分段，位次在9,876名以内；2026年一分一段表尚未公布，按2025年估算',
    '示例数据',
  )
})

test('why a candidate is refused stands above the button until something changes', async () => {
  await form({}, { refusal: '绑定省份与成绩不一致' })
  await fillIn()
  await press('看看能上哪些学校')
  await expectText('绑定省份与成绩不一致')
  await type(/^高考总分/, '621')
  await expectNoText('绑定省份与成绩不一致')
})

test('a bound year cannot be chosen; a free one can', async () => {
  await form({}, { boundYear: 2026 })
  await expectText('2026年（已绑定）')
  await form()
  await choose(/^高考年份/, '2027年')
  expect(useCandidateForm.getState().form.year).toBe(2027)
})

test.each([
  ['浙江 has seven subjects', 25, '技术'],
  ['old-style provinces ask for 文理', 45, '文科'],
])('subjects follow the province: %s', async (_why, provId, option) => {
  await form()
  chooseProvince(provId)
  await expectText(option)
})

test('the card shows the score with where its rank comes from', async () => {
  const edit = vi.fn<() => void>()
  await renderPart(<CandidateCard candidate={LIST_CANDIDATE} onEdit={edit} />, {
    calls: { lastRank: RANK_INFO },
  })
  await expectText('湖南 · 2026年 · 物理类', '620', '全省位次', '等效分：2025年612分')
  await press(/9,876.*查看来源/)
  await expectText('湖南省教育考试院', '267,345')
})

test('the card of a rank one gave oneself says whose it is', async () => {
  const own = { ...LIST_CANDIDATE, rank: 9900, rankGiven: true }
  await renderPart(<CandidateCard candidate={own} onEdit={() => {}} />, {
    calls: { lastRank: RANK_INFO },
    dark: true,
  })
  await expectText('我的位次', '9,900')
})

test('the card keeps the rank last known while the table does not come', async () => {
  const calls = { lastRank: inTurn(refused('50001', '服务异常'), RANK_INFO) }
  await renderPart(<CandidateCard candidate={LIST_CANDIDATE} onEdit={() => {}} />, { calls })
  await expectText('9,876', '服务异常')
  await press('重试')
  await expectText('等效分')
})

test('a candidate is changed in a sheet, province included', async () => {
  const taken = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const close = vi.fn<() => void>()
  await renderPart(<CandidateSheet open onClose={close} onCandidate={taken} boundYear={null} />, {
    candidate: LIST_CANDIDATE,
    calls: { lastRank: RANK_INFO },
  })
  await press('湖南')
  await expect.element(page.getByRole('dialog', { name: '请选择高考省份' })).toBeVisible()
  await press('湖北')
  await expectNoText('请选择高考省份')
  await expectText('9,876')
  await press('确定')
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(taken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ provinceId: 31 }))
})

test('a bound province cannot be changed, and says so', async () => {
  await renderPart(
    <CandidateSheet open onClose={() => {}} onCandidate={() => Promise.resolve(null)} boundYear={2026} />,
    {
      candidate: LIST_CANDIDATE,
      calls: { lastRank: RANK_INFO },
    },
  )
  await press('湖南')
  await expectText('省份已绑定，绑定后不能随意更改')
})

test('the province of the form is chosen in its sheet', async () => {
  const close = vi.fn<() => void>()
  await renderPart(<ProvinceSheet open onClose={close} />)
  await press('广东')
  expect(close).toHaveBeenCalledOnce()
  expect(useCandidateForm.getState().form.provinceId).toBe(33)
})
