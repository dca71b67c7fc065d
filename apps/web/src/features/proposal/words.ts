/**
 * What a proposal gains over the usual rule of thumb, a third each of 冲, 稳 and 保.
 * @param gain expected worth over that of the rule of thumb, less 1
 */
export function gainText(gain: number): string {
  const percent = Math.round(gain * 100)
  const than = '与冲、稳、保各三分之一的常用填法相比'
  if (percent < 1) return `${than}，按你的偏好算，期望结果相当。`
  return `${than}，按你的偏好算，期望结果好${percent}%。`
}
