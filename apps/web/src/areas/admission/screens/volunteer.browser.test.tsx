import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { usePopups } from '../../../shared/lib/popups.ts'
import { NavBar } from '../../../shared/ui/nav-bar.tsx'
import {
  askedOf,
  BASIS,
  BATCH,
  CUSTOMER,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  LIST_CANDIDATE,
  inTurn,
  LONG,
  MAJOR,
  OTHER_SCHOOL,
  press,
  RANK_INFO,
  refused,
  renderPart,
  SCHOOL,
  schoolPage,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { Screen } from './volunteer.tsx'

const UNITS = schoolPage([SCHOOL, OTHER_SCHOOL])
const ANSWERS: Answers = {
  batchList: [BATCH],
  queryUniv: UNITS,
  lastRank: RANK_INFO,
  majorList: { basis: BASIS, univ: SCHOOL, majorList: [MAJOR] },
}
type World = NonNullable<Parameters<typeof renderPart>[1]>

const show = (calls: Answers = {}, world: World = {}) =>
  renderPart(
    <>
      <NavBar title="志愿填报" demo={false} />
      <Screen />
    </>,
    { calls: { ...ANSWERS, ...calls }, candidate: LIST_CANDIDATE, at: '/pages/volunteer/index', ...world },
  )

/** Adds the first unit that is not in the list yet. */
const add = () =>
  page
    .getByRole('button', { name: /，加入志愿表$/ })
    .first()
    .click()

test.each([320, 390, 900] as const)(
  'results stand under the candidate on a screen of %i px',
  async (width) => {
    await show({}, { width, dark: width === 390 })
    await expectText('620', '位次 9,876', LONG.school, LONG.foreign, '共3个志愿', '已选 0/45')
  },
)

test('without a candidate there is nothing to compute, and the way to one', async () => {
  const { path } = await renderPart(<Screen />)
  await expectText('先填写成绩')
  await press('去填写成绩')
  expect(path()).toBe('/pages/index/index')
})

test('batches are waited for, and asked for once more when they do not come', async () => {
  await show({ batchList: waiting })
  await expectWaiting()
  await show({ batchList: inTurn(refused('50001'), [BATCH]) })
  await expectRetry('批次', LONG.school)
})

test.each([
  ['refused', refused('noPlans')],
  ['without any batch', []],
])('a province without data says so, with nothing to try again: %s', async (_how, batchList) => {
  await show({ batchList })
  await expectText('当前省份暂无数据！', '可先在首页换一个省份看看')
  await expectNoText('重试')
})

test('a batch that has no units, or cannot be filled, says why', async () => {
  const closed = { ...BATCH, reportEnabled: 0, reason: '分数低于本科批控制线' }
  await show({ batchList: [{ ...closed, unitNum: 0 }] })
  await expectText('分数低于本科批控制线', '先看看其他批次')
  await show({ batchList: [closed] })
  await expectText('分数低于本科批控制线，可以查看，不能加入志愿表。')
  await add()
  await expectText('已选 0/45')
})

test('another batch is looked at, and the address keeps it', async () => {
  const other = { ...BATCH, batchId: 3, batchName: '高职专科批' }
  const { path } = await show({ batchList: [BATCH, other] })
  await press('高职专科批')
  await expect.poll(path).toContain('batchId=3')
  expect(askedOf('queryUniv').at(-1)).toMatchObject({ batchId: 3 })
})

test('units are chosen; one that is taken out comes back by undo, which leaves the bar below free', async () => {
  await show()
  await add()
  await add()
  await press(/^已选 2\/45.*快速查看$/)
  await press(/^移出第1志愿/)
  await press('关闭')
  await expectText('已选 1/45')
  const undo = page.getByRole('button', { name: '撤销' })
  await expect.element(undo).toBeVisible()
  const bar = page.getByRole('button', { name: '志愿表', exact: true }).element().getBoundingClientRect()
  expect(undo.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
  await press('撤销')
  await expectText('已选 2/45')
})

test('a list that is full takes no more, and says how many it may have', async () => {
  await show({ batchList: [{ ...BATCH, maxUnivNum: 1 }] })
  await add()
  await add()
  await expectText('只能添加1个志愿！', '已选 1/1')
})

test('from a school to its unit, a major, and liking it, which asks a visitor to sign in', async () => {
  await show()
  await page.getByRole('article').first().getByRole('button').first().click()
  await press(`收藏${LONG.school}`)
  expect(usePopups.getState().signIn).toEqual({ reason: '登录后收藏' })
  await page
    .getByRole('dialog', { name: LONG.school })
    .getByRole('button', { name: /^第103组/ })
    .click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^06 ?${LONG.major.slice(0, 4)}`) })
    .click()
  await expectText('85000元/年')
})

test('the candidate is changed in its sheet; a bound province stays', async () => {
  await show({ getLikeList: { total: 0, list: [] } }, { as: CUSTOMER })
  await press(/位次 ?9,876.*修改$/)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press('湖南')
  await expectText('省份已绑定，绑定后不能随意更改')
})
