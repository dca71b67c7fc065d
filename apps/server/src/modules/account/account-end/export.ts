import type { ExpertParams, ListBatchDetail } from '@wenjin/contract'
import { regions } from '@wenjin/database/regions/regions'
import type { CustomerExport } from '@wenjin/database/queries/account/customer-export'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import { chinaDateTime, provinceById, subjectsText, TRACK_NAMES } from '@wenjin/engine'
import { deviceWords } from '../sign-in/index.ts'

type Kept = NonNullable<CustomerExport>

const GENDERS = ['未填写', '男', '女']
const REGISTRATIONS: Readonly<Record<string, string>> = { m: '短信验证码', p: '密码', wx: '微信' }
const PROOFS = { form: '仅核对证件号码格式', register: '权威数据源核对' }
const SMS_PURPOSES = ['', '登录或重设密码', '核对原手机', '绑定新手机', '注销账号']
const LIKES = { school: '院校', major: '专业' }
const FEN = 100

/** All that is kept about a customer, with names a person reads. */
export function presentExport(kept: Kept, { brandName }: Tenant, now: Date): object {
  return {
    说明: { 来自: brandName, 导出时间: timeOf(now), 时间均为: '北京时间' },
    账号: accountOf(kept),
    标签: kept.customer.tags,
    就读学校: schoolOf(kept),
    收货地址: consigneeOf(kept),
    成绩: kept.scores.map(scoreOf),
    志愿表: kept.lists.map((list) => listOf(list, kept)),
    收藏: kept.likes.map((like) => ({
      类别: LIKES[like.kind],
      名称: like.univName ?? like.majorName ?? like.targetId,
      收藏时间: timeOf(like.likedAt),
    })),
    积分: kept.points.map((entry) => ({
      积分: entry.points,
      事由: entry.reason,
      时间: timeOf(entry.madeAt),
    })),
    权益: kept.rights.map((right) => ({
      名称: right.name,
      开始: timeOf(right.startsAt),
      到期: timeOf(right.endsAt),
      总次数: right.quota,
      已用次数: right.used,
    })),
    优惠券: kept.coupons.map((coupon) => ({
      名称: coupon.title,
      金额元: coupon.amount / FEN,
      满多少元可用: coupon.threshold / FEN,
      领取时间: timeOf(coupon.createdAt),
      到期: timeOf(coupon.endsAt),
      使用时间: timeOf(coupon.usedAt),
    })),
    订单: kept.orders.map((order) => ({
      订单号: order.orderNo,
      内容: order.title,
      金额元: order.amount / FEN,
      状态: order.state,
      下单时间: timeOf(order.createdAt),
    })),
    上传的图片: kept.uploads.map((upload) => ({
      地址: `/files/${upload.fileKey}`,
      字节数: upload.byteCount,
      上传时间: timeOf(upload.createdAt),
    })),
    客服: kept.serviceContact && {
      名称: kept.serviceContact.serviceName,
      添加时间: timeOf(kept.serviceContact.boundAt),
    },
    登录记录: kept.sessions.map((session) => ({
      设备: deviceWords(session.device ?? ''),
      登录时间: timeOf(session.createdAt),
      最近使用: timeOf(session.seenAt),
      退出时间: timeOf(session.endedAt),
    })),
    验证过手机号的浏览器: kept.devices.map((device) => ({
      首次: timeOf(device.createdAt),
      最近: timeOf(device.seenAt),
    })),
    短信记录: kept.smsCodes.map((sms) => ({
      用途: SMS_PURPOSES[sms.type] ?? '',
      发送时间: timeOf(sms.sentAt),
      使用时间: timeOf(sms.usedAt),
      网络地址: sms.address,
    })),
  }
}

function accountOf({ customer }: Kept): object {
  const { email, parentName, parentPhone, intro } = customer.otherInfo
  return {
    编号: customer.customerId,
    手机号: customer.phone,
    昵称: customer.name,
    头像: customer.avatar,
    性别: GENDERS[customer.gender],
    邮箱: email ?? null,
    家长姓名: parentName ?? null,
    家长电话: parentPhone ?? null,
    简介: intro ?? null,
    高考省份: provinceName(customer.provId),
    高考年份: customer.gaokaoYear,
    真实姓名: customer.realName,
    实名方式: customer.realNameProof && PROOFS[customer.realNameProof],
    注册时间: timeOf(customer.createdAt),
    注册方式: REGISTRATIONS[customer.regType] ?? customer.regType,
    来源: customer.sourceName ?? customer.sourceCode,
    分享码: customer.shareCode,
    状态: customer.banStatus === 0 ? '已封禁' : '正常',
    已设密码: yesOrNo(customer.passwdHash !== null),
    已绑定微信: yesOrNo(customer.openid !== null),
    更换手机号时间: timeOf(customer.phoneChangedAt),
  }
}

function schoolOf({ schoolRoll: roll }: Kept): object | null {
  if (roll === undefined) return null
  return {
    ...placeOf(roll.schoolProvId, roll.cityId, roll.boroughId),
    学校: roll.schoolName,
    年级: roll.grade,
    班级: roll.className,
  }
}

function consigneeOf({ consignee }: Kept): object | null {
  if (consignee === undefined) return null
  return {
    收货人: consignee.name,
    电话: consignee.phone,
    ...placeOf(consignee.provId, consignee.cityId, consignee.boroughId),
    详细地址: consignee.address,
  }
}

function placeOf(provId: number, cityId: number, boroughId: number | null): object {
  return {
    省份: provinceName(provId),
    城市: regions().city(cityId)?.cityName ?? null,
    区县: boroughId === null ? null : (regions().borough(boroughId)?.boroughName ?? null),
  }
}

function scoreOf(score: Kept['scores'][number]): object {
  return {
    省份: provinceName(score.provId),
    年份: score.year,
    科类: TRACK_NAMES[score.track as keyof typeof TRACK_NAMES],
    选科: score.subjects === null ? null : subjectsText(score.subjects),
    分数: score.score,
    位次: score.rank,
    位次来源: score.rankGiven ? '本人填写' : '由一分一段表得出',
    保存时间: timeOf(score.createdAt),
  }
}

function listOf(list: Kept['lists'][number], { scores }: Kept): object {
  const score = scores.find((one) => one.scoreId === list.scoreId)
  return {
    名称: list.name,
    依据的成绩: score && scoreOf(score),
    创建时间: timeOf(list.createdAt),
    修改时间: timeOf(list.updatedAt),
    删除时间: timeOf(list.deletedAt),
    偏好: list.expertParams && preferencesOf(list.expertParams as ExpertFields),
    批次: (list.batchList as readonly ListBatchDetail[]).map((batch) => ({
      批次: batch.batchName,
      志愿: batch.reportUnivList.map((choice) => ({
        序号: choice.reportNo,
        院校代号: choice.schoolCode,
        院校: choice.univName,
        专业组: choice.group,
        志愿名称: choice.unitName,
        专业: choice.majorList.map((major) => `${major.majorNo} ${major.majorName}`.trim()),
        服从调剂: yesOrNo(choice.isObey === 1),
      })),
    })),
  }
}

type ExpertFields = Omit<ExpertParams, 'reportMainId'>

function preferencesOf(wanted: ExpertFields): object {
  return {
    院校: wanted.school,
    专业: wanted.major,
    城市: wanted.city,
    学费: wanted.fee,
    把握: wanted.chance,
    意向省份: wanted.areas.map(provinceName),
    意向专业类代码: wanted.majorClasses,
    学费上限: wanted.feeMost === 0 ? null : wanted.feeMost,
  }
}

function provinceName(provId: number | null): string | null {
  return provId === null ? null : (provinceById(provId)?.name ?? null)
}

function yesOrNo(value: boolean): string {
  return value ? '是' : '否'
}

/** China's time of a moment, to the second. */
function timeOf(moment: Date | null): string | null {
  return moment === null ? null : chinaDateTime(moment)
}
