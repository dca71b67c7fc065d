import { BATCHES, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { openAdmission } from './admission.ts'
import { read } from './test-read.ts'

describe('a source that prints no batch', () => {
  const HEADER = 'year,province,subject_type,school_name,min_score'
  const undergraduate = (_prov: number, _year: number, _track: string, score: number) =>
    score < 500 ? BATCHES.second : undefined
  const ofScore = (score: number, rules = { batchByControlLines: true }) =>
    read(openAdmission, `${HEADER}\n2023,河南,理科,郑州大学,${score}`, rules, {}, { undergraduate })

  test('has the batch that the control lines leave no doubt of', () => {
    expect(ofScore(480).rows).toMatchObject([{ batchId: BATCHES.second, minScore: 480 }])
  })

  test('is rejected where they leave it open, and where its mapping does not say that lines may tell', () => {
    expect(ofScore(560).rejected).toEqual(['没有批次，按控制线分不出是哪一批'])
    expect(ofScore(480, { batchByControlLines: false }).rejected).toEqual(['没有批次'])
  })
})

describe('a source that calls every 设计 art', () => {
  const HEADER = 'year,province,subject_type,batch,admission_type,school_name,major_name,min_score'
  const CODES: Readonly<Record<string, string>> = { 机械设计制造及其自动化: '080202', 视觉传达设计: '130502' }
  const typeOf = (row: string) =>
    read(
      openAdmission,
      `${HEADER}\n2025,湖南,${row}`,
      { doubtfulArt: true, planTypeFrom: ['track'] },
      {},
      { catalogue: (name) => CODES[name] ?? null },
    ).rows[0]?.['planType']

  test.each([
    ['物理类,本科批,艺术类,湖南大学,机械设计制造及其自动化,600', 'ordinary'],
    ['物理类,本科批,艺术类,湖南大学,视觉传达设计,600', 'art'],
    ['物理类,艺术类本科批,艺术类,湖南大学,机械设计制造及其自动化,600', 'art'],
    ['艺术类,本科批,艺术类,湖南大学,机械设计制造及其自动化,600', 'art'],
    ['物理类,本科批,艺术类,湖南大学,未知的专业,600', 'art'],
    ['物理类,本科批,国家专项,湖南大学,机械设计制造及其自动化,600', 'nationalSpecial'],
  ] as const)('%s is %s', (row, type) => {
    expect(typeOf(row)).toBe(PLAN_TYPES[type])
  })
})

test('a printed word is read as the mapping says, and as nothing where it says nothing', () => {
  const HEADER = 'year,province,subject_type,batch,school_name,min_score'
  const rules = { readAs: { batch: { 单设本科: '国家专项本科批' }, track: { 科类未列: '' } } }
  const { rows, rejected } = read(
    openAdmission,
    `${HEADER}\n2025,湖南,物理类,单设本科,湖南大学,600\n2025,湖南,科类未列,本科批,湖南大学,600`,
    rules,
  )
  expect(rows).toMatchObject([{ batchId: BATCHES.undergrad, planType: PLAN_TYPES.nationalSpecial }])
  expect(rejected).toEqual(['没有科类'])
})

test('dashes behind a major’s name are not of it', () => {
  const { rows } = read(
    openAdmission,
    'year,province,subject_type,batch,school_name,major_name,min_score\n2025,湖南,物理类,本科批,湖南大学,人工智能—,600',
  )
  expect(rows).toMatchObject([{ majorName: '人工智能' }])
})
