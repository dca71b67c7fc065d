/** Most tags of a customer, and most characters of one, as the call takes them. */
export const MOST_TAGS = 20
export const LONGEST_TAG = 12

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
  if (tag.length > LONGEST_TAG) return { problem: `一个标签最多${LONGEST_TAG}个字` }
  if (tags.includes(tag)) return { problem: '已有这个标签' }
  if (tags.length >= MOST_TAGS) return { problem: `最多添加${MOST_TAGS}个标签` }
  return { tags: [...tags, tag], problem: null }
}
