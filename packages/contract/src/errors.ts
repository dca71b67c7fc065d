/** What the client does on a code: nothing more than the toast, or one of the product's reactions. */
export type ClientReaction =
  | 'none'
  | 'toast'
  | 'banned'
  | 'verify-phone'
  | 'session-lost'
  | 'membership'
  | 'popup'
  | 'merge'

/** The closed list of result codes: when each is thrown, and what the client does with it. */
export const RESULT_CODES = {
  '0000': { when: '成功', reaction: 'none' },
  '6001': { when: '账号已封禁（banStatus 0），仍返回数据', reaction: 'banned' },
  '40001': { when: '参数缺失或不合规，提示指出是哪一个', reaction: 'toast' },
  '40002': { when: '签名缺失或不正确', reaction: 'toast' },
  '40003': { when: '验证码错误、已使用、已过期或已错满5次', reaction: 'toast' },
  '40004': { when: '手机号或密码错误', reaction: 'toast' },
  '40005': { when: '登录或注册需要先验证手机号', reaction: 'verify-phone' },
  '40006': { when: '业务规则不允许，提示说明是哪一条', reaction: 'toast' },
  '40007': { when: '手机号已注册', reaction: 'toast' },
  '40101': { when: '需要登录而未带凭证', reaction: 'session-lost' },
  '40103': { when: '登录已过期', reaction: 'session-lost' },
  '40104': { when: '已在其他设备登录（只保留最近3个）', reaction: 'session-lost' },
  '40105': { when: '登录凭证无效或已注销', reaction: 'session-lost' },
  '40301': { when: '不属于当前账号，不说明是否存在', reaction: 'toast' },
  '40302': { when: '需要会员或权益', reaction: 'membership' },
  '40303': { when: '省份未开通或数据未开放', reaction: 'popup' },
  '40401': { when: '所查内容不存在', reaction: 'toast' },
  '40901': { when: '读取后已在别处修改，data 为当前版本', reaction: 'merge' },
  '42901': { when: '操作过于频繁', reaction: 'toast' },
  '50001': { when: '服务异常，已按请求编号记录', reaction: 'toast' },
} as const satisfies Record<string, { when: string; reaction: ClientReaction }>

export type ResultCode = keyof typeof RESULT_CODES
export type ErrorCode = Exclude<ResultCode, '0000'>

/** Wording of errors that do not depend on the call. */
export const ERROR_WORDING: Partial<Record<ErrorCode, string>> = {
  '6001': '账号已被封禁',
  '40002': '请求校验未通过，请刷新页面后重试',
  '40003': '请输入正确的验证码',
  '40004': '手机号或密码错误',
  '40005': '请先验证手机号',
  '40007': '该手机号已注册',
  '40101': '请先登录',
  '40103': '登录已过期，请重新登录',
  '40104': '账号已在其他设备登录，请重新登录',
  '40105': '登录已失效，请重新登录',
  '40301': '没有权限查看该内容',
  '40401': '内容不存在或已删除',
  '40901': '内容已在其他设备修改',
  '42901': '操作过于频繁，请稍后再试',
}

/** Every reply's envelope; transport failures (404, 413, 415, 429, 503) carry it, too. */
export interface Envelope<T = unknown> {
  resultCode: ResultCode
  message: string
  data: T
}
