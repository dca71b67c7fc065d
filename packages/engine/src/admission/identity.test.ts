import { describe, expect, test } from 'vitest'
import { BATCHES, PLAN_TYPES } from '../vocab/batch.ts'
import { linkHistory } from './identity.ts'
import type { PastLine, UnitIdentity } from './identity.ts'

const group = (groupCode: string, more: Partial<UnitIdentity> = {}): UnitIdentity => ({
  schoolKey: '某大学',
  batchId: BATCHES.undergrad,
  planType: PLAN_TYPES.ordinary,
  groupCode,
  majorName: null,
  requirement: null,
  majorCode: null,
  ...more,
})
const major = (majorName: string, more: Partial<UnitIdentity> = {}): UnitIdentity =>
  group('', { groupCode: null, majorName, ...more })
const line = (unit: UnitIdentity, year: number, rank: number, supplementary = false): PastLine => ({
  ...unit,
  year,
  rank,
  score: null,
  planNum: null,
  supplementary,
  isBound: false,
})
const ranks = (units: readonly UnitIdentity[], lines: readonly PastLine[]): (readonly number[])[] =>
  linkHistory(units, lines).map((own) => own.map((one) => one.rank))

describe('linkHistory at group level', () => {
  const unit = group('103')

  test('takes the lines of the same group, newest first', () => {
    const lines = [line(unit, 2024, 1200), line(group('104'), 2025, 9000), line(unit, 2025, 1100)]
    expect(ranks([unit], lines)).toEqual([[1100, 1200]])
  })

  test.each([
    ['another school', group('103', { schoolKey: '别的大学' })],
    ['another plan type', group('103', { planType: PLAN_TYPES.nationalSpecial })],
    ['another batch family', group('103', { batchId: BATCHES.vocational })],
    ['a whole school', group('', { groupCode: null })],
    ['a major in the group', group('103', { majorName: '法学' })],
  ])('never takes a line of %s', (_, other) => {
    expect(ranks([unit], [line(other, 2025, 5000)])).toEqual([[]])
  })

  test('follows a school through the merging of undergraduate batches', () => {
    expect(ranks([unit], [line(group('103', { batchId: BATCHES.first }), 2024, 800)])).toEqual([[800]])
  })

  test('takes the weakest rank of the ordinary filing of a year', () => {
    const lines = [line(unit, 2025, 1000), line(unit, 2025, 1400), line(unit, 2025, 3000, true)]
    expect(ranks([unit], lines)).toEqual([[1400]])
  })
})

describe('a group whose code is new', () => {
  const asks = (code: string, requirement: string, more: Partial<UnitIdentity> = {}): UnitIdentity =>
    group(code, { requirement, ...more })
  const unit = asks('206', '物+化')
  const before = line(asks('103', '物+化'), 2025, 1100)

  test('takes the lines of the only group that asked for the same, year by year', () => {
    const lines = [
      before,
      line(asks('101', '物'), 2025, 900),
      line(asks('102', '物+化'), 2024, 1000),
      line(asks('104', '物+化'), 2023, 1000),
      line(asks('105', '物+化'), 2023, 1500),
    ]
    expect(ranks([unit, asks('201', '物')], lines)).toEqual([[1100, 1000], [900]])
  })

  test.each<[string, UnitIdentity[], PastLine[]]>([
    ['two groups asked for it', [unit], [before, line(asks('104', '物+化'), 2025, 1500)]],
    ['two groups ask for it now', [unit, asks('207', '物+化')], [before]],
    ['the lines do not say', [unit], [line(group('103'), 2025, 1100)]],
    ['it does not say', [group('206')], [line(group('103'), 2025, 1100)]],
    ['it is of another plan type', [asks('206', '物+化', { planType: 2 })], [before]],
    ['it is of another batch family', [asks('206', '物+化', { batchId: BATCHES.vocational })], [before]],
    ['the round was supplementary', [unit], [{ ...before, supplementary: true }]],
  ])('takes none when %s', (_, units, lines) => {
    expect(ranks(units, lines)[0]).toEqual([])
  })

  test('takes them however often it is asked about', () => {
    expect(ranks([unit, { ...unit }], [before])).toEqual([[1100], [1100]])
  })

  test('leaves what its code finds alone', () => {
    const known = line(asks('206', '物'), 2025, 700)
    expect(ranks([unit], [known, before])).toEqual([[700]])
  })
})

describe('linkHistory at school level', () => {
  test('links whole schools to whole schools only', () => {
    const school = group('', { groupCode: null })
    expect(ranks([school], [line(school, 2025, 700), line(group('101'), 2024, 600)])).toEqual([[700]])
  })
})

describe('linkHistory at major level', () => {
  test('finds a major again when only its remarks changed', () => {
    const unit = major('法学（办学地点：东校区）')
    expect(
      ranks([unit], [line(major('法学(含知识产权方向)'), 2025, 500), line(major('法 学'), 2024, 600)]),
    ).toEqual([[500, 600]])
  })

  test('does not mix programmes that share a name', () => {
    const units = [major('会计学'), major('会计学（中外合作办学）'), major('会计学（国家专项计划）')]
    const lines = [
      line(major('会计学'), 2025, 1000),
      line(major('会计学(中外合作办学)'), 2025, 5000),
      line(major('会计学(国家专项)'), 2025, 2000),
    ]
    expect(ranks(units, lines)).toEqual([[1000], [5000], [2000]])
  })

  test('knows a plan type from a column on one side and from a remark on the other', () => {
    const unit = major('会计学', { planType: PLAN_TYPES.jointVenture })
    expect(ranks([unit], [line(major('会计学(中外合作办学)'), 2025, 5000)])).toEqual([[5000]])
  })

  test.each([
    ['法学', '法学（执行部委属和外省属高校少数民族地区加分办法2。渝北校区就读。）'],
    ['统计学（师范）', '统计学（非公费师范）'],
  ])('%s has the line of %s, whose remark only mentions a plan type', (name, printed) => {
    expect(ranks([major(name)], [line(major(printed), 2025, 3000)])).toEqual([[3000]])
  })

  test('still knows the plan type that stands beside a rule of bonus points', () => {
    const printed = '法学（执行省属高校少数民族地区加分办法1。）（高校专项）'
    const units = [major('法学'), major('法学', { planType: PLAN_TYPES.universitySpecial })]
    expect(ranks(units, [line(major(printed), 2025, 3000)])).toEqual([[], [3000]])
  })

  test('keeps teacher training apart, but not 非师范 from the plain major', () => {
    const units = [major('数学与应用数学（师范类）'), major('数学与应用数学（非师范）')]
    const lines = [line(major('数学与应用数学(师范)'), 2025, 3000), line(major('数学与应用数学'), 2025, 4000)]
    expect(ranks(units, lines)).toEqual([[3000], [4000]])
  })

  test('gives a line to the unit printed alike when several share the name', () => {
    const units = [major('英语(威海校区)'), major('英语(青岛校区)')]
    const lines = [line(major('英语（青岛校区）'), 2025, 2000), line(major('英语（威海校区）'), 2025, 2500)]
    expect(ranks(units, lines)).toEqual([[2500], [2000]])
  })

  test('does not hand a claimed line to a sibling as well', () => {
    const units = [major('英语'), major('英语(新校区)')]
    expect(ranks(units, [line(major('英语'), 2025, 2000)])).toEqual([[2000], []])
  })

  test('tells units of one name apart by requirement where lines state it', () => {
    const units = [major('心理学(甲)', { requirement: '化' }), major('心理学(乙)', { requirement: '' })]
    const lines = [
      line(major('心理学(丙)', { requirement: '' }), 2025, 900),
      line(major('心理学(丁)', { requirement: '化' }), 2025, 800),
    ]
    expect(ranks(units, lines)).toEqual([[800], [900]])
  })

  test('gives an unclaimed line without requirement to all units of the name', () => {
    const units = [major('心理学(甲)', { requirement: '化' }), major('心理学(乙)', { requirement: '' })]
    expect(ranks(units, [line(major('心理学'), 2025, 900)])).toEqual([[900], [900]])
  })

  test('keeps a major whose requirement changed, while its name is the only one', () => {
    const unit = major('心理学', { requirement: '化' })
    expect(ranks([unit], [line(major('心理学', { requirement: '' }), 2025, 900)])).toEqual([[900]])
  })
})

test('linkHistory answers every unit in order, also those without history', () => {
  const units = [group('101'), group('102'), group('101')]
  expect(ranks(units, [line(group('101'), 2025, 10)])).toEqual([[10], [], [10]])
  expect(ranks([], [line(group('101'), 2025, 10)])).toEqual([])
})

describe('namesakes at major level', () => {
  const first = major('计算机类', { majorCode: '201 01' })
  const second = major('计算机类', { majorCode: '202 01' })

  test('are told apart by their codes where codes agree', () => {
    expect(ranks([first, second], [line(first, 2025, 1_000), line(second, 2025, 2_000)])).toEqual([
      [1_000],
      [2_000],
    ])
  })

  test('share their lines where codes changed', () => {
    const renumbered = line({ ...first, majorCode: '305 07' }, 2025, 1_500)
    expect(ranks([first, second], [renumbered])).toEqual([[1_500], [1_500]])
  })

  test('of a year that had two, the one with the code is meant, and the one printed alike before others', () => {
    const other = line(major('计算机类(中外合作)'), 2025, 9_000)
    expect(ranks([first], [line(first, 2025, 1_000), line(second, 2025, 2_000), other])).toEqual([[1_000]])
    expect(ranks([major('软件工程')], [line(major('软件工程(校企合作)'), 2025, 5_000)])).toEqual([[]])
  })
})
