import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  CANDIDATE,
  expectRetry,
  expectText,
  expectWaiting,
  inTurn,
  OTHER_SCHOOL,
  press,
  refused,
  renderPart,
  SCHOOL,
  schoolPage,
  waiting,
} from '../../../../testing/index.ts'
import type { Answers } from '../../../../testing/index.ts'
import { NO_PICKING } from '../unit/testing.ts'
import { schoolPagesQuery } from './api.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LIKELY, readQuery } from './query.ts'
import { Results } from './results.tsx'

const nothing = (): void => {}

function Found({ onLoosen = nothing }) {
  const found = useInfiniteQuery(schoolPagesQuery(CANDIDATE, 2, readQuery(new URLSearchParams())))
  const opens = { onSchool: nothing, onUnit: nothing, onRate: nothing, onLoosen }
  return <Results found={found} address="" sections={LIKELY} picking={NO_PICKING} {...opens} />
}

const show = (calls: Answers, onLoosen = nothing) => renderPart(<Found onLoosen={onLoosen} />, { calls })

test('what was found is counted at the end of the list', async () => {
  await show({ queryUniv: schoolPage([SCHOOL, OTHER_SCHOOL]) })
  await expectText(SCHOOL.univName, OTHER_SCHOOL.univName, '共3个志愿')
  const [asked] = askedOf('queryUniv')
  expect(asked).toMatchObject({ ...CANDIDATE, batchId: 2, pageNo: 1, sections: [...LIKELY] })
})

test('the next page comes by itself when the end is near, and can be asked for again when it fails', async () => {
  const first = schoolPage([SCHOOL], { total: 2, unitTotal: 3, pageSize: 1 })
  const second = schoolPage([OTHER_SCHOOL], { total: 2, unitTotal: 3, pageSize: 1, pageNo: 2 })
  await show({ queryUniv: inTurn(first, refused('50001'), second) })
  await press('后面的没有加载出来，重试')
  await expectText(OTHER_SCHOOL.univName, '共3个志愿')
  expect(askedOf('queryUniv').map(({ pageNo }) => pageNo)).toEqual([1, 2, 2])
})

test.each([
  ['in none', {}, '其他可能性里还有'],
  ['nowhere', { reach: 0, match: 0, safety: 0, unlikely: 0, unknown: 0 }, '换个关键词'],
])('nothing found %s of the sections says what to do next', async (_where, counts, said) => {
  const loosen = vi.fn<() => void>()
  const empty = schoolPage([])
  await show({ queryUniv: { ...empty, sectionCounts: { ...empty.sectionCounts, ...counts } } }, loosen)
  await expectText('没有符合条件的志愿', said)
  await press('清空筛选和搜索')
  expect(loosen).toHaveBeenCalledOnce()
})

test('results are waited for as cards', async () => {
  await show({ queryUniv: waiting })
  await expectWaiting()
})

test('results that do not come are asked for once more', async () => {
  await show({ queryUniv: inTurn(refused('50001'), schoolPage([SCHOOL])) })
  await expectRetry('院校列表', SCHOOL.univName)
})

test.each([
  [0, 45],
  [45, 45],
  [96, 96],
])('the bar below tells how many are chosen (%i of %i) and leads to them', async (count, max) => {
  const [look, list] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await renderPart(
    <BottomBar count={count} max={max} line={<p>已保存到账号</p>} onLook={look} onList={list} />,
  )
  await press(new RegExp(`已选 ${count}/${max}.*快速查看`))
  await press('志愿表')
  expect(look).toHaveBeenCalledOnce()
  expect(list).toHaveBeenCalledOnce()
  expect(page.getByText('已保存到账号').elements()).toHaveLength(count === 0 ? 0 : 1)
})
