import { checkEmail, checkPhone } from '@wenjin/contract'
import {
  changeOtherInfo,
  changeProfile,
  findConsignee,
  findHighSchool,
  findProfile,
  findSharer,
  isOwnUpload,
  loadPoints,
  saveConsignee,
  saveSchoolRoll,
  saveTags,
} from '@wenjin/data'
import { chinaDay } from '../../china-day.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'
import { checkPlace } from '../area/index.ts'
import { presentConsignee, presentProfile, presentSharer } from './present.ts'
import { readSchoolRoll } from './school-roll.ts'

type ProfileCalls =
  | 'getCustomerInfo'
  | 'updateCustomer'
  | 'updateOtherInfo'
  | 'updateCustomerSchoolRoll'
  | 'updateCustomerTag'
  | 'getConsignee'
  | 'updateConsignee'
  | 'getShareInfo'

/** What customers tell of themselves. */
export function profileHandlers({ connection: { db } }: Deps): Pick<Handlers, ProfileCalls> {
  return {
    async getCustomerInfo({ customerId }, caller) {
      checkSelf(customerId, caller)
      const profile = await findProfile(db, customerId)
      if (profile === undefined) throw new Refusal('40105')
      return presentProfile(customerId, profile, await loadPoints(db, customerId, chinaDay(caller.now)))
    },

    async updateCustomer({ customerId, name, avatar, gender }, caller) {
      checkSelf(customerId, caller)
      if (avatar !== undefined && avatar !== '') {
        const fileKey = avatar.slice(FILES.length)
        if (!(await isOwnUpload(db, customerId, fileKey))) throw new Refusal('40301')
      }
      await changeProfile(db, customerId, {
        name: name?.trim(),
        avatar: avatar === '' ? null : avatar,
        gender,
      })
      return null
    },

    async updateOtherInfo({ customerId, email, parentName, parentPhone, intro }, caller) {
      checkSelf(customerId, caller)
      refuseIf(email?.trim(), checkEmail)
      refuseIf(parentPhone?.trim(), checkPhone)
      const given = Object.entries({ email, parentName, parentPhone, intro }).flatMap(
        ([field, text]): [string, string][] => (text === undefined ? [] : [[field, text.trim()]]),
      )
      await changeOtherInfo(db, customerId, Object.fromEntries(given))
      return null
    },

    async updateCustomerSchoolRoll(input, caller) {
      checkSelf(input.customerId, caller)
      const roll = await readSchoolRoll(input, (schoolId) => findHighSchool(db, schoolId))
      await saveSchoolRoll(db, input.customerId, roll)
      return null
    },

    async updateCustomerTag({ customerId, tags }, caller) {
      checkSelf(customerId, caller)
      await saveTags(db, customerId, [...new Set(tags.map((tag) => tag.trim()))])
      return null
    },

    async getConsignee({ customerId }, caller) {
      checkSelf(customerId, caller)
      const consignee = await findConsignee(db, customerId)
      return consignee === undefined ? null : presentConsignee(consignee)
    },

    async updateConsignee({ customerId, name, phone, provId, cityId, boroughId, address }, caller) {
      checkSelf(customerId, caller)
      const bad = checkPhone(phone)
      if (bad !== null) throw new Refusal('40001', bad)
      checkPlace({ provId, cityId, boroughId })
      const consignee = { name: name.trim(), phone: phone.trim(), address: address.trim() }
      await saveConsignee(db, customerId, { ...consignee, provId, cityId, boroughId })
      return null
    },

    async getShareInfo({ shareCode }, { tenant }) {
      const sharer = await findSharer(db, tenant.tenantId, shareCode)
      if (sharer === undefined) throw new Refusal('40401', '分享链接无效')
      return presentSharer(sharer)
    },
  }
}

/** Where uploads are; the rest of an address is the file's key. */
const FILES = '/files/'

/** Refuses (40001) a text that is told and breaks its rule; '' takes back what was told. */
function refuseIf(text: string | undefined, check: (text: string) => string | null): void {
  const bad = text === undefined || text === '' ? null : check(text)
  if (bad !== null) throw new Refusal('40001', bad)
}
