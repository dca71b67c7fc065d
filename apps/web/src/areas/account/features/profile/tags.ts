import { callLimits } from '@wenjin/contract'

const LIMITS = callLimits('updateCustomerTag').tags
export const MAX_TAGS = LIMITS.maxItems
export const MAX_TAG_LENGTH = LIMITS.items.maxLength

/** Offered to be added by a tap; everything else is typed. */
export const TAG_SUGGESTIONS = [
  '优先学校层次',
  '优先专业',
  '优先省内',
  '优先大城市',
  '考虑读研',
  '想学计算机',
  '想学医',
  '想当老师',
  '考虑军校',
  '考虑警校',
  '考虑中外合作',
  '学费要低一些',
  '擅长文科',
  '擅长理科',
  '学科竞赛',
  '体育特长',
  '艺术特长',
  '近视',
  '色弱',
] as const

/** The tags with one more, or why it cannot be added. */
export function addTag(
  tags: readonly string[],
  typed: string,
): { readonly tags: readonly string[]; readonly problem: null } | { readonly problem: string } {
  const tag = typed.trim().replace(/\s+/g, ' ')
  if (tag === '') return { problem: '请输入标签' }
  if (tag.length > MAX_TAG_LENGTH) return { problem: `一个标签最多${MAX_TAG_LENGTH}个字` }
  if (tags.includes(tag)) return { problem: '已有这个标签' }
  if (tags.length >= MAX_TAGS) return { problem: `最多添加${MAX_TAGS}个标签` }
  return { tags: [...tags, tag], problem: null }
}
