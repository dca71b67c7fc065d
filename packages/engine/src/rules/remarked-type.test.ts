import { expect, test } from 'vitest'
import { remarkedPlanType } from './remarked-type.ts'

test.each([
  ['边防军人子女预科', 'preparatory'],
  ['少数民族预科(民汉双语)民汉双语', 'preparatory'],
  ['本科预科班（招收边防军人子女）', 'preparatory'],
  ['预科类，1 年，免费，预科期间在某校区培养', 'preparatory'],
  ['民族班，4 年，5040 元/年，在某校区办学', 'minority'],
  ['法学（只招收少数民族考生）', 'minority'],
  ['国家公费师范生，国家专项计划', 'nationalSpecial'],
  ['地方专项计划，师范类，4 年', 'localSpecial'],
  ['英语（高校专项计划）（办学地点：校本部）', 'universitySpecial'],
  ['小学教育-厦门、定向厦门市就业', 'directed'],
  ['历史学-定向光泽', 'directed'],
  ['为安吉县定向培养初中社会', 'directed'],
  ['临床医学(农村订单定向就业丹东市)', 'directed'],
  ['地方公费师范生,师范类,4年,免费', 'directed'],
  ['电子商务(精准专项)', 'otherSpecial'],
  ['物理学（综合评价招生）', 'otherSpecial'],
  ['以下专业只招收该校测试合格的考生', 'otherSpecial'],
  ['风景园林-中外合作办学', 'jointVenture'],
  ['车辆工程(中外合作办学〉', 'jointVenture'],
  ['会计学(本科学术互认课程)', 'jointVenture'],
  ['金融学（国际班）', 'jointVenture'],
] as const)('"%s" is %s', (text, planType) => {
  expect(remarkedPlanType(text)).toBe(planType)
})

test.each([
  '',
  '法学',
  '国际经济与贸易',
  '汉语国际教育',
  '体育经济与管理',
  '艺术史论',
  '中国少数民族语言文学（维吾尔）',
  '民族学(与中国少数民族语言双学位)',
  '法学（民族团结班）',
  '英语（非公费师范）',
  '核工程（非定向）',
  '法学（执行少数民族地区加分办法1）',
  '英语（民汉双语翻译人才培养计划）',
  '化学（校企合作办学）',
  '跨境电子商务（我校与某某集团有限公司合作办学专业）',
  '市场营销（吉利汽车定向培养班）',
  '金融学（智能金融强基班）',
  '法学（综合评价成绩不低于B）',
  '历史学（学费：免费）',
  '阳明创新班（可自主选择专业（艺术、体育、中外合作类专业除外））',
  '数学类（提供专项奖学金）',
  '汉语言文学（中外文化交流）',
  '石油工程（定向井方向）',
])('"%s" names no plan type', (text) => {
  expect(remarkedPlanType(text)).toBeUndefined()
})
