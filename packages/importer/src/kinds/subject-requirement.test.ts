import { expect, test } from 'vitest'
import { openSubjectRequirements } from './subject-requirement.ts'
import { read } from './test-read.ts'

const HEADER = 'year,province,school_name,major_code,major_name,subject_requirement'

test('a requirement holds in each track whose candidates can have it', () => {
  const { rows, rejected } = read(
    openSubjectRequirements,
    `${HEADER}
    2024,江苏,南京大学,0503,新闻传播学类,不提科目要求
    2024,江苏,南京大学,0302,政治学类,思想政治(1门科目考生必须选考方可报考)
    2024,江苏,南京大学,0702,物理学类,物理(1门科目考生必须选考方可报考)`,
  )
  expect(rejected).toEqual([])
  expect(rows.map(({ track, majorName, requirement }) => [track, majorName, requirement])).toEqual([
    ['physics', '新闻传播学类', ''],
    ['history', '新闻传播学类', ''],
    ['physics', '政治学类', '政'],
    ['history', '政治学类', '政'],
    ['physics', '物理学类', ''],
  ])
})

test('a track that is printed is the only one; in 3+3 there is but one', () => {
  const rows = (text: string) => read(openSubjectRequirements, text).rows
  expect(rows(`subject_type,${HEADER}\n物理类,2024,江苏,南京大学,01,法学,不限`)).toMatchObject([
    { track: 'physics' },
  ])
  expect(rows(`${HEADER}\n2024,上海,复旦大学,01,数学类,物理`)).toMatchObject([{ track: 'combined' }])
})

test('what nobody can read is rejected', () => {
  const { rejected } = read(
    openSubjectRequirements,
    `${HEADER}
    2024,江苏,南京大学,01,法学,见章程
    2024,江苏,,01,法学,不限`,
  )
  expect(rejected).toEqual(['选科要求认不出', '没有院校名称和代码'])
})
