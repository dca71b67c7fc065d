import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectText, LONG, press, renderPart } from '../../../testing/index.ts'
import { openClash } from '../clash-popup.ts'
import type { ChoiceList } from '../choice-list.ts'
import { useList } from '../store.ts'
import type { SyncState } from '../sync-state.ts'
import { choice, listOf, GROUPS } from '../testing.ts'
import type { HeldList } from '../wire.ts'
import { usePopups } from '../../../shared/lib/popups.ts'
import { ClashSheet } from './clash-sheet.tsx'
import { QuickList } from './quick-list.tsx'
import { SaveLine } from './save-line.tsx'
import { SortableItem, SortableList } from './sortable-list.tsx'
import { TakeOver } from './take-over.tsx'

const LONG_NAMED = { ...choice(1, [11, 12]), univName: LONG.school, unitName: LONG.major }

function put(state: Partial<SyncState>, kept = true): void {
  useList.setState(({ sync }) => ({ sync: { ...sync, ...state }, kept }))
}

/** What a screen reader says of the dragging. */
const announced = (): string =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
    .join()

const titles = (): string[] =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('a quick look lists what is chosen, and takes it out', async () => {
  const list = vi.fn<() => void>()
  await renderPart(<QuickList open onClose={() => {}} rules={GROUPS} demo onList={list} />, {
    list: listOf([LONG_NAMED, choice(2)]),
  })
  await expectText('已选2/45', LONG.school, '已选2个专业', '示例数据')
  await press(/^移出第1志愿/)
  await expectText('已选1/45')
  await press('去志愿表排序、选专业')
  expect(list).toHaveBeenCalledOnce()
})

test('a quick look at nothing says how to choose', async () => {
  await renderPart(<QuickList open onClose={() => {}} rules={GROUPS} demo={false} onList={() => {}} />, {
    dark: true,
  })
  await expectText('还没有选志愿', '已选0/45')
})

const THEIRS: HeldList = {
  reportMainId: 5,
  scoreId: 7,
  version: 4,
  name: LONG.name,
  candidate: listOf([]).candidate,
  updatedAt: '2026-06-25T01:00:00.000Z',
  batchList: [{ ...GROUPS, reportUnivList: [choice(2), choice(3)] }],
}

async function clash(): Promise<void> {
  await renderPart(<ClashSheet demo={false} />, { list: listOf([LONG_NAMED, choice(2, [], 0)]) })
  put({ phase: { at: 'clash', listId: 'a', held: THEIRS }, customerId: 7 })
  openClash()
  await expect.element(page.getByRole('dialog', { name: '志愿表有两个版本' })).toBeVisible()
}

test('two versions stand side by side with what tells them apart', async () => {
  await clash()
  await expectText('本机', '另一台设备', LONG.school, '只在这份', '专业或调剂不同')
  await expectText('会另存为“备份”，不会丢失')
})

test.each([
  ['保留本机', [1, 2]],
  ['用另一台的', [2, 3]],
  ['合并', [1, 2, 3]],
])('of two versions one is chosen: %s', async (way, planIds) => {
  await clash()
  await press(way)
  const chosen = useList.getState().sync.shelf.list?.batchList[0]?.reportUnivList ?? []
  expect(chosen.map(({ planId }) => planId)).toEqual(planIds)
})

const LIST = listOf([LONG_NAMED])
const SAVED: ChoiceList = { ...LIST, reportMainId: 5, savedAt: '2026-06-26T01:00:00.000Z' }

test.each<[string, ChoiceList, Partial<SyncState>, boolean, RegExp]>([
  ['a visitor', { ...LIST, customerId: 0 }, {}, true, /未登录，仅存在本机/],
  ['saved', SAVED, { customerId: 7, looked: true }, true, /已保存到账号/],
  ['offline', { ...SAVED, isChange: true }, { customerId: 7, online: false }, true, /联网后保存/],
  ['without room on the phone', { ...LIST, customerId: 0 }, {}, false, /本机存储空间不足/],
  [
    'refused by a rule',
    { ...SAVED, isChange: true },
    { customerId: 7, refusal: { listId: 'a', revision: 0, message: LONG.major } },
    true,
    /未保存到账号：经济学类/,
  ],
])('the line says where the list is kept: %s', async (_case, list, state, kept, words) => {
  await renderPart(<SaveLine />, { list })
  put(state, kept)
  await expect.element(page.getByText(words).first()).toBeVisible()
})

test('a visitor is led to sign in, and of two versions to the choice', async () => {
  await renderPart(<SaveLine />, { list: { ...LIST, customerId: 0 } })
  await press(/登录保存$/)
  expect(usePopups.getState().signIn?.reason).toContain('登录后志愿表保存到账号')
  put({ phase: { at: 'clash', listId: 'a', held: THEIRS }, customerId: 7 })
  await expect.element(page.getByRole('button', { name: /去选择$/ })).toBeVisible()
})

test('the list of an earlier candidate can be taken over', async () => {
  await renderPart(<TakeOver />, { list: listOf([]) })
  const earlier = listOf([LONG_NAMED, choice(2)], { id: 'b', candidate: { ...LIST.candidate, score: 610 } })
  useList.setState(({ sync }) => ({ sync: { ...sync, shelf: { ...sync.shelf, others: [earlier] } } }))
  await expectText('按610分填的志愿表还在（2个志愿）。')
  await press('带入现在的成绩')
  await expectText('已带入2个志愿，概率按现在的成绩重算')
})

test('items are moved by keyboard from their handles, told as they go', async () => {
  const moved = vi.fn<(from: number, to: number) => void>()
  const names = [LONG.school, LONG.foreign, '湖南大学']
  await renderPart(
    <SortableList ids={[1, 2, 3]} nameOf={(id) => names[id - 1] ?? ''} onMove={moved}>
      {names.map((name, i) => (
        <SortableItem key={name} id={i + 1} place={i + 1} handleName={`第${i + 1}志愿${name}，拖动排序`}>
          <p style={{ minHeight: 60 }}>{name}</p>
        </SortableItem>
      ))}
    </SortableList>,
  )
  expect(titles()).toHaveLength(3)
  const handle = page.getByRole('button', { name: /^第1志愿/ }).element() as HTMLElement
  handle.focus()
  await userEvent.keyboard(' ')
  await expect.poll(announced).toMatch(/哈尔滨工业大学（威海）(，当前|移到)第1位/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(announced).toContain(`${LONG.school}移到第2位`)
  await userEvent.keyboard(' ')
  await expect.poll(() => moved.mock.calls).toEqual([[0, 1]])
})
