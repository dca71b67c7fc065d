import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Connection } from '@wenjin/database/connect/connection'
import { testDatabases } from '@wenjin/database/testing'
import { importTables } from './import-tables.ts'
import type { ImportReport } from './report.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Imports files of these names and texts. */
function importTexts(connection: Connection, texts: Readonly<Record<string, string>>): Promise<ImportReport> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-kinds-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  return importTables({ connection, paths: [folder], clock: () => new Date('2026-06-25T08:00:00Z') })
}

const UNIVERSITIES = `name,moe_code,department,province,city,level
南京大学,4132010284,教育部,江苏省,南京市,本科
`

test('a table the product has no place for is left out with its reason, and is no failure', async () => {
  await using opened = await testDatabases[0]!.open()
  const { files } = await importTexts(opened.connection, {
    'adm_gaokaocn_school_groupmean_2023.csv': 'year,province,school_name,min_score\n2025,江苏,南京大学,660\n',
    'universities_moe_2025.csv': UNIVERSITIES,
  })
  expect(files.map(({ file, status, error }) => [file, status, error])).toEqual([
    [
      'adm_gaokaocn_school_groupmean_2023.csv',
      'leftOut',
      '是院校各专业组投档线的平均值，不是任何人能比的投档线',
    ],
    ['universities_moe_2025.csv', 'loaded', null],
  ])
  const lines = await opened.connection.db.selectFrom('admissionLine').select('lineNo').execute()
  expect(lines).toEqual([])
})

test('requirements are loaded by track, a row of the source counted once, and known to the data center', async () => {
  await using opened = await testDatabases[0]!.open()
  const { db } = opened.connection
  const name = 'subject_req_jiangsu_2024_x.csv'
  const { files } = await importTexts(opened.connection, {
    [name]: `year,province,school_moe_id,school_name,group_or_major_code,major_group_name,subject_requirement
2024,江苏,4132010284,南京大学,0503,新闻传播学类,不提科目要求
2024,江苏,4132010284,南京大学,0503,新闻传播学类,不提科目要求
2024,江苏,4132010284,南京大学,0702,物理学类,"物理,化学(2门科目考生均须选考方可报考)"
2024,江苏,4132010284,南京大学,0703,化学类,见章程
`,
    'universities_moe_2025.csv': UNIVERSITIES,
  })
  expect(files.find(({ file }) => file === name)).toMatchObject({
    kind: 'subject_requirement',
    rowsRead: 4,
    rowsLoaded: 2,
    duplicates: 1,
    rejected: { 选科要求认不出: 1 },
    unmatchedRows: 0,
  })
  const rows = await db
    .selectFrom('subjectRequirement')
    .innerJoin('university', 'university.univId', 'subjectRequirement.univId')
    .select(['track', 'majorCode', 'majorName', 'requirement', 'name'])
    .orderBy('lineNo')
    .orderBy('track')
    .execute()
  expect(rows.map(({ track, majorCode, requirement }) => [track, majorCode, requirement])).toEqual([
    ['history', '0503', ''],
    ['physics', '0503', ''],
    ['physics', '0702', '化'],
  ])
  const slices = await db.selectFrom('datasetSlice').select(['kind', 'track', 'rowCount']).execute()
  expect(slices).toContainEqual({ kind: 'subject_requirement', track: 'physics', rowCount: 2 })
})

test('of two catalogues the better one says what a major is, the other fills what is blank', async () => {
  await using opened = await testDatabases[0]!.open()
  const { connection } = opened
  const seen = `category_code,category,class_code,code,name,typical_duration_years
41,农林牧渔大类,4101,410101,种子生产与经营,3
`
  const listed = `category_code,category,class_code,class,code,name
41,农林牧渔,4101,农业类,410101,种子生产与经营
`
  const majors = () =>
    connection.db.selectFrom('major').select(['code', 'className', 'categoryName', 'years']).execute()
  const expected = [{ code: '410101', className: '农业类', categoryName: '农林牧渔', years: 3 }]
  const names = ['majors_vocational_observed_a.csv', 'majors_vocational_chsi_a.csv'] as const
  await importTexts(connection, { [names[0]]: seen, [names[1]]: listed })
  expect(await majors()).toEqual(expected)
  await importTexts(connection, { [names[0]]: `${seen}41,农林牧渔大类,4101,410102,园艺技术,3\n` })
  expect((await majors()).slice(0, 1)).toEqual(expected)
})

test('a major’s code of the catalogue has six digits, or seven', async () => {
  await using opened = await testDatabases[0]!.open()
  const { files } = await importTexts(opened.connection, {
    'majors_undergrad_missing_in_moe2026_table.csv': `category_code,category,class_code,class,code_without_TK,name
05,文学,0502,外国语言文学类,0502100,语言学
`,
  })
  expect(files[0]).toMatchObject({ kind: 'major', rowsLoaded: 1, rejected: {} })
})
