import { MAX_UPLOAD_MB, RESTORE_DAYS } from './bounds.ts'
import type { ErrorCode } from './errors.ts'
import { MESSAGES } from './validation.ts'

/** The code of a refusal, and what a person reads: a text, or one made of the facts of the case. */
type RefusalRow = readonly [code: ErrorCode, wording: string | ((...facts: never[]) => string)]

/** Of any call: what it sends, who sends it, how often. */
const ofAnyCall = {
  /** A field that breaks its rule, in the words of its check. */
  invalid: ['40001', (problem: string) => problem],
  missing: ['40001', (field: string) => `缺少参数 ${field}`],
  surplus: ['40001', (field: string) => `多余的参数 ${field}`],
  wrongField: ['40001', (field: string, problem: string) => `参数 ${field} ${problem}`],
  unreadable: ['40001', '请求内容无法识别'],
  tooLarge: ['40001', '提交的内容过大'],
  unknownContent: ['40001', '不支持的内容类型'],
  otherTenant: ['40001', 'tenantId 与域名不符'],
  badSignature: ['40002', '请求校验未通过，请刷新页面后重试'],
  /** What a rule forbids, in the words of the rule. */
  forbidden: ['40006', (reason: string) => reason],
  banned: ['6001', '账号已被封禁'],
  signedOut: ['40101', '请先登录'],
  sessionExpired: ['40103', '登录已过期，请重新登录'],
  sessionReplaced: ['40104', '账号已在其他设备登录，请重新登录'],
  sessionUnknown: ['40105', '登录已失效，请重新登录'],
  notYours: ['40301', '没有权限查看该内容'],
  otherSite: ['40301', '请在本站页面内操作'],
  noSuchCall: ['40401', '没有这个接口'],
  gone: ['40401', '内容不存在或已删除'],
  tooOften: ['42901', '操作过于频繁，请稍后再试'],
  busy: ['50001', '服务繁忙，请稍后再试'],
  failed: ['50001', (requestId: string) => `服务异常，请稍后重试（编号 ${requestId}）`],
} as const satisfies Record<string, RefusalRow>

const ofAccount = {
  passwordMissing: ['40001', MESSAGES.password],
  passwordUnreadable: ['40001', '密码无法识别，请刷新页面后重试'],
  openidExpired: ['40001', '授权已过期，请重新进入'],
  smsCodeWrong: ['40003', MESSAGES.smsCode],
  passwordWrong: ['40004', '手机号或密码错误'],
  phoneUnproven: ['40005', '请先验证手机号'],
  wayDisabled: ['40006', '该方式已停用'],
  phoneUnregistered: ['40006', '该手机号尚未注册'],
  accountChanged: ['40006', '账号信息刚刚有变动，请重新登录'],
  smsFailed: ['40006', '短信发送失败，请稍后重试'],
  phoneRegistered: ['40007', '该手机号已注册，请直接登录'],
  smsCodesGuessed: ['42901', '当前网络验证码错误次数过多，请稍后再试'],
  smsTooSoon: ['42901', (seconds: number) => `${seconds}秒后可重新获取验证码`],
  smsToPhoneTooMany: ['42901', '该手机号今日获取验证码次数已达上限'],
  smsFromAddressTooMany: ['42901', '当前网络获取验证码过于频繁，请稍后再试'],
  passwordsGuessed: ['42901', '密码错误次数过多，请使用短信验证码登录'],
  passwordWait: [
    '42901',
    (minutes: number) => `密码错误次数过多，请${minutes}分钟后再试，或使用短信验证码登录`,
  ],

  phoneBound: ['40006', '账号已绑定手机号'],
  phoneSame: ['40006', '新手机号与原手机号相同'],
  phoneProofExpired: ['40006', '验证已过期，请重新验证原手机号'],
  phoneTaken: ['40007', '该手机号已注册其他账号'],

  yearNotOpen: ['40001', '请选择可填报的高考年份'],
  provinceBound: ['40006', '高考省份和年份已绑定，不能再修改'],
  likesFull: ['40006', (max: number) => `最多收藏${max}个`],
  sharerUnknown: ['40401', '分享链接无效'],
  schoolGone: ['40401', '学校不存在，请重新选择'],
  exportsTooMany: ['42901', (max: number) => `每小时最多下载${max}次，请稍后再试`],

  realNameMissing: ['40001', MESSAGES.realName],
  realNameDone: ['40006', '已完成实名认证，如需更改请联系客服'],
  realNameWrong: ['40006', '姓名与身份证号不一致'],
  realNameFailed: ['40006', '实名认证暂时无法使用，请稍后重试'],
  idCardUsedUp: ['40006', (max: number) => `同一身份证号最多认证${max}个账号`],
  realNameTooMany: ['42901', (max: number) => `每天最多认证${max}次，请明天再试`],

  notInParts: ['40001', '请以文件方式提交'],
  partsUnreadable: ['40001', '提交的文件无法读取'],
  fileTooLarge: ['40001', `图片不能超过 ${MAX_UPLOAD_MB} MB`],
  filesTooMany: ['40001', '一次只能上传一个文件'],
  pictureMissing: ['40001', '请选择要上传的图片'],
  pictureUnknown: ['40001', '请上传 JPG、PNG、WebP 或 GIF 图片'],
  pictureTooLarge: ['40001', '图片尺寸过大，请缩小后再上传'],
  pictureBroken: ['40001', '图片已损坏，无法读取'],
  pictureNotKept: ['40006', '图片保存失败，请稍后重试'],
  pictureGone: ['40401', '图片不存在或已删除'],
  picturesTooMany: ['42901', (max: number) => `每天最多上传${max}张图片，请明天再试`],
} as const satisfies Record<string, RefusalRow>

const ofAdmission = {
  provinceUnknown: ['40001', '省份不存在'],
  provinceNotFound: ['40401', '省份不存在'],
  trackUnknown: [
    '40001',
    (province: string, year: number, track: string) => `${province}${year}年高考没有${track}`,
  ],
  scoreTooHigh: [
    '40001',
    (province: string, fullMark: number) => `${province}高考满分为${fullMark}分，请核对分数`,
  ],
  otherGaokao: [
    '40006',
    (province: string, year: number | null) =>
      `账号已绑定${province}${year}年高考，不能保存其他省份或年份的成绩`,
  ],
  rankContradicts: [
    '40006',
    (table: string, score: number, range: string) => `位次与分数不符：按${table}，${score}分的位次在${range}`,
  ],
  noRankTable: ['40303', (province: string) => `${province}的一分一段表尚未收录`],

  rangeUnknown: ['40001', (field: string, position: number) => `参数 ${field} 没有第 ${position} 个区间`],
  majorClassUnknown: ['40001', (code: string) => `没有代码为 ${code} 的专业类`],
  noBatch: ['40006', '该省份没有这个批次'],
  noRules: ['40401', '该省份的填报规则尚未收录'],
  unitNotInBatch: ['40401', '该专业组不在这个批次的招生计划中'],
  noPlans: ['40303', MESSAGES.noLines],

  batchTwice: ['40001', '同一批次只能出现一次'],
  numbersBroken: ['40001', '志愿序号应从1起连续且不重复'],
  choiceTwice: ['40001', '同一志愿不能重复添加'],
  majorTwice: ['40001', (reportNo: number) => `第${reportNo}志愿的专业不能重复`],
  choiceWithoutCode: [
    '40006',
    (reportNo: number, school: string) =>
      `第${reportNo}志愿：${school}的专业组没有注明代码，不能填报，请移除`,
  ],
  choiceNotOffered: [
    '40006',
    (reportNo: number, batch: string) => `第${reportNo}志愿不在${batch}的招生计划中，请移除后重新添加`,
  ],
  majorNotOffered: [
    '40006',
    (reportNo: number) => `第${reportNo}志愿含有不属于该专业组的专业，请移除后重新选择`,
  ],
  subjectsUnfit: [
    '40006',
    (reportNo: number, unit: string, required: string) =>
      `第${reportNo}志愿${unit}要求选考${required}，与所选科目不符`,
  ],
  listsFull: ['40006', (max: number) => `最多保存${max}份志愿表，请先删除不用的`],
  undoExpired: ['40006', `删除已超过${RESTORE_DAYS}天，无法恢复`],
  listDeleted: ['40401', `志愿表已删除，可在${RESTORE_DAYS}天内恢复`],
  listChanged: ['40901', '内容已在其他设备修改'],

  regionUnknown: ['40001', (provinceId: number) => `参数 areas 中没有编号为 ${provinceId} 的省份`],
  percentagesOver: [
    '40001',
    (max: number) => `参数 reach 与 match 之和不能超过${max}：至少留${100 - max}%给保`,
  ],
  notProposable: ['40006', (batch: string) => `${batch}按顺序志愿录取，不能自动生成方案`],
  notSortable: ['40006', (batch: string) => `${batch}按顺序志愿录取，先后次序会影响机会，不能自动调整`],
  batchNotFilled: ['40401', '这份志愿表没有填报这个批次'],
  proposalsTooOften: ['42901', '请求过于频繁，请1分钟后再试'],
} as const satisfies Record<string, RefusalRow>

const ofLibrary = {
  highSchoolUnnamed: ['40001', '请输入学校名称或选择地区'],
  cityElsewhere: ['40001', '城市不属于所选省份'],
  boroughElsewhere: ['40001', '区县不属于所选城市'],
  cityUnknown: ['40401', '城市不存在'],
  highSchoolUnknown: ['40401', '学校不存在'],
  provinceClosed: ['40303', MESSAGES.provinceClosed],
  provinceLocked: ['40303', MESSAGES.provinceLocked],
} as const satisfies Record<string, RefusalRow>

const ofCommerce = {
  checkedIn: ['40006', '今日已签到'],
  cardActivated: ['40006', '您已激活过该卡'],
  cardUsed: ['40006', '该卡已被使用'],
  cardVoid: ['40006', '该卡已作废'],
  cardExpired: ['40006', '该卡已过激活期限'],
  rightsHeld: ['40006', '已长期拥有该卡的全部权益，无需激活'],
  cardUnknown: ['40401', '卡号不存在，请核对后重试'],
  cardsGuessed: ['42901', '卡号错误次数过多，请一小时后再试'],
} as const satisfies Record<string, RefusalRow>

const ofContent = {
  needMissing: ['40001', '请填写合作需求'],
  offersTooMany: ['42901', (max: number) => `每天最多提交${max}次，请明天再试`],
} as const satisfies Record<string, RefusalRow>

const ofMessaging = {
  otherSitesPage: ['40001', '参数 url 不是本站页面的地址'],
  shareFailed: ['40006', '分享配置获取失败'],
  noWechat: ['40006', '暂未开通微信登录'],
  wechatExpired: ['40006', '授权已失效，请重新进入'],
  wechatFailed: ['40006', '微信授权暂时无法使用，请稍后重试'],
  wechatTaken: ['40006', '该微信已绑定其他账号'],
  serviceFailed: ['40006', '客服二维码获取失败，请稍后重试'],
  groupFailed: ['40006', '群二维码获取失败，请稍后重试'],
  groupClosed: ['40006', '暂未开放'],
} as const satisfies Record<string, RefusalRow>

/** Every refusal, by its name: how the client reacts follows from the code (RESULT_CODES). The browser does without. */
export const REFUSALS = {
  ...ofAnyCall,
  ...ofAccount,
  ...ofAdmission,
  ...ofLibrary,
  ...ofCommerce,
  ...ofContent,
  ...ofMessaging,
}

export type Refusals = typeof REFUSALS
export type RefusalName = keyof Refusals

/** Code of a refusal. The web's build writes the code instead of the call (apps/web/vite/literals-plugin.ts). */
export function refusalCode<N extends RefusalName>(name: N): Refusals[N][0] {
  return REFUSALS[name][0]
}
