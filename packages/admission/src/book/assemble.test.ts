import { LINE_LEVELS } from '@wenjin/database/schema/tables'
import { BATCHES, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { assembleUnits } from './assemble.ts'
import { HUNAN, lineRow, planRow, XINJIANG, ZHEJIANG } from '../test-rows.ts'
import { unitName } from './unit-name.ts'

describe('groups', () => {
  test('the plan rows of one group are its majors', () => {
    const units = assembleUnits(HUNAN, [planRow(), planRow({ majorCode: '02', majorName: '物理学' })], [])
    expect(units).toHaveLength(1)
    expect(units[0]).toMatchObject({ kind: 'group', groupCode: '201', schoolCode: '4301', requirement: '化' })
    expect(units[0]?.plans.map(({ majorName }) => majorName)).toEqual(['数学与应用数学', '物理学'])
  })

  test.each(['201', '第201组', '（201）', '201专业组'])(
    'are the same however their code is printed: %s',
    (groupCode) => {
      expect(assembleUnits(HUNAN, [planRow(), planRow({ groupCode, majorCode: '02' })], [])).toHaveLength(1)
    },
  )

  test('of other schools, campuses, batches or codes are others', () => {
    const rows = [
      planRow(),
      planRow({ univId: 2 }),
      planRow({ schoolCode: '4399' }),
      planRow({ batchId: BATCHES.vocational }),
      planRow({ groupCode: '202' }),
    ]
    expect(assembleUnits(HUNAN, rows, [])).toHaveLength(5)
  })

  test('whose plan leaves out the school code are the units that their line has', () => {
    const units = assembleUnits(HUNAN, [planRow({ schoolCode: null })], [lineRow()])
    expect(units).toHaveLength(1)
    expect(units[0]).toMatchObject({ schoolCode: '4301', linePlanNum: 12 })
    expect(units[0]?.plans).toHaveLength(1)
    expect([...(units[0]?.datasets ?? [])].toSorted()).toEqual([1, 2])
  })

  test('whose line leaves out the school code are the units that their plan has', () => {
    const rows = [planRow(), planRow({ schoolCode: '4399' })]
    const units = assembleUnits(HUNAN, rows, [lineRow({ schoolCode: null })])
    expect(units.map(({ schoolCode }) => schoolCode)).toEqual(['4301', '4399'])
    expect(units.map(({ linePlanNum }) => linePlanNum)).toEqual([12, null])
  })

  test('known by a line alone are units without majors', () => {
    const [unit] = assembleUnits(HUNAN, [], [lineRow({ groupName: '第201组（化学）', note: '较上年新增' })])
    expect(unit).toMatchObject({
      plans: [],
      requirement: '化',
      groupName: '第201组（化学）',
      note: '较上年新增',
    })
  })

  test('of a school on no list go by its name', () => {
    const unlisted = { univId: null, schoolName: '某某学院', schoolCode: '4555' }
    const units = assembleUnits(HUNAN, [planRow(unlisted)], [lineRow({ ...unlisted, schoolCode: null })])
    expect(units).toHaveLength(1)
    expect(units[0]).toMatchObject({ univId: null, schoolName: '某某学院', schoolCode: '4555' })
  })

  test('without a code are told apart by plan type, name and what they require', () => {
    const rows = [
      planRow({ groupCode: null }),
      planRow({ groupCode: null, majorName: '物理学' }),
      planRow({ groupCode: null, planType: PLAN_TYPES.nationalSpecial }),
      planRow({ groupCode: null, requirement: '' }),
      planRow({ groupCode: null, groupName: '医学类' }),
    ]
    expect(assembleUnits(HUNAN, rows, []).map(({ plans }) => plans.length)).toEqual([2, 1, 1, 1])
  })

  test('take no line of another level', () => {
    expect(
      assembleUnits(
        HUNAN,
        [],
        [lineRow({ level: LINE_LEVELS.school }), lineRow({ level: LINE_LEVELS.major })],
      ),
    ).toEqual([])
  })

  test('count a major once when two sources both state it, and twice when one source does', () => {
    const twice = [planRow(), planRow({ datasetId: 9 })]
    expect(assembleUnits(HUNAN, twice, [])[0]?.plans).toHaveLength(1)
    const two = [planRow({ campus: '南校区' }), planRow({ campus: '北校区' })]
    expect(assembleUnits(HUNAN, two, [])[0]?.plans).toHaveLength(2)
  })
})

describe('majors', () => {
  const major = { groupCode: null, majorCode: '12', majorName: '计算机科学与技术' }

  test('are units of their own', () => {
    const rows = [planRow(major), planRow({ ...major, majorCode: '13', majorName: '软件工程' })]
    const units = assembleUnits(ZHEJIANG, rows, [])
    expect(units.map((unit) => [unit.kind, unit.majorCode, unitName(unit)])).toEqual([
      ['major', '12', '计算机科学与技术'],
      ['major', '13', '软件工程'],
    ])
  })

  test('of one name are two when their codes are two', () => {
    expect(
      assembleUnits(ZHEJIANG, [planRow(major), planRow({ ...major, majorCode: '14' })], []),
    ).toHaveLength(2)
  })

  test('whose plan prints no code are the units that their lines name', () => {
    const lines = [
      lineRow({ ...major, level: LINE_LEVELS.major }),
      lineRow({ ...major, majorCode: '15', majorName: '临床医学', level: LINE_LEVELS.major }),
      lineRow({ ...major, majorCode: '16', majorName: '临床医学(5+3一体化)', level: LINE_LEVELS.major }),
    ]
    const printed = [
      '计算机科学与技术（含人工智能方向）',
      '临床医学（5+3一体化）（本硕连读）',
      '临床医学（不招色盲）',
      '法学',
    ]
    const rows = printed.map((majorName) =>
      planRow({ ...major, majorCode: null, schoolCode: null, majorName }),
    )
    const units = assembleUnits(ZHEJIANG, rows, lines)
    expect(
      units.map((unit) => [unit.majorCode, unit.majorName, unit.plans.map(({ majorName }) => majorName)]),
    ).toEqual([
      ['12', '计算机科学与技术', [printed[0]]],
      ['15', '临床医学', [printed[2]]],
      ['16', '临床医学(5+3一体化)', [printed[1]]],
      ['', '法学', [printed[3]]],
    ])
  })

  test('that several plan rows or several lines could mean stay apart', () => {
    const line = lineRow({ ...major, level: LINE_LEVELS.major })
    const row = planRow({ ...major, majorCode: null, schoolCode: null })
    const twoRows = assembleUnits(ZHEJIANG, [row, { ...row, majorName: `${row.majorName}（师范）` }], [line])
    expect(twoRows.map(({ plans }) => plans.length)).toEqual([1, 1])
    const twoLines = assembleUnits(ZHEJIANG, [row], [line, { ...line, majorCode: '13' }])
    expect(twoLines.map(({ plans }) => plans.length)).toEqual([0, 0, 1])
  })

  test('meet their line', () => {
    const line = lineRow({ ...major, level: LINE_LEVELS.major })
    const units = assembleUnits(ZHEJIANG, [planRow(major)], [line, lineRow()])
    expect(units).toHaveLength(1)
    expect(units[0]?.linePlanNum).toBe(12)
  })
})

describe('schools of the old way', () => {
  const school = { batchId: BATCHES.first, groupCode: null }

  test('are one unit with all their majors', () => {
    const rows = [planRow(school), planRow({ ...school, majorCode: '02', majorName: '物理学' })]
    const units = assembleUnits(XINJIANG, rows, [lineRow({ ...school, level: LINE_LEVELS.school })])
    expect(units).toHaveLength(1)
    expect(units[0]?.kind).toBe('school')
    expect(units[0]?.plans).toHaveLength(2)
  })

  test('never mix a special programme into the ordinary one', () => {
    const special = { ...school, planType: PLAN_TYPES.nationalSpecial }
    const lines = [school, special].map((own) => lineRow({ ...own, level: LINE_LEVELS.school }))
    const units = assembleUnits(XINJIANG, [planRow(school), planRow(special)], lines)
    expect(units.map(({ planType, plans }) => [planType, plans.length])).toEqual([
      [PLAN_TYPES.ordinary, 1],
      [PLAN_TYPES.nationalSpecial, 1],
    ])
  })
})

test('a batch that the province does not have makes no unit', () => {
  expect(
    assembleUnits(HUNAN, [planRow({ batchId: BATCHES.third })], [lineRow({ batchId: BATCHES.third })]),
  ).toEqual([])
})
