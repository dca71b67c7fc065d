import { checkEmail, checkPhone } from '@wenjin/contract'
import {
  changeOtherInfo,
  changeProfile,
  findConsignee,
  findProfile,
  findSharer,
  saveConsignee,
  saveSchoolRoll,
  saveTags,
} from '@wenjin/database/queries/account/profiles'
import { isOwnUpload } from '@wenjin/database/queries/account/uploads'
import { loadPoints } from '@wenjin/database/queries/commerce/points'
import { findHighSchool } from '@wenjin/database/queries/library/high-schools'
import { chinaDay } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'
import { checkPlace } from '../../library/region/index.ts'
import { presentConsignee, presentProfile, presentSharer } from './present.ts'
import { readSchoolRoll } from './school-roll.ts'

/** What customers tell of themselves. */
export function profileHandlers({ connection: { db } }: Deps): HandlersOf<'account/profile'> {
  return {
    async getCustomerInfo(_input, caller) {
      const { customerId } = caller.customer
      const profile = await findProfile(db, customerId)
      if (profile === undefined) throw refuse.sessionUnknown()
      return presentProfile(customerId, profile, await loadPoints(db, customerId, chinaDay(caller.now)))
    },

    async updateCustomer({ name, avatar, gender }, caller) {
      const { customerId } = caller.customer
      if (avatar !== undefined && avatar !== '') {
        const fileKey = avatar.slice(FILES.length)
        if (!(await isOwnUpload(db, customerId, fileKey))) throw refuse.notYours()
      }
      await changeProfile(db, customerId, {
        name: name?.trim(),
        avatar: avatar === '' ? null : avatar,
        gender,
      })
      return null
    },

    async updateOtherInfo({ email, parentName, parentPhone, intro }, caller) {
      const { customerId } = caller.customer
      refuseIf(email?.trim(), checkEmail)
      refuseIf(parentPhone?.trim(), checkPhone)
      const given = Object.entries({ email, parentName, parentPhone, intro }).flatMap(
        ([field, text]): [string, string][] => (text === undefined ? [] : [[field, text.trim()]]),
      )
      await changeOtherInfo(db, customerId, Object.fromEntries(given))
      return null
    },

    async updateCustomerSchoolRoll(input, caller) {
      const roll = await readSchoolRoll(input, (schoolId) => findHighSchool(db, schoolId))
      await saveSchoolRoll(db, caller.customer.customerId, roll)
      return null
    },

    async updateCustomerTag({ tags }, caller) {
      const { customerId } = caller.customer
      await saveTags(db, customerId, [...new Set(tags.map((tag) => tag.trim()))])
      return null
    },

    async getConsignee(_input, caller) {
      const { customerId } = caller.customer
      const consignee = await findConsignee(db, customerId)
      return consignee === undefined ? null : presentConsignee(consignee)
    },

    async updateConsignee({ name, phone, provId, cityId, boroughId, address }, caller) {
      const { customerId } = caller.customer
      refuseInvalid(checkPhone(phone))
      checkPlace({ provId, cityId, boroughId })
      const consignee = { name: name.trim(), phone: phone.trim(), address: address.trim() }
      await saveConsignee(db, customerId, { ...consignee, provId, cityId, boroughId })
      return null
    },

    async getShareInfo({ shareCode }, { tenant }) {
      const sharer = await findSharer(db, tenant.tenantId, shareCode)
      if (sharer === undefined) throw refuse.sharerUnknown()
      return presentSharer(sharer)
    },
  }
}

/** Where uploads are; the rest of an address is the file's key. */
const FILES = '/files/'

/** Refuses (40001) a text that is told and breaks its rule; '' takes back what was told. */
function refuseIf(text: string | undefined, check: (text: string) => string | null): void {
  refuseInvalid(text === undefined || text === '' ? null : check(text))
}
