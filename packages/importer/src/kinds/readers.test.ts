import { OWNERSHIPS, PLAN_TYPES } from '@wenjin/engine'
import { describe, expect, test } from 'vitest'
import { openAdmission } from './admission.ts'
import { openBatchLines } from './batch-line.ts'
import type { Rules } from '../header/mapping.ts'
import { openHighSchools } from './high-school.ts'
import { openPlan } from './plan.ts'
import type { TableRow } from './reader.ts'
import { openScoreRank } from './score-rank.ts'
import { read } from './test-read.ts'
import { openUniversities } from './university.ts'

describe('admission lines', () => {
  const HEADER =
    'year,province,subject_type,batch,school_name,group_name,major_code,major_name,min_score,min_rank'
  const line = (text: string, rules: Rules = {}): TableRow => {
    const { rows, rejected } = read(openAdmission, `${HEADER}\n${text}`, rules)
    expect(rejected).toEqual([])
    return rows[0]!
  }

  test('a label in the major’s place makes a line of the group, or of the school', () => {
    expect(line('2025,江苏,物理类,本科批,云麓大学,03专业组(化学),03,院校专业组投档线,600,')).toMatchObject({
      level: 2,
      groupCode: '03',
      requirement: '化',
      majorName: null,
      majorCode: null,
    })
    expect(line('2024,河南,理科,本科一批,云麓大学,,,院校平行投档线,600,')).toMatchObject({
      level: 1,
      groupCode: null,
    })
    expect(line('2025,河北,物理类,本科批,云麓大学,,07,法学,600,')).toMatchObject({
      level: 3,
      majorCode: '07',
    })
  })

  test('a school’s code with the group’s behind it is the school’s', () => {
    const header = 'year,province,subject_type,batch,school_code,school_name,group,major_name,min_score'
    const codeOf = (code: string, group: string): TableRow =>
      read(openAdmission, `${header}\n2025,湖北,物理类,本科批,${code},云麓大学,${group},院校专业组投档线,600`)
        .rows[0]!
    expect(codeOf('C10203', '云麓大学第03组')).toMatchObject({ schoolCode: 'C102', groupCode: '03' })
    expect(codeOf('C10203', '云麓大学第04组')).toMatchObject({ schoolCode: 'C10203', groupCode: '04' })
    expect(codeOf('10203', '云麓大学第03组')).toMatchObject({ schoolCode: '10203', groupCode: '03' })
  })

  test.each([
    ['云麓大学(地方专项)', '', '法学', 'localSpecial'],
    ['云麓大学', '第304组(国家专项)', '法学', 'nationalSpecial'],
    ['云麓大学', '', '法学（中外合作办学）', 'jointVenture'],
    ['云麓大学', '', '法学（高校专项计划）（含知识产权）', 'universitySpecial'],
    ['云麓大学', '', '法学（执行少数民族地区加分办法1。）', 'ordinary'],
    ['云麓大学', '', '音乐学', 'ordinary'],
    ['云麓大学', '', '边防军人子女预科', 'preparatory'],
    ['云麓大学', '', '少数民族预科(民汉双语)', 'preparatory'],
    ['云麓大学', '', '中国少数民族语言文学', 'ordinary'],
    ['云麓大学', '', '小学教育-南平、定向南平市就业', 'directed'],
    ['云麓大学', '304', '', 'nationalSpecial'],
    ['云麓大学', '104', '', 'ordinary'],
    ['云麓大学', '104', '法学（中外合作办学）（国家专项）', 'nationalSpecial'],
    ['北京体育大学', '北京体育大学第14组', '', 'ordinary'],
  ] as const)('%s %s %s is %s', (school, group, major, planType) => {
    expect(line(`2025,湖南,物理类,本科批,${school},${group},,${major},600,`)).toMatchObject({
      planType: PLAN_TYPES[planType],
    })
  })

  test.each([
    ['云麓大学', '法学', null],
    ['云麓大学', '体能训练', null],
    ['云麓大学', '法学（办学地点：校本部）', ''],
    ['云麓大学', '少数民族预科', 'minority'],
    ['云麓大学', '护理学（只招女生；不招色盲色弱）', 'sex:female;colour:weak'],
    ['云麓大学(国家专项)', '法学', 'special:国家专项'],
  ])('%s %s: conditions are %s', (school, major, conditions) => {
    expect(line(`2025,湖南,物理类,本科批,${school},,,${major},600,`)).toMatchObject({ conditions })
  })

  test.each([
    ['01 物理＋化学', '物+化'],
    ['02 物理＋化学(中外合办)', '物+化'],
    ['03 不限（中外合办）', ''],
    ['04', null],
  ])('北京 prints after a group’s code what it requires: %s', (group, requirement) => {
    expect(line(`2024,北京,综合,本科普通批,云麓大学,${group},,,600,`)).toMatchObject({
      groupCode: group.slice(0, 2),
      requirement,
    })
  })

  test('a printed rank is kept; where none is printed it is the score’s, and says so', () => {
    expect(line('2025,湖南,物理类,本科批,云麓大学,,,法学,600,99000')).toMatchObject({
      minRank: 99_000,
      rankDerived: false,
    })
    expect(line('2025,湖南,物理类,本科批,云麓大学,,,法学,600,')).toMatchObject({
      minRank: 100_000,
      rankDerived: true,
    })
    expect(line('2025,湖南,物理类,本科批,云麓大学,,,法学,,')).toMatchObject({
      minScore: null,
      minRank: null,
      rankDerived: false,
    })
  })

  test('a rank in the middle of its segment gives way to the segment’s end, up to the year the mapping says', () => {
    const rules = { midRankThrough: 2024 }
    expect(line('2024,广东,物理类,本科批,云麓大学,,,法学,600,99500', rules)).toMatchObject({
      minRank: 100_000,
      rankDerived: true,
    })
    expect(line('2025,广东,物理类,本科批,云麓大学,,,法学,600,99500', rules)).toMatchObject({
      minRank: 99_500,
      rankDerived: false,
    })
  })

  test('a printed rank far from the score’s is kept and counted', () => {
    const { rows, adjusted } = read(
      openAdmission,
      `${HEADER}\n2025,湖南,物理类,本科批,云麓大学,,,法学,600,1000`,
    )
    expect(rows[0]).toMatchObject({ minRank: 1000 })
    expect(adjusted).toEqual(['所印位次与当年一分一段相差一倍以上，照录'])
  })

  test('composed scores of art have no rank and may pass the full mark', () => {
    expect(
      line('2024,湖南,艺术类(不分科类),本科提前批,云麓大学,第101组(舞蹈类),,,801,', { compositeScore: true }),
    ).toMatchObject({
      track: 'combined',
      planType: PLAN_TYPES.art,
      minScore: 801,
      minRank: null,
    })
  })

  test('codes of another year, and batches told by the group’s code, come from the mapping', () => {
    const rules: Rules = {
      codeYear: 2026,
      batchByGroup: [
        ['^5', '专科批'],
        ['', '本科批'],
      ],
    }
    expect(line('2024,广东,物理类,,云麓大学,501,,护理,400,', rules)).toMatchObject({
      batchId: 3,
      codeYear: 2026,
    })
    expect(line('2026,广东,物理类,,云麓大学,204,,法学,600,', rules)).toMatchObject({
      batchId: 2,
      codeYear: null,
    })
  })

  test.each([
    ['2025,火星,物理类,本科批,云麓大学,,,法学,600,', '省份认不出'],
    ['二五,湖南,物理类,本科批,云麓大学,,,法学,600,', '年份认不出'],
    ['2025,湖南,语数外,本科批,云麓大学,,,法学,600,', '科类认不出，或该省当年没有'],
    ['2025,湖南,,本科批,云麓大学,,,法学,600,', '没有科类'],
    ['2025,湖南,物理类,神秘批,云麓大学,,,法学,600,', '批次认不出'],
    ['2025,湖南,物理类,本科批征集志愿,云麓大学,,,法学,600,', '征集志愿，不是首轮投档'],
    ['2025,湖南,物理类,本科批,,,,法学,600,', '没有院校名称和代码'],
    ['2025,湖南,物理类,本科批,云麓大学,,,法学,六百,', '分数认不出'],
    ['2025,湖南,物理类,本科批,云麓大学,,,法学,751,', '分数超过满分'],
  ])('%s is rejected: %s', (text, reason) => {
    const { rows, rejected } = read(openAdmission, `${HEADER}\n${text}`)
    expect(rows).toEqual([])
    expect(rejected).toEqual([reason])
  })
})

describe('plans', () => {
  const HEADER =
    'year,province,first_subject,batch,school_name,group_name,major_name,reselect_requirement,plan_count'

  test('a requirement that is not understood is not taken for none: it is kept in words', () => {
    const { rows, adjusted } = read(
      openPlan,
      `${HEADER}\n2025,湖南,物理,本科批,云麓大学,（101）,法学,厅不限,5`,
    )
    expect(rows[0]).toMatchObject({ requirement: null, note: '选科要求：厅不限', groupCode: '101' })
    expect(adjusted).toEqual(['选科要求认不出，原文记入备注'])
  })

  test('a blank track follows from what stands beside it; 3+3 provinces have but one', () => {
    const rows = [
      '2025,湖南,,本科批,云麓大学,（101）,法学,首选历史，再选不限,5',
      '2025,河北,,本科批,云麓大学,物理组,法学,,5',
      '2025,山东,,普通类常规批一段,云麓大学,01,法学,不限,5',
      '2025,四川,,本科批B段,云麓大学,（W101）,法学,不限,5',
      '2025,四川,,本科批B段,云麓大学,（L政）,法学,政治,5',
    ]
    const { rows: loaded } = read(openPlan, [HEADER, ...rows].join('\n').replaceAll('，', ' '))
    expect(loaded.map((row) => row['track'])).toEqual([
      'history',
      'physics',
      'combined',
      'physics',
      'history',
    ])
  })

  test('a blank track follows from the line beside it, when only one track has that rank there, and not of majors', () => {
    const rows = [
      '2025,湖南,,本科批,云麓大学,（101）,法学,不限,5,600,100000',
      '2025,湖南,,本科批,云麓大学,（102）,法学,不限,5,600,99999',
      '2025,湖南,,本科批,云麓大学,（103）,法学,不限,5,600,99000',
      '2025,湖南,,本科批,云麓大学,（104）,法学,不限,5,600,0',
      '2025,河北,,本科批,云麓大学,,法学,不限,5,600,100000',
      '2025,湖南,,本科提前批,云麓大学,,法学,不限,5,600,99999',
    ]
    const { rows: loaded, rejected } = read(
      openPlan,
      [`${HEADER},group_min_score,group_min_rank`, ...rows].join('\n'),
      {},
      { kind: 'plan', columns: { group_min_score: 'minScore', group_min_rank: 'minRank' } },
    )
    expect(loaded.map((row) => [row['groupCode'], row['track']])).toEqual([
      ['101', 'physics'],
      ['102', 'history'],
      [null, 'history'],
    ])
    expect(rejected).toEqual(['没有科类', '没有科类', '没有科类'])
  })

  test('a major is of the type that its remark says, not of one it only mentions', () => {
    const rows = [
      '2025,湖南,物理,本科批,云麓大学,（101）,化学类（师范）（含化学（非公费师范））,不限,5',
      '2025,湖南,物理,本科批,云麓大学,（101）,维吾尔语（民汉双语翻译人才培养计划）,不限,5',
      '2025,湖南,物理,本科批,云麓大学,（101）,法学（执行少数民族地区加分办法1。）,不限,5',
      '2025,湖南,物理,本科批,云麓大学,（101）,法学（民族班）,不限,5',
      '2025,山东,,普通类一段,云麓大学,,安全工程（综合评价招生，智能方向）（综合评价）,不限,5',
      '2025,山东,,普通类一段,云麓大学,,航海技术（航海类）,不限,5',
    ]
    const { rows: loaded } = read(openPlan, [HEADER, ...rows].join('\n'))
    expect(loaded.map((row) => row['planType'])).toEqual([
      0,
      0,
      0,
      PLAN_TYPES.minority,
      PLAN_TYPES.otherSpecial,
      0,
    ])
  })
})

describe('score-rank tables', () => {
  const HEADER = '年份,省份,科类,分数,本段人数,累计人数,version'

  test('of several versions the one the mapping prefers is loaded, the others are rejected', () => {
    const text = `${HEADER}
      2026,广东,物理类,690,5,5,official-vocational
      2026,广东,物理类,690,4,4,official-undergraduate
      2026,广东,物理类,689,6,10,official-undergraduate
      2026,广东,历史类,690,3,3,other`
    const rules = { versions: { column: 'version', prefer: ['undergraduate', 'official'] } }
    const { rows, rejected } = read(openScoreRank, text, rules)
    expect(rows.map((row) => [row['track'], row['rankTo']])).toEqual([
      ['physics', 4],
      ['physics', 10],
      ['history', 3],
    ])
    expect(rejected).toEqual(['同一张表另有更可靠的版本'])
  })

  test('interpolated numbers are rounded, and counted as such', () => {
    const text = `${HEADER}\n2017,广东,理科,679,5.6,28.6,\n2017,广东,理科,678,5.6,34.2,`
    const { rows, adjusted } = read(openScoreRank, text)
    expect(rows.map((row) => [row['num'], row['rankTo']])).toEqual([
      [29, 29],
      [5, 34],
    ])
    expect(adjusted).toContain('人数带小数（原表插值），已取整')
  })
})

test('control lines keep their own names; those of no batch and of art are not taken for the ordinary one', () => {
  const text = `年份,省份,科类,批次,分数
    2025,湖南,物理类,本科批,405
    2025,湖南,历史类,特殊类型招生控制线,480
    2025,湖南,艺术类,本科批,300
    2025,湖南,职高对口,本科批,500`
  const { rows, rejected } = read(openBatchLines, text)
  expect(rows.map((row) => [row['track'], row['batchId'], row['planType'], row['batchName']])).toEqual([
    ['physics', 2, PLAN_TYPES.ordinary, '本科批'],
    ['history', null, PLAN_TYPES.otherSpecial, '特殊类型招生控制线'],
    [null, 2, PLAN_TYPES.art, '本科批'],
  ])
  expect(rejected).toEqual(['不是普通高考的科类'])
})

test('a list of universities tells level, ownership, department, kind and honours', () => {
  const text = `name,zs_code,province,city,level,nature,type,belong,f985,f211,dual_class
    云麓大学,10532,湖南,长沙市,本科,公办,理工类,教育部,1,1,1
    郑州大学,10459,河南,郑州市,本科,公办,综合类,河南省,0,1,1
    湘南学院,99999,湖南,郴州市,专科（高职）,民办,医药类,湖南省教育厅,0,0,0`
  const { rows } = read(openUniversities, text)
  expect(
    rows.map((row) => [row['level'], row['ownership'], row['department'], row['kind'], row['features']]),
  ).toEqual([
    [1, 1, 1, 1, 0b111],
    [1, 1, 3, 0, 0b110],
    [2, 2, 3, 4, 0],
  ])
  expect(rows.map((row) => row['nationalCode'])).toEqual(['10532', '10459', null])
})

test.each([
  ['云麓大学', '公办', '', OWNERSHIPS.public],
  ['云麓学院', '独立学院', '', OWNERSHIPS.private],
  ['西交利物浦大学', '中外合作', '中外合作办学及内地与港澳合作办学', OWNERSHIPS.foreign],
  ['宁波诺丁汉大学', '中外合作办学', '', OWNERSHIPS.foreign],
  ['香港中文大学（深圳）', '中外合作', '中外合作办学及内地与港澳合作办学', OWNERSHIPS.regional],
  ['北师香港浸会大学', '内地与港澳台地区合作办学', '', OWNERSHIPS.regional],
  ['海南某应用科学大学', '公办', '境外高等教育机构在海南设立的学校', OWNERSHIPS.foreign],
])('%s, %s %s, is of ownership %i', (...[name, nature, note, ownership]) => {
  const header = 'name,moe_code,province,city,level,nature,remark'
  const { rows } = read(openUniversities, `${header}\n${name},,广东,深圳市,本科,${nature},${note}`)
  expect(rows[0]).toMatchObject({ name, ownership })
})

describe('high schools', () => {
  test('lie in the regions that the table names, with the classes it tells', () => {
    const { rows, rejected, adjusted } = read(
      openHighSchools,
      `省份,地市,县(市、区),学校名称,班级数
      湖南省,长沙市,岳麓区,云麓中学,12
      湖南,湘西州,吉首,苗岭  中学,１２个班
      重庆市,,渝中区,江岸中学,
      湖南,长沙,岳麓,麓山中学,很多
      湖南,长沙,江岸区,江岸中学,3
      湖北,,,无处中学,3
      某省,长沙市,岳麓区,某中学,3
      湖南,长沙市,岳麓区,,3`,
    )
    expect(rows).toEqual([
      { cityId: 4301, boroughId: 430104, name: '云麓中学', classCount: 12 },
      { cityId: 4331, boroughId: 433101, name: '苗岭 中学', classCount: 12 },
      { cityId: 5001, boroughId: 500103, name: '江岸中学', classCount: 0 },
      { cityId: 4301, boroughId: 430104, name: '麓山中学', classCount: 0 },
    ])
    expect(adjusted).toEqual(['班级数认不出，按未知处理'])
    expect(rejected).toEqual(['城市或区县认不出', '城市或区县认不出', '省份认不出', '没有学校名称'])
  })
})
