import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  BASIS,
  expectNoText,
  expectText,
  LONG,
  OTHER_SCHOOL,
  PAST,
  press,
  renderPart,
  SCHOOL,
  unitLike,
  UNKNOWN_UNIT,
} from '../../../../../testing/index.ts'
import type { Picking } from '../picking.ts'
import { NO_PICKING } from '../testing.ts'
import { BasisNotes } from './basis-notes.tsx'
import { HistoryLine } from './history-line.tsx'
import { HistoryTable } from './history-table.tsx'
import { RankStrip } from './rank-strip.tsx'
import { SchoolCard } from './school-card.tsx'

const nothing = (): void => {}

function card(more: Partial<Parameters<typeof SchoolCard>[0]> = {}) {
  const opens = { onExpand: nothing, onSchool: nothing, onUnit: nothing, onRate: nothing }
  return (
    <SchoolCard school={SCHOOL} ownRank={9876} picking={NO_PICKING} expanded={false} {...opens} {...more} />
  )
}

test.each([320, 390, 900] as const)(
  'a school with the longest names fits a screen of %i px',
  async (width) => {
    await renderPart(card({ expanded: true }), { width })
    await expectText(LONG.school, '双一流', '43001', '国家专项计划', '暂无往年投档数据', '128人')
  },
)

test('a card shows its first unit, and the others when it is opened', async () => {
  const onExpand = vi.fn<() => void>()
  await renderPart(card({ onExpand }), { dark: true })
  await expectNoText('第104组')
  await press('另有1个专业组')
  expect(onExpand).toHaveBeenCalledOnce()
})

test('a card leads to the school, the unit and its chance', async () => {
  const [onSchool, onUnit, onRate] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  await renderPart(card({ school: OTHER_SCHOOL, onSchool, onUnit, onRate }))
  await press(new RegExp(`^${LONG.foreign}\\s*43001`))
  await press(new RegExp(`^080901 ${LONG.major}`))
  await press(/64%.*概率解读/)
  for (const opened of [onSchool, onUnit, onRate]) expect(opened).toHaveBeenCalledOnce()
})

test('a unit in the list shows its place, and a second tap of the same finger is not taken', async () => {
  const toggle = vi.fn<Picking['toggle']>()
  await renderPart(card({ picking: { ...NO_PICKING, placeOf: () => 45, toggle } }))
  const pick = page.getByRole('button', { name: /已填第45志愿，移出志愿表/ })
  await pick.dblClick()
  expect(toggle).toHaveBeenCalledOnce()
})

test('a unit whose code no source says is shown, and its button says why it cannot be added', async () => {
  const toggle = vi.fn<Picking['toggle']>()
  const nameless = unitLike({ unitName: '专业组（代码未注明）', group: '', canFile: false })
  const school = { ...OTHER_SCHOOL, groups: [nameless] }
  await renderPart(card({ school, picking: { ...NO_PICKING, toggle } }))
  const pick = page.getByRole('button', { name: /专业组（代码未注明），没有注明专业组代码，不能填报/ })
  await expect.element(pick).toHaveAttribute('aria-disabled', 'true')
})

test('past lines stand in a table, each with its source', async () => {
  await renderPart(<HistoryTable history={PAST} what="投档" demo={false} />)
  await expect.element(page.getByRole('row', { name: /2023.*610分.*约12,200.*14人/ })).toBeVisible()
  await press(/2023.*查看来源/)
  await expectText('由2023年一分一段表换算，来源未公布')
})

test('lines that the source does not print are dashes', async () => {
  const bare = [{ ...PAST[0], score: null, rank: null, planNum: null, rankDerived: false }] as typeof PAST
  await renderPart(<HistoryTable history={bare} what="投档" demo />)
  await expect.element(page.getByRole('row', { name: /2025.*-- -- --/ })).toBeVisible()
})

test('no past at all is said in words', async () => {
  await renderPart(
    <>
      <HistoryTable history={[]} what="录取" demo={false} />
      <p>
        <HistoryLine unit={UNKNOWN_UNIT} ownRank={9876} />
      </p>
    </>,
  )
  await expectText('暂无往年录取数据。', '暂无往年投档数据')
})

test('the strip of ranks says in words where the candidate stands', async () => {
  await renderPart(<RankStrip unit={unitLike()} ownRank={11_000} labelled />)
  await expect.element(page.getByRole('img', { name: '我的位次在近3年中有2年达到投档位次' })).toBeVisible()
})

test.each([
  [['按2025年估算', '另一条'], false, '另有1条说明'],
  [[], true, '概率由2025、2024、2023年投档位次估计'],
] as const)('what must be known before trusting figures: %j', async (notes, demo, said) => {
  const explain = vi.fn<() => void>()
  await renderPart(<BasisNotes basis={{ ...BASIS, notes: [...notes], demo }} onExplain={explain} />)
  await expectText(said, ...(demo ? ['示例数据'] : []))
  await press(new RegExp(said))
  expect(explain).toHaveBeenCalledOnce()
})
