import { PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { SchoolRegistry } from '../schools/registry.ts'
import { openSettledPlan } from './settled-plan.ts'
import { read } from './test-read.ts'

const HEADER =
  'year,province,batch,enrol_type,group_name,school_name,major_name,reselect_requirement,plan_count,tuition'
const SCHOOLS = new SchoolRegistry(
  [{ univId: 1, name: '云麓大学', nationalCode: null, areaId: 32, city: '长沙市', level: 1 }],
  [],
  [],
)

describe('copies of rows', () => {
  const rows = (...lines: string[]) =>
    read(openSettledPlan, [HEADER, ...lines].join('\n'), { wholeSchools: true })

  test('that a source makes with the batch and type of a whole school are dropped', () => {
    const { rows: loaded, rejected } = rows(
      '2025,山东,普通类一段,中外合作办学,0,云麓大学,金融学,物理,2,5200',
      '2025,山东,普通类一段,普通类,,云麓大学,金融学,物理,2,5200',
      '2025,山东,艺术类本科批,普通类,0,云麓大学,金融学,,2,5200',
    )
    expect(loaded).toMatchObject([{ majorName: '金融学', planType: PLAN_TYPES.ordinary, requirement: '物' }])
    expect(rejected).toHaveLength(2)
  })

  test('are not what differs in places or fee, and alone a row is no copy', () => {
    const { rows: loaded, rejected } = rows(
      '2025,山东,普通类一段,中外合作办学,0,云麓大学,金融学,物理,2,48000',
      '2025,山东,普通类一段,普通类,,云麓大学,金融学,物理,2,5200',
      '2025,山东,普通类一段,普通类,0,云麓大学,法学,不限,3,5200',
    )
    expect(rejected).toEqual([])
    expect(loaded.map((row) => [row['planType'], row['groupName'], row['planNum']])).toEqual([
      [PLAN_TYPES.jointVenture, null, 2],
      [PLAN_TYPES.ordinary, null, 2],
      [PLAN_TYPES.ordinary, null, 3],
    ])
  })
})

describe('one requirement for all majors of a school', () => {
  const MAJORS = ['计算机类', '机械类', '土木类', '材料类', '外国语言文学类']
  const requirements = (known: Readonly<Record<string, string[]>>, lastOne = '物理和化学') => {
    const lines = MAJORS.map((name, i) => {
      const requirement = i === MAJORS.length - 1 ? lastOne : '物理和化学'
      return `2025,山东,普通类一段,普通类,,云麓大学,${name},${requirement},${i + 1},5200`
    })
    const { rows, adjusted } = read(
      openSettledPlan,
      [HEADER, ...lines].join('\n'),
      { wholeSchools: true },
      {},
      { finerRequirements: ({ majorName }) => known[majorName] ?? [] },
      SCHOOLS,
    )
    expect(rows).toHaveLength(MAJORS.length)
    return { requirements: [...new Set(rows.map((row) => row['requirement']))], adjusted: adjusted.length }
  }

  test('is unknown where a better plan lets anybody apply for one of them', () => {
    expect(requirements({ 外国语言文学类: [''] })).toEqual({ requirements: [null], adjusted: 5 })
  })

  test('stands where no better plan says so, and where another subject alone has changed', () => {
    expect(requirements({})).toEqual({ requirements: ['物+化'], adjusted: 0 })
    expect(requirements({ 机械类: ['物'] })).toEqual({ requirements: ['物+化'], adjusted: 0 })
    expect(requirements({ 外国语言文学类: ['', '物+化'] })).toEqual({ requirements: ['物+化'], adjusted: 0 })
  })

  test('is none where the majors differ', () => {
    expect(requirements({ 计算机类: [''] }, '不限')).toEqual({ requirements: ['物+化', ''], adjusted: 0 })
  })
})

describe('one type for all majors of a school', () => {
  const typesOf = (type: string, fee: number, remarked: number) => {
    const lines = Array.from({ length: 6 }, (_, i) => {
      const name = `专业${i}${i < remarked ? '（中外合作办学）' : ''}`
      return `2025,山东,普通类一段,${type},,云麓大学,${name},不限,${i + 1},${fee}`
    })
    const { rows, adjusted } = read(openSettledPlan, [HEADER, ...lines].join('\n'), { wholeSchools: true })
    return { types: rows.map((row) => row['planType']), adjusted: adjusted.length }
  }
  const { ordinary, jointVenture, nationalSpecial } = PLAN_TYPES

  test('is that of the majors that show it, where few do', () => {
    expect(typesOf('中外合作办学', 5200, 1)).toEqual({
      types: [jointVenture, ...Array<number>(5).fill(ordinary)],
      adjusted: 5,
    })
  })

  test('is believed where most majors show it by remark or fee, and where majors do not carry it', () => {
    const all = (type: number) => ({ types: Array<number>(6).fill(type), adjusted: 0 })
    expect(typesOf('中外合作办学', 5200, 4)).toEqual(all(jointVenture))
    expect(typesOf('中外合作办学', 48_000, 0)).toEqual(all(jointVenture))
    expect(typesOf('国家专项计划', 5200, 0)).toEqual(all(nationalSpecial))
  })
})
