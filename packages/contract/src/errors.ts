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

/** The closed list of result codes, and what the client does on each. */
export const REACTIONS = {
  '0000': 'none',
  '6001': 'banned',
  '40001': 'toast',
  '40002': 'toast',
  '40003': 'toast',
  '40004': 'toast',
  '40005': 'verify-phone',
  '40006': 'toast',
  '40007': 'toast',
  '40101': 'session-lost',
  '40103': 'session-lost',
  '40104': 'session-lost',
  '40105': 'session-lost',
  '40301': 'toast',
  '40302': 'membership',
  '40303': 'popup',
  '40401': 'toast',
  '40901': 'merge',
  '42901': 'toast',
  '50001': 'toast',
} as const satisfies Record<string, ClientReaction>

export type ResultCode = keyof typeof REACTIONS
export type ErrorCode = Exclude<ResultCode, '0000'>

/** When each is thrown. The browser does without. */
export const RESULT_CODES: Readonly<Record<ResultCode, { readonly when: string }>> = {
  '0000': { when: '成功' },
  '6001': { when: '账号已封禁（banStatus 0），仍返回数据' },
  '40001': { when: '参数缺失或不合规，提示指出是哪一个' },
  '40002': { when: '签名缺失或不正确' },
  '40003': { when: '验证码错误、已使用、已过期或已错满5次' },
  '40004': { when: '手机号或密码错误' },
  '40005': { when: '登录或注册需要先验证手机号' },
  '40006': { when: '业务规则不允许，提示说明是哪一条' },
  '40007': { when: '手机号已注册' },
  '40101': { when: '需要登录而未带凭证' },
  '40103': { when: '登录已过期' },
  '40104': { when: '已在其他设备登录（只保留最近3个）' },
  '40105': { when: '登录凭证无效或已注销' },
  '40301': { when: '不属于当前账号，不说明是否存在' },
  '40302': { when: '需要会员或权益' },
  '40303': { when: '省份未开通或数据未开放' },
  '40401': { when: '所查内容不存在' },
  '40901': { when: '读取后已在别处修改，data 为当前版本' },
  '42901': { when: '操作过于频繁' },
  '50001': { when: '服务异常，已按请求编号记录' },
}

/** Every reply's envelope; transport failures (404, 413, 415, 429, 503) carry it, too. */
export interface Envelope<T = unknown> {
  resultCode: ResultCode
  message: string
  data: T
}
