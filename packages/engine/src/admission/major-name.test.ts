import { expect, test } from 'vitest'
import { normaliseMajorName } from './major-name.ts'

test.each([
  ['法学', '法学', []],
  ['计算机类（计算机科学与技术、软件工程）', '计算机类', []],
  ['数学与应用数学 (师范类)', '数学与应用数学', ['teaching']],
  ['数学与应用数学（非师范）', '数学与应用数学', []],
  ['会计学(中外合作办学)(不招色盲)', '会计学', []],
  ['软件工程（校企合作办学）', '软件工程', ['industry']],
  ['工科试验班(智能类)', '工科试验班', ['experimental']],
  ['统计学类（含统计学（双学位）、应用统计学', '统计学类', []],
  ['【中外合作】护理学', '护理学', []],
  ['（待定）', '(待定)', []],
])('%s is the major %s with the flags %j', (text, name, flags) => {
  expect(normaliseMajorName(text)).toEqual({ name, flags })
})
