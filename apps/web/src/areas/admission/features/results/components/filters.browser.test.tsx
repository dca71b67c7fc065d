import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  BATCH,
  expectNoText,
  expectText,
  press,
  renderPart,
  type,
  schoolPage,
} from '../../../../../testing/index.ts'
import { LIKELY, NO_FILTERS, readQuery } from '../query.ts'
import type { Filters, ResultsQuery } from '../query.ts'
import { BatchTabs } from './batch-tabs.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SearchBar } from './search-bar.tsx'
import { SectionBar } from './section-bar.tsx'

const nothing = (): void => {}
const { facets, sectionCounts } = schoolPage([])

function Sheet({ start = NO_FILTERS, known = true }) {
  const [filters, setFilters] = useState<Filters>(start)
  return (
    <FilterSheet
      open
      onClose={nothing}
      filters={filters}
      batch={BATCH}
      demo={false}
      facets={known ? facets : undefined}
      unitTotal={known ? 4123 : undefined}
      onChange={setFilters}
    />
  )
}

test('filters offer what some unit has, with how many, and are taken back together', async () => {
  await renderPart(<Sheet />)
  await press(/^湖南/)
  await expect.element(page.getByRole('button', { name: /^湖南/ })).toHaveAttribute('aria-pressed', 'true')
  await expectText('查看4,123个志愿')
  await press('专业类')
  await expectText('工学', '专业组内含所选专业类之一即显示')
  await press(/^计算机类/)
  await press('学费（元/年）')
  await expectText('5000以下', '40000以上')
  await press('清空')
  await press(/^所在地/)
  await expect.element(page.getByRole('button', { name: /^湖南/ })).toHaveAttribute('aria-pressed', 'false')
})

test('with nothing chosen there is nothing to clear, and it says so', async () => {
  await renderPart(<Sheet />)
  await press('清空')
  await expectText('没有已选的筛选条件')
})

test('before the first answer there is nothing to choose, but the way to the results', async () => {
  await renderPart(<Sheet known={false} />, { dark: true })
  await expectText('查看结果')
})

test('a chosen value that no unit has any more can still be taken back', async () => {
  await renderPart(<Sheet start={{ ...NO_FILTERS, areas: [15] }} />)
  await expect.element(page.getByRole('button', { name: /^北京/ })).toHaveAttribute('aria-pressed', 'true')
})

test('filters in force stand as chips, each taken back by one tap', async () => {
  const change = vi.fn<(filters: Filters) => void>()
  const filters = { ...NO_FILTERS, areas: [32, 22], feeRanges: [2], majorClasses: ['0809'] }
  await renderPart(<FilterChips filters={filters} batch={BATCH} facets={facets} onChange={change} />)
  await expectText('40000以上', '计算机类')
  await press('取消筛选：湖南')
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...filters, areas: [22] })
})

test('without filters there are no chips', async () => {
  await renderPart(<FilterChips filters={NO_FILTERS} batch={BATCH} facets={facets} onChange={nothing} />)
  expect(page.getByRole('list').elements()).toEqual([])
})

test('sections tell how many units each has, and one is chosen at a time', async () => {
  const change = vi.fn<(sections: readonly string[]) => void>()
  await renderPart(<SectionBar sections={LIKELY} counts={sectionCounts} onChange={change} />)
  await expect
    .element(page.getByRole('button', { name: '冲稳保 1,890' }))
    .toHaveAttribute('aria-pressed', 'true')
  await press('数据不足 33')
  expect(change).toHaveBeenCalledExactlyOnceWith(['unknown'])
})

test('until the first answer sections stand without numbers', async () => {
  await renderPart(<SectionBar sections={['reach']} counts={undefined} onChange={nothing} />)
  await expect.element(page.getByRole('button', { name: '冲 ·' })).toHaveAttribute('aria-pressed', 'true')
})

test('a batch that cannot be filled can be looked at and says so', async () => {
  const choose = vi.fn<(batchId: number) => void>()
  const names = ['本科提前批（含公费师范生、定向培养军士）', '本科批', '高职专科批', '高职专科提前批']
  const batches = names.map((batchName, i) => ({ ...BATCH, batchName, batchId: i + 1, reportEnabled: i % 2 }))
  await renderPart(<BatchTabs batches={batches} current={2} onChoose={choose} />)
  await expect
    .element(page.getByRole('button', { name: '本科批', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  await press(/^高职专科批\s*不可填/)
  expect(choose).toHaveBeenCalledExactlyOnceWith(3)
})

const QUERY = readQuery(new URLSearchParams())

function Search({ told }: { readonly told: (change: Partial<ResultsQuery>) => void }) {
  const [query, setQuery] = useState<ResultsQuery>({ ...QUERY, filters: { ...NO_FILTERS, areas: [32] } })
  const change = (part: Partial<ResultsQuery>): void => {
    told(part)
    setQuery((was) => ({ ...was, ...part }))
  }
  return (
    <>
      <SearchBar query={query} onChange={change} onFilter={nothing} />
      <button style={{ minHeight: 44 }} onClick={() => setQuery(QUERY)}>
        从别处清空
      </button>
    </>
  )
}

test('a search is told once the person stops typing, and follows what changes elsewhere', async () => {
  const told = vi.fn<(change: Partial<ResultsQuery>) => void>()
  await renderPart(<Search told={told} />)
  await type('搜索院校或专业', ' 威海 ')
  await expect.poll(() => told.mock.calls).toEqual([[{ keyword: '威海' }]])
  await expect.element(page.getByRole('button', { name: '筛选，已选1项' })).toBeVisible()
  await press('从别处清空')
  await expect.element(page.getByLabelText('搜索院校或专业')).toHaveValue('')
  await expectNoText('清除搜索')
})

test('a search is cleared by its own button, and the order is chosen beside it', async () => {
  const told = vi.fn<(change: Partial<ResultsQuery>) => void>()
  await renderPart(<Search told={told} />)
  await type('搜索院校或专业', '威海')
  await expect.poll(() => told.mock.calls.length).toBe(1)
  await press('清除搜索')
  await expect.poll(() => told.mock.lastCall).toEqual([{ keyword: '' }])
  await page.getByRole('combobox', { name: '排序' }).selectOptions('概率从高到低')
  expect(told).toHaveBeenLastCalledWith({ sort: 'probability' })
})
