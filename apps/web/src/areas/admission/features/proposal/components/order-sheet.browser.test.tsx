import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, expectWaiting, LONG, press, renderPart } from '../../../../../testing/index.ts'
import type { OrderProposal } from '../api.ts'
import { FindingList } from './finding-list.tsx'
import { OrderSheet } from './order-sheet.tsx'

const OUTLOOK = { slipping: 0.031, refusal: 0.02, ends: [] }
const PROPOSAL: OrderProposal = {
  reportMainId: 1,
  version: 2,
  batchId: 2,
  order: [3, 1, 2],
  moves: [{ planId: 3, from: 3, to: 1, reason: `排在把握更大的${LONG.school}后面，几乎轮不到` }],
  before: OUTLOOK,
  after: { ...OUTLOOK, slipping: 0 },
}
const NAMES = new Map([
  [1, `${LONG.school}第103组`],
  [2, '湖南大学第101组'],
  [3, `${LONG.foreign}${LONG.major}`],
])

function sheet(more: Partial<Parameters<typeof OrderSheet>[0]> = {}) {
  return (
    <OrderSheet
      open
      onClose={() => {}}
      demo={false}
      parallel
      proposal={PROPOSAL}
      error={null}
      onRetry={() => {}}
      names={NAMES}
      onAdopt={() => {}}
      {...more}
    />
  )
}

test('a better order tells what moves, why, and what it does to the risks, and is taken by a tap', async () => {
  const adopt = vi.fn<(order: readonly number[]) => void>()
  await renderPart(sheet({ onAdopt: adopt }))
  await expectText('有1个志愿排在把握更大的志愿后面', LONG.foreign, '几乎轮不到', '因此顺延到后面')
  await expect.element(page.getByRole('row', { name: '滑档风险 3.1% <0.1%' })).toBeVisible()
  await press('采用')
  expect(adopt).toHaveBeenCalledExactlyOnceWith([3, 1, 2])
})

test('where nothing can be bettered it says so', async () => {
  const close = vi.fn<() => void>()
  await renderPart(
    sheet({ proposal: { ...PROPOSAL, moves: [], order: [1, 2, 3] }, onClose: close, demo: true }),
  )
  await expectText('现在的顺序已经合适', '示例数据')
  await press('知道了')
  expect(close).toHaveBeenCalledOnce()
})

test('where choices are looked at in sequence no order is proposed', async () => {
  await renderPart(sheet({ parallel: false, proposal: undefined }), { dark: true })
  await expectText('顺序志愿不自动调整')
})

test('an order is waited for', async () => {
  await renderPart(sheet({ proposal: undefined }))
  await expectWaiting()
})

test('an order that does not come can be asked for again', async () => {
  const retry = vi.fn<() => void>()
  await renderPart(sheet({ proposal: undefined, error: new Error('操作过于频繁'), onRetry: retry }))
  await expectText('优化建议没有加载出来', '操作过于频繁')
  await press('重试')
  expect(retry).toHaveBeenCalledOnce()
})

test('findings stand by how bad they are, with the choices they are about', async () => {
  const finding = {
    kind: 'unsafe',
    level: 'danger',
    title: '没有保底',
    text: LONG.major,
    reportNos: [1, 96],
  } as const
  const notes = { ...finding, kind: 'fee', level: 'note', reportNos: [] } as const
  await renderPart(
    <FindingList
      findings={[notes, finding].map((one) => ({ ...one, reportNos: [...one.reportNos] }))}
      nameOf={(no) => (no === 1 ? LONG.school : undefined)}
    />,
  )
  await expectText(`第1志愿 ${LONG.school}`, '第96志愿')
  const headings = page.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent.slice(-3))).toEqual(['（1）', '（1）'])
})
