import { afterAll, beforeAll, expect, test } from 'vitest'
import { HUNAN, openTestApp, XINJIANG, ZHEJIANG } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'
import { readWorkbook } from '../../../testing/test-workbook.ts'

const NOTICE = '本表由考生自行填写，供填报时对照，以省招生考试机构的系统为准'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened[Symbol.asyncDispose]())

let customers = 0
async function customerWith(
  stated: typeof HUNAN,
): Promise<{ client: TestClient; scoreId: number; rank: number }> {
  const client = opened.client({ address: `203.0.113.${++customers}` })
  await client.signIn(`138000030${String(customers).padStart(2, '0')}`)
  const { scoreId, rank } = await client.call('saveScore', stated)
  return { client, scoreId, rank }
}

async function workbookOf(client: TestClient, listId: number): Promise<Map<string, string[][]>> {
  return readWorkbook(await client.call('reportExport', { reportMainId: listId }))
}

test('groups: a row a choice, with a place for each major of the form, and obedience', async () => {
  const { client, scoreId, rank } = await customerWith(HUNAN)
  const { univList } = await client.call('queryUniv', { scoreId, batchId: 2, pageSize: 200 })
  const [big, small] = [6, 3].map((max) =>
    univList.flatMap(({ groups }) => groups).find((unit) => unit.hasMajorNum === max)!,
  )
  const majorsOf = async (planId: number) =>
    (await client.call('majorList', { scoreId, batchId: 2, planId })).majorList.map(
      ({ planId: id, majorNo }) => ({ planId: id, majorNo }),
    )
  const choice = async (unit: typeof big, reportNo: number, isObey: 0 | 1) => ({
    planId: unit!.planId,
    univId: unit!.univId,
    reportNo,
    group: unit!.group,
    isObey,
    majorList: await majorsOf(unit!.planId),
  })
  const { reportMainId: listId } = await client.call('saveReport', {
    scoreId,
    name: '冲一冲 <&"表>',
    batchList: [{ batchId: 2, reportUnivList: [await choice(big, 1, 1), await choice(small, 2, 0)] }],
  })
  const book = await workbookOf(client, listId)
  expect([...book.keys()]).toEqual(['本科批'])
  const rows = book.get('本科批') ?? []
  expect(rows.slice(0, 4)).toEqual([
    ['冲一冲 <&"表>'],
    [`湖南 2026年 物理类（物化生） 560分 位次${rank}`],
    [NOTICE],
    [],
  ])
  const places = ['专业1', '专业2', '专业3', '专业4', '专业5', '专业6']
  expect(rows[4]).toEqual([
    '志愿序号',
    '院校代号',
    '院校名称',
    '专业组',
    ...places,
    '服从专业调剂',
    '备选专业',
  ])
  const nameOf = (universityId: number) => univList.find((univ) => univ.univId === universityId)?.univName
  const { majorList } = await client.call('majorList', { scoreId, batchId: 2, planId: big!.planId })
  expect(rows[5]).toEqual([
    '1',
    big!.schoolCode,
    nameOf(big!.univId),
    big!.unitName,
    ...majorList.map(({ majorNo, majorName }) => `${majorNo} ${majorName}`),
    '是',
  ])
  expect(rows[6]?.slice(0, 4)).toEqual(['2', small!.schoolCode, nameOf(small!.univId), small!.unitName])
  expect(rows[6]?.slice(7, 11)).toEqual(['', '', '', '否'])
  expect(rows).toHaveLength(7)
})

test('majors beyond the form are spare', async () => {
  const { client, scoreId } = await customerWith(XINJIANG)
  const { univList } = await client.call('queryUniv', { scoreId, batchId: 7, pageSize: 200 })
  const unit = univList.flatMap(({ groups }) => groups).find(({ hasMajorNum }) => hasMajorNum > 8)!
  const { majorList } = await client.call('majorList', { scoreId, batchId: 7, planId: unit.planId })
  const chosen = majorList.slice(0, 8)
  const { reportMainId: listId } = await client.call('saveReport', {
    scoreId,
    batchList: [
      {
        batchId: 7,
        reportUnivList: [
          {
            planId: unit.planId,
            univId: unit.univId,
            reportNo: 1,
            group: '',
            isObey: 1,
            majorList: chosen.map(({ planId, majorNo }) => ({ planId, majorNo })),
          },
        ],
      },
    ],
  })
  const row = (await workbookOf(client, listId)).get('本科二批')?.[5] ?? []
  expect(row.at(-1)).toBe(
    chosen
      .slice(6)
      .map(({ majorNo, majorName }) => `${majorNo} ${majorName}`)
      .join('；'),
  )
  expect(row.slice(4, 10)).toEqual(
    chosen.slice(0, 6).map(({ majorNo, majorName }) => `${majorNo} ${majorName}`),
  )
})

test('majors as units: a row a major, and a sheet a batch', async () => {
  const { client, scoreId } = await customerWith(ZHEJIANG)
  const batchList = []
  const expected = new Map<string, string[][]>()
  for (const [batchId, name] of [
    [2, '普通类一段'],
    [3, '普通类二段'],
  ] as const) {
    const { univList } = await client.call('queryUniv', { scoreId, batchId, pageSize: 2 })
    const units = univList.flatMap(({ groups, univName }) => groups.map((unit) => ({ ...unit, univName })))
    batchList.push({
      batchId,
      reportUnivList: units.map(({ planId, univId: universityId }, i) => ({
        planId,
        univId: universityId,
        reportNo: i + 1,
        group: '',
        isObey: 0,
        majorList: [],
      })),
    })
    expected.set(
      name,
      units.map((unit, i) => [String(i + 1), unit.schoolCode, unit.univName, unit.majorNo, unit.unitName]),
    )
  }
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, batchList })
  const book = await workbookOf(client, listId)
  expect([...book.keys()]).toEqual([...expected.keys()])
  for (const [name, rows] of expected) {
    expect(book.get(name)?.[4]).toEqual(['志愿序号', '院校代号', '院校名称', '专业代号', '专业名称'])
    expect(book.get(name)?.slice(5)).toEqual(rows)
  }
})

test.each([
  ['no batch', [], '志愿表'],
  ['an empty batch', [{ batchId: 2, reportUnivList: [] }], '本科批'],
])('a list with %s is a file with its title', async (_what, batchList, sheet) => {
  const { client, scoreId } = await customerWith(HUNAN)
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, name: '空表', batchList })
  const book = await workbookOf(client, listId)
  expect([...book.keys()]).toEqual([sheet])
  expect(
    book
      .get(sheet)
      ?.slice(0, 3)
      .map(([cell]) => cell),
  ).toEqual(['空表', expect.stringContaining('560分'), NOTICE])
})

test('the file has the name of the list, whatever signs are in it', async () => {
  const { client, scoreId } = await customerWith(HUNAN)
  const name = `爸妈的'表'/"1" (2)* 😀;x=../..`
  const { reportMainId: listId } = await client.call('saveReport', { scoreId, name, batchList: [] })
  const { headers, statusCode } = await opened.app.inject({
    url: `/api/report/reportExport?reportMainId=${listId}`,
    headers: client.headers(),
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const [, encoded = ''] =
    /^attachment; filename\*=UTF-8''([\w%.!~-]+)$/.exec(String(headers['content-disposition'])) ?? []
  expect(decodeURIComponent(encoded)).toBe(`${name}.xlsx`)
})
