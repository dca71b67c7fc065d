import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Id, Line, Nullable, Phone, Title } from './basic.ts'
import { BoroughId, CityId, ProvinceId, SavedCandidate } from './candidate.ts'

/** A password under the key of common/getPublicKey: RSA-OAEP (SHA-256), base64. */
export const Password = Type.String({ minLength: 1, maxLength: 1024 })
/** What the person types of a code; its rule is in validation.ts. */
export const SmsCode = Type.String({ maxLength: 32 })
/** What weixin/getAccessToken gave for an openid: sealed by the server, of one tenant, ten minutes. */
export const Openid = Type.String({ minLength: 1, maxLength: 512 })
/** An uploaded picture's address, as common/file/uploadImage answers it; '' for none. */
export const ImageUrl = Type.String({ maxLength: 200, pattern: '^(/files/[a-z0-9/_-]+\\.[a-z]+)?$' })

/** What a sign-in answers. */
export const Credentials = Type.Object({
  customerId: Id,
  onlineToken: Type.String(),
  tokenName: Type.String(),
})
export type Credentials = Static<typeof Credentials>

/** Where a customer goes to school (customerSchoolRollDto); provinceId is the gaokao province that is bound. */
export const SchoolRoll = Type.Object({
  provinceId: Nullable(Type.Integer()),
  provinceName: Type.String(),
  schoolProvinceId: Nullable(Type.Integer()),
  cityId: Nullable(Type.Integer()),
  cityName: Type.String(),
  boroughId: Nullable(Type.Integer()),
  boroughName: Type.String(),
  /** null: the school is not in the list and schoolName is as typed. */
  schoolId: Nullable(Type.Integer()),
  schoolName: Type.String(),
  /** 1 to 3; null: not told. */
  grade: Nullable(Type.Integer()),
  className: Type.String(),
})

/** The customer as every start needs them (customerDto). */
export const CustomerBrief = Type.Object({
  customerId: Id,
  /** Middle digits hidden; '' while none is bound. */
  phone: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  canModifyProv: Type.Boolean(),
  banStatus: Type.Integer(),
  shareCode: Type.String(),
  sourceName: Type.String(),
  year: Nullable(Type.Integer()),
})

/** Reply of getUserInfo, which the server also writes into the page. */
export const UserInfo = Type.Object({
  customerDto: CustomerBrief,
  choiceScoreDto: Nullable(SavedCandidate),
  customerSchoolRollDto: Nullable(SchoolRoll),
  customerTagDto: Type.Array(Type.String()),
  /** The membership held; null: none. endsAt null: without end. */
  vipInfo: Nullable(Type.Object({ name: Type.String(), endsAt: Nullable(Type.String()) })),
  /** 1 when a score has been saved. */
  scoreStatus: Type.Integer(),
})
export type UserInfo = Static<typeof UserInfo>

/** Where to send things: one address a customer. */
export const consigneeFields = {
  name: Title(40),
  phone: Phone,
  provId: ProvinceId,
  cityId: CityId,
  boroughId: Nullable(BoroughId),
  address: Title(120),
}

/** Small personal things that no rule depends on (updateOtherInfo). */
export const otherInfoFields = {
  email: Type.Optional(Line(100)),
  parentName: Type.Optional(Line(40)),
  parentPhone: Type.Optional(Phone),
  intro: Type.Optional(Line(200)),
}

/** A right that can be held. */
export const RightItem = Type.Object({
  rightId: Id,
  code: Type.String(),
  name: Type.String(),
  about: Type.String(),
})
