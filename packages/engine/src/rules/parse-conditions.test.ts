import { expect, test } from 'vitest'
import { conditionsText, readConditions, sharedConditions, uniteConditions } from './conditions.ts'
import { parseConditions } from './parse-conditions.ts'

const textOf = (text: string): string => conditionsText(parseConditions(text))

test.each([
  ['只招收珠海市户籍的考生', 'household:珠海市'],
  ['只招收珠海市外户籍的考生', 'outside:珠海市'],
  ['为三门县定向培养高中教师,只招三门县户籍考生', 'household:三门县;directed:三门县'],
  ['只招以下户籍考生:浙江省', 'household:浙江省'],
  ['小学教育（面向南平市生源）', 'household:南平市'],
  ['面向青岛地区招生', 'household:青岛'],
  ['浙江省户籍考生免学费', ''],
  ['（只招女生）', 'sex:female'],
  ['男，通用标准合格，要求外语语种为英语', 'sex:male;language:英语;physical'],
  ['不招女生', 'sex:male'],
  ['建议女生谨慎报考', ''],
  ['法学（只招收少数民族考生）', 'minority'],
  ['执行少数民族地区加分办法1', ''],
  ['只招收非藏族考生', 'ethnicity:非藏族'],
  ['本科预科班（招收边防军人子女）', 'border'],
  ['汉语言文学（国家专项计划）', 'special:国家专项'],
  ['中医学（农村专项）', 'special:农村专项'],
  ['定向地区:连云港市灌南县', 'directed:连云港市灌南县'],
  ['临床医学（农村订单定向医学生）', 'directed'],
  ['石油工程（非定向）', ''],
  ['地方公费师范生，师范类', 'teacher'],
  ['英语（非公费师范）', ''],
  ['只招已参加该校“三位一体”综合评价招生考试并获得入围资格的考生', 'assessed'],
  ['只招普通高中应届毕业生', 'fresh'],
  ['考生年龄为16周岁以上，22周岁以下', 'age:16-22'],
  ['外语语种：英语', 'language:英语'],
  ['只招英语或俄语考生', 'language:英语、俄语'],
  ['外语要求:不限', ''],
  ['专业教学培养使用的外语语种为英语', ''],
  ['请非英语语种的考生慎重报考', ''],
  ['要求高考英语成绩不低于110分', 'score:英语 110'],
  ['成绩要求：外语≥90分；数学单科90分及以上', 'score:外语 90;score:数学 90'],
  ['要求考生高考外语成绩不低于外语满分的70%', ''],
  ['不口试', ''],
  ['须英语口试合格', 'oral'],
  ['只招男生需提前面试', 'sex:male;interview'],
  ['入学后须面试', ''],
  ['不招色盲、色弱考生', 'colour:weak'],
  ['特征要求：不招色盲', 'colour:blind'],
  ['不招色盲、色弱及单色识别不全考生', 'colour:single'],
  ['轻度色觉异常(俗称色弱)、色觉异常II度(俗称色盲)不予录取', 'colour:weak'],
  ['报考该专业组部分专业有色觉要求', 'colour:some'],
  ['请色盲色弱的考生慎重报考', ''],
  ['裸眼视力≥4.7，男生身高≥165cm', 'eyesight;height'],
  ['须政治考察合格，参加面试、体检和体能测试并合格', 'interview;physical;political'],
  ['只录取有专业志愿考生', 'majorChoice'],
  ['在大学城校区办学', ''],
])('"%s" states "%s"', (text, expected) => {
  expect(textOf(text)).toBe(expected)
})

test('what is written is read again', () => {
  const text = 'household:珠海市;sex:female;score:外语 110;colour:weak;majorChoice'
  expect(conditionsText(readConditions(text))).toBe(text)
  expect(readConditions('')).toEqual([])
  expect(readConditions('nonsense;oral')).toEqual([{ kind: 'oral', value: '' }])
})

test('conditions of several rows: what any states, and what all share', () => {
  const lists = [readConditions('sex:male;colour:weak;oral'), readConditions('colour:blind;oral')]
  expect(conditionsText(uniteConditions(lists))).toBe('sex:male;oral;colour:weak')
  expect(conditionsText(sharedConditions(lists))).toBe('oral')
  expect(sharedConditions([])).toEqual([])
})
