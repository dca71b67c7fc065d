import type { CallReply, Calls } from '@wenjin/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  LIST_CANDIDATE,
  HUNAN,
  inTurn,
  LONG,
  press,
  refused,
  renderPart,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { GOOD } from '../features/data-center/testing.ts'
import { Screen } from './data.tsx'

type DataCenter = CallReply<Calls['getDataCenter']>
type DataRow = DataCenter['dataList'][number]

function row(fields: Partial<DataRow> & Pick<DataRow, 'kind' | 'kindName'>): DataRow {
  return {
    year: 2025,
    trackName: '物理类',
    levelName: '专业组',
    source: `湖南省教育考试院《${LONG.major}》`,
    origin: 'https://jyt.hunan.gov.cn/jyt/sjyt/hnsjyksy/web/ksyzkdt/202507/t20250720_33756.html',
    note: LONG.major,
    rows: 21_390,
    importedAt: '2026-06-20T02:00:00.000Z',
    demo: false,
    ...fields,
  }
}

const LINES = row({ kind: 'admission', kindName: '投档录取线' })
const DATA: DataCenter = {
  provinceId: HUNAN,
  provName: '湖南',
  updatedAt: '2026-06-20T02:00:00.000Z',
  standing: 'list',
  standingName: '可填志愿',
  unitNum: 4183,
  chanceNum: 4020,
  listNum: 4015,
  dataList: [
    LINES,
    { ...LINES, year: 2024 },
    { ...LINES, year: 2016 },
    row({ kind: 'score_rank', kindName: '一分一段' }),
  ],
  nationalList: [row({ kind: 'university', kindName: '学校名单', year: 0, trackName: '', levelName: '' })],
  reliabilityList: [GOOD, { ...GOOD, trackName: '历史类', calibrationError: 0.09 }],
}

const show = (calls: Answers, dark = false, at = `/pages/center/data?provinceId=${HUNAN}`) =>
  renderPart(<Screen />, { calls, dark, at })

test('the data centre says what is loaded, what is missing, and how true its chances were', async () => {
  await show({ getDataCenter: DATA })
  await expectText('可填志愿：4,183个志愿单位，4,020个可算概率，5个没有注明代码，不能填报。')
  await expectText('收录了什么', '更早还有2016年', '去年说的概率，和实际结果大体一致', '全国通用的名单')
  await expect.element(page.getByRole('list', { name: '投档录取线各年条数' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^说的概率与实际投进的比例/ })).toBeVisible()
  expect(askedOf('getDataCenter')).toEqual([{ provinceId: HUNAN }])
})

test('the picture of chances has its figures as a table behind it', async () => {
  await show({ getDataCenter: DATA }, true)
  await page.getByText('看数据').click()
  await expect.element(page.getByRole('table', { name: '各档概率说的和实际的' })).toBeVisible()
  await expectText('24,000')
})

test('a source opens on what it holds, however long its name', async () => {
  await show({ getDataCenter: DATA })
  await page.getByText(/共64,170条/).click()
  await page
    .getByText(/^湖南省教育考试院/)
    .first()
    .click()
  await expect.element(page.getByRole('table', { name: /的明细$/ }).first()).toBeVisible()
})

test('another series is looked at by its name, stays in the address, and one that was off says so', async () => {
  const { path } = await show({ getDataCenter: DATA })
  await page.getByRole('combobox', { name: '看哪一类' }).selectOptions('1')
  await expectText('偏差较大，看概率时请多留余地')
  await show({ getDataCenter: DATA }, false, path())
  await expectText('偏差较大，看概率时请多留余地')
})

test.each(['', '?provinceId=9999'])(
  'the province is the score’s unless the address names one: %j',
  async (query) => {
    const candidate = { ...LIST_CANDIDATE, provinceId: 25 }
    const at = `/pages/center/data${query}`
    await renderPart(<Screen />, { calls: { getDataCenter: DATA }, candidate, at })
    await expectText('浙江收录了')
    expect(askedOf('getDataCenter')).toEqual([{ provinceId: 25 }])
  },
)

test('with everything open and text at 200 % nothing is too wide', async () => {
  await show({ getDataCenter: DATA })
  await expectText('收录了什么')
  for (const fold of document.querySelectorAll('details')) fold.open = true
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
})

test('a province without data says so and leads to another one', async () => {
  await show({
    getDataCenter: ({ provinceId }) =>
      provinceId === HUNAN
        ? { ...DATA, dataList: [], nationalList: [], reliabilityList: [], updatedAt: null }
        : DATA,
  })
  await expectText('湖南还没有收录数据')
  await press('看别的省份')
  await expect.element(page.getByRole('dialog', { name: '查看哪个省份' })).toBeVisible()
  await press('黑龙江')
  await expectNoText('查看哪个省份')
  await expectText('收录了什么')
})

test('lines of one year cannot be judged, and made-up ones say what they are', async () => {
  const demo = { ...DATA, dataList: [{ ...LINES, demo: true }], reliabilityList: [] }
  await show({ getDataCenter: demo })
  await expectText('示例数据', '本数据为示例，不可用于填报。', '过去的概率准不准')
})

test('what is loaded is waited for', async () => {
  await show({ getDataCenter: waiting })
  await expectWaiting()
})

test('what does not come is asked for once more', async () => {
  await show({ getDataCenter: inTurn(refused('50001'), DATA) })
  await expectRetry('数据情况', '收录了什么')
})
