import { describe, expect, test } from 'vitest'
import type { SchoolRoll } from './api.ts'
import { consigneeText, proofText, schoolText } from './words.ts'

const roll: SchoolRoll = {
  provinceId: 32,
  provinceName: '湖南',
  schoolProvinceId: 32,
  cityId: 4301,
  cityName: '长沙市',
  boroughId: null,
  boroughName: '',
  schoolId: null,
  schoolName: '城南中学',
  grade: 3,
  className: '12班',
}

describe('where somebody goes to school', () => {
  test('is said from the city to the class', () => {
    expect(schoolText(roll)).toBe('长沙市 城南中学 高三 12班')
    expect(schoolText({ ...roll, grade: null, className: '' })).toBe('长沙市 城南中学')
  })

  test('is not said while only the province of the gaokao is known', () => {
    expect(schoolText({ ...roll, schoolName: '' })).toBe('')
    expect(schoolText(null)).toBe('')
  })
})

test('an address of a municipality names it once', () => {
  const consignee = { name: '李雷', phone: '13900001111', provId: 15, cityId: 1101, boroughId: 110108 }
  const place = { provName: '北京', cityName: '北京', boroughName: '海淀区', address: '成府路1号' }
  expect(consigneeText({ ...consignee, ...place })).toBe('李雷，北京 海淀区 成府路1号')
})

test('a name proven by the form of its number alone says so', () => {
  expect(proofText('form')).toBe('仅核对了号码格式，未与公安数据核对')
  expect(proofText('register')).toBe('已与公安数据核对一致')
  expect(proofText('')).toBe('')
})
