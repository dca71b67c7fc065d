import { PROVINCES as ALL } from '@wenjin/engine'
import type { UserInfo } from '@wenjin/contract'
import type { Candidate } from '../domain/candidate/model.ts'
import type { ProvinceOpening, TenantInfo } from '../shared/lib/boot.ts'

/** Names as long as they come. */
export const LONG = {
  school: '哈尔滨工业大学（威海）',
  foreign: '香港中文大学（深圳）',
  /** The longest name an account or a list may have. */
  name: '一二三四五六七八九十一二三四五六七八九十',
  major: '经济学类（数字经济与量化金融实验班，本硕博贯通培养）',
} as const

export const HUNAN = 32

export const TENANT: TenantInfo = {
  tenantId: 0,
  shortName: '问津',
  brandName: '问津志愿',
  themeColor: '#1668dc',
  defaultProvince: JSON.stringify({ provId: HUNAN, provName: '湖南' }),
  appid: '',
  disabledList: [],
  mallName: '',
}

/** Every province, open. */
export const PROVINCES: readonly ProvinceOpening[] = ALL.map(({ provId, name }) => ({
  provId,
  provName: name,
  provStatus: true,
  fillable: true,
  canUse: 1,
  demo: false,
}))

/** A customer bound to 湖南 2026, whose score is saved. */
export const CUSTOMER: UserInfo = {
  customerDto: {
    customerId: 7,
    phone: '137****0001',
    name: LONG.name,
    avatar: '',
    canModifyProv: false,
    banStatus: 1,
    shareCode: 'AB12CD',
    sourceName: '',
    year: 2026,
  },
  choiceScoreDto: null,
  customerSchoolRollDto: {
    provinceId: HUNAN,
    provinceName: '湖南',
    schoolProvinceId: null,
    cityId: null,
    cityName: '',
    boroughId: null,
    boroughName: '',
    schoolId: null,
    schoolName: '',
    grade: null,
    className: '',
  },
  customerTagDto: [],
  vipInfo: null,
  scoreStatus: 0,
}

/** A candidate of 湖南 with 物化地, whose rank is read off the table. */
export const LIST_CANDIDATE: Candidate = {
  provinceId: 32,
  year: 2026,
  majorTypeId: 1,
  courseGroupId: 0b000_1101,
  score: 620,
  rank: 9876,
  rankGiven: false,
  scoreId: null,
}
