import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  BASIS,
  BATCH,
  CANDIDATE,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  HUNAN,
  inTurn,
  LONG,
  MAJOR,
  press,
  refused,
  renderPart,
  SCHOOL,
  unitLike,
  schoolPage,
  UNKNOWN_UNIT,
  waiting,
} from '../../../../../testing/index.ts'
import type { Answers } from '../../../../../testing/index.ts'
import type { Picking } from '../picking.ts'
import { NO_PICKING } from '../testing.ts'
import { ExplainSheet } from './explain-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { MajorSheet } from './major-sheet.tsx'
import { RateSheet } from './rate-sheet.tsx'
import { SchoolSheet } from './school-sheet.tsx'

const nothing = (): void => {}

const SHARED = {
  open: true,
  onClose: nothing,
  batch: BATCH,
  candidate: CANDIDATE,
  ownRank: 9876,
  demo: false,
}
const MAJORS: CallReply<Calls['majorList']> = { basis: BASIS, univ: SCHOOL, majorList: [MAJOR] }

function group(more: Partial<Parameters<typeof GroupSheet>[0]> = {}) {
  const opens = { onSchool: nothing, onMajor: nothing, onExplain: nothing, onRate: nothing }
  return (
    <GroupSheet {...SHARED} {...opens} unit={unitLike()} school={SCHOOL} picking={NO_PICKING} {...more} />
  )
}

test('a group tells its chance, its past and its majors, each of which can be chosen', async () => {
  const toggleMajor = vi.fn<Picking['toggleMajor']>()
  await renderPart(group({ picking: { ...NO_PICKING, toggleMajor } }), { calls: { majorList: MAJORS } })
  await expect.element(page.getByRole('dialog', { name: SCHOOL.univName })).toBeVisible()
  await expectText('9,100～12,300', '约12,200', '选科 物理+化学+生物', '已选0个，表上6个')
  await press(`${LONG.major}，加入志愿表`)
  expect(toggleMajor).toHaveBeenCalledExactlyOnceWith(unitLike(), SCHOOL, MAJOR)
  expect(askedOf('majorList')).toEqual([{ ...CANDIDATE, batchId: 2, planId: 1 }])
})

test('a group in the list says its place and lets obedience be changed', async () => {
  const [toggle, toggleObey] = [vi.fn<Picking['toggle']>(), vi.fn<Picking['toggleObey']>()]
  const chosen: Picking = { ...NO_PICKING, placeOf: () => 45, majorsOf: () => [11], toggle, toggleObey }
  await renderPart(group({ picking: chosen }), { calls: { majorList: MAJORS }, dark: true })
  await press(/不服从|服从专业调剂/, 'switch')
  expect(toggleObey).toHaveBeenCalledExactlyOnceWith(1)
  await press('已填第45志愿，点此移出')
  expect(toggle).toHaveBeenCalledOnce()
})

test('more majors than the form takes are told as spare ones', async () => {
  const many: Picking = { ...NO_PICKING, majorsOf: () => [11, 12, 13, 14, 15, 16, 17] }
  await renderPart(group({ picking: many }), { calls: { majorList: MAJORS } })
  await expectText('第7个起为备选')
})

test('a group whose majors the source leaves out says so', async () => {
  await renderPart(group(), { calls: { majorList: { ...MAJORS, majorList: [] } } })
  await expectText('来源只有投档线，没有组内专业')
})

test('a group without a past tells why it has no chance, and what there is instead', async () => {
  await renderPart(group({ unit: UNKNOWN_UNIT, demo: true }), { calls: { majorList: MAJORS } })
  await expectText(
    '不给出概率',
    '按该校其他招生单位往年的投档',
    '国家专项计划',
    '暂无往年投档数据',
    '示例数据',
  )
})

test.each<[string, (calls: Answers) => Promise<unknown>, Answers, Answers, string]>([
  [
    '专业',
    (calls) => renderPart(group(), { calls }),
    { majorList: waiting },
    { majorList: inTurn(refused('50001'), MAJORS) },
    '组内专业',
  ],
  [
    '院校的志愿单位',
    (calls) => renderPart(school(), { calls }),
    { queryUniv: waiting },
    { queryUniv: inTurn(refused('50001'), schoolPage([SCHOOL])) },
    '符合选科的2个',
  ],
])(
  'what belongs to it (%s) is waited for, and asked for once more when it fails',
  async (what, show, wait, fail, then) => {
    await show(wait)
    await expectWaiting()
    await show(fail)
    await expectRetry(what, then)
  },
)

function school(more: Partial<Parameters<typeof SchoolSheet>[0]> = {}) {
  const opens = { onUnit: nothing, onRate: nothing, aside: null }
  return <SchoolSheet {...SHARED} {...opens} school={SCHOOL} picking={NO_PICKING} {...more} />
}

test('a school tells what is known of it and every unit it offers', async () => {
  const onUnit = vi.fn<(unit: unknown) => void>()
  await renderPart(school({ onUnit }), { calls: { queryUniv: schoolPage([SCHOOL]) } })
  await expectText('山东 威海', '中外合作办学', '工业和信息化部', '符合选科的2个', '12个专业')
  await press(/^第103组/)
  expect(onUnit.mock.calls[0]?.[0]).toEqual(SCHOOL.groups[0])
})

test('a school without a unit for these subjects says so', async () => {
  await renderPart(school(), { calls: { queryUniv: schoolPage([]) } })
  await expectText('没有可填的专业组')
})

function major(more: Partial<Parameters<typeof MajorSheet>[0]> = {}) {
  const rest = { univName: SCHOOL.univName, demo: false, aside: null }
  return <MajorSheet open onClose={nothing} major={MAJOR} {...rest} {...more} />
}

test('a major tells all that its plan says', async () => {
  await renderPart(major())
  await expectText(SCHOOL.univName, '6人', '85000元/年', '4年', '威海校区', '专业录取线在投档之后产生')
})

test('what the plan does not say of a major is said to be missing', async () => {
  const bare = { ...MAJOR, planNum: null, fee: null, years: null, campus: '', note: '', history: [] }
  await renderPart(major({ major: bare }))
  await expectText('未注明', '暂无往年录取数据')
  await expectNoText('专业录取线在投档之后产生')
})

function rate(unit = unitLike(), demo = false) {
  const basis = { ...BASIS, demo }
  return <RateSheet open onClose={nothing} unit={unit} school={SCHOOL} basis={basis} provinceId={HUNAN} />
}

test('a chance is explained by a picture that has words', async () => {
  const { path } = await renderPart(rate())
  await expect
    .element(page.getByRole('img', { name: /最可能10,600，八成把握在9,100～12,300，我的位次9,876/ }))
    .toBeVisible()
  await expectText('约64次', '八成把握的范围', '投得进的部分', '湖南省教育考试院')
  await press(/数据与准确度|查看数据|准确/, 'link')
  expect(path()).toContain('/pages/')
})

test('a chance that cannot be given is told in words, without a picture', async () => {
  await renderPart(rate(UNKNOWN_UNIT, true))
  await expectText('数据不足', '不给出概率', '示例数据')
  expect(page.getByRole('img').elements()).toEqual([])
})

test('how chances are made is told with the notes of the page and its sources', async () => {
  await renderPart(<ExplainSheet open onClose={nothing} basis={BASIS} provinceId={HUNAN} />)
  await expectText(
    '2026年招生计划尚未公布',
    '冲、稳、保',
    '数据不足',
    '9,876（2025年一分一段表）',
    '教育部阳光高考平台',
  )
})
