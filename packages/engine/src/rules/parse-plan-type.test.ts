import { expect, test } from 'vitest'
import { PLAN_TYPE_NAMES } from '../vocab/batch.ts'
import { parsePlanType } from './parse-plan-type.ts'

test.each([
  ['', 'ordinary'],
  ['普通类', 'ordinary'],
  ['普通类(拔尖创新班)', 'ordinary'],
  ['一般统考生', 'ordinary'],
  ['按高考文化课成绩录取的艺术类专业', 'ordinary'],
  ['国家专项计划', 'nationalSpecial'],
  ['国家贫困专项', 'nationalSpecial'],
  ['国家专项计划（少数民族）', 'nationalSpecial'],
  ['地方专项', 'localSpecial'],
  ['某校区地方专项', 'localSpecial'],
  ['高校专项计划,公费师范生', 'universitySpecial'],
  ['少数民族预科班', 'preparatory'],
  ['边防军人子女预科班', 'preparatory'],
  ['民族班', 'minority'],
  ['中外合作办学或国际项目', 'jointVenture'],
  ['中外合作,中德合作', 'jointVenture'],
  ['国际本科学术互认课程项目', 'jointVenture'],
  ['国家优师专项', 'directed'],
  ['省级公费师范生', 'directed'],
  ['农村订单定向医学生', 'directed'],
  ['艺术类(平行组)', 'art'],
  ['音乐教育（声乐主项）', 'art'],
  ['体育类', 'sport'],
  ['中外合作办学，综合评价', 'otherSpecial'],
  ['楚怡工匠', 'otherSpecial'],
  ['军事类', 'otherSpecial'],
  ['南疆单列', 'otherSpecial'],
  ['西藏内地高中班', 'otherSpecial'],
  ['特殊收费或单列专业', 'ordinary'],
  ['民族语', 'minority'],
  ['区内少数民族', 'minority'],
])('"%s" is %s', (text, planType) => {
  expect(parsePlanType(text)).toBe(planType)
})

test.each(Object.entries(PLAN_TYPE_NAMES))('reads the product’s own name of %s', (planType, name) => {
  expect(parsePlanType(name)).toBe(planType)
})

test.each([
  '二本及预科原始志愿',
  '珠海校区',
  '男生',
  '校企合作',
  '分段培养',
  '校企合作办学',
  '汉族及区外少数民族',
])('"%s" names no plan type', (text) => {
  expect(parsePlanType(text)).toBeUndefined()
})
