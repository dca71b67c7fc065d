/** What a tenant may switch off, by its code in disabledList, and what operators read about it. */
export const FEATURES = {
  'H5-WX-LOGIN': '公众号登录',
  'H5-PHONE_PW_R': '手机号密码注册',
  'H5-VOLUNTEER': '首页工具“选学校”',
  'H5-VOLUNTEER_LIST': '首页工具“志愿表”',
  'H5-MY_VOLUNTEER': '首页工具“我的志愿表”',
} as const

export type FeatureCode = keyof typeof FEATURES

/** Whether a text is the code of a feature; tenants may hold codes that this version does not know. */
export function isFeature(code: string): code is FeatureCode {
  return Object.hasOwn(FEATURES, code)
}
