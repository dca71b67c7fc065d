import type { UserInfo } from '@wenjin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { readStored, removeStored } from '../../shared/lib/storage.ts'
import { keepProvinces, scoreProvinceOf } from './score-province.ts'

function info(score: number | null, roll: number | null): UserInfo {
  return {
    choiceScoreDto: score === null ? null : { provinceId: score },
    customerSchoolRollDto: roll === null ? null : { provinceId: roll },
  } as UserInfo
}

beforeEach(() => removeStored('_prov_', '_schoolProv_'))

describe('provinces of a customer', () => {
  test('the score’s own counts, then the school roll’s, then none', () => {
    expect(scoreProvinceOf(info(25, 32))).toBe(25)
    expect(scoreProvinceOf(info(null, 32))).toBe(32)
    expect(scoreProvinceOf(info(null, null))).toBeUndefined()
  })

  test('both are kept on the phone', () => {
    keepProvinces(info(25, 32))
    expect(readStored('_prov_')).toEqual({ provId: 25, provName: '浙江' })
    expect(readStored('_schoolProv_')).toEqual({ provId: 32, provName: '湖南' })
  })

  test('somebody bound to none keeps what the phone had', () => {
    keepProvinces(info(45, 45))
    keepProvinces(info(null, null))
    expect(readStored('_prov_')).toEqual({ provId: 45, provName: '新疆' })
  })
})
