import type { CustomerInfo } from '../../../../domain/session/customer-info.ts'
import type { Consignee, SchoolRoll } from './api.ts'

/** By the number of the wire: 0 not told. */
export const GENDERS = ['不填写', '男', '女'] as const
/** By the number of the wire, from 1. */
export const GRADES = ['高一', '高二', '高三'] as const

/** What a row says while nothing is filled in. */
export const UNFILLED = '未填写'

/** 长沙市 长郡中学 高三 12班; '' when no school is known. */
export function schoolText(roll: SchoolRoll | null): string {
  if (roll === null || roll.schoolName === '') return ''
  const grade = roll.grade === null ? '' : (GRADES[roll.grade - 1] ?? '')
  return [roll.cityName, roll.schoolName, grade, roll.className].filter(Boolean).join(' ')
}

/** 李雷，湖南 长沙市 岳麓区 麓山南路1号. */
export function consigneeText({ name, provName, cityName, boroughName, address }: Consignee): string {
  const region = [provName, cityName, boroughName].filter(
    (one, i, all) => one !== '' && all.indexOf(one) === i,
  )
  return `${name}，${[...region, address].join(' ')}`
}

/** What of email, parent and introduction is filled in, in a few words; '' when nothing is. */
export function otherText({ email, parentName, parentPhone, intro }: CustomerInfo): string {
  const parent = [parentName, parentPhone].filter(Boolean).join(' ')
  return [email, parent, intro].filter(Boolean).join('，')
}

/** How far the real name was checked, in a sentence; '' while it was not. */
export function proofText(proof: string): string {
  if (proof === 'register') return '已与公安数据核对一致'
  return proof === 'form' ? '仅核对了号码格式，未与公安数据核对' : ''
}
