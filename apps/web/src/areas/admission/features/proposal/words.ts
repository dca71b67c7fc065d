import { shareText, someSlipping } from '../../../../shared/ui/share-text.ts'

/** Chances of slipping that differ by less are told as alike. */
const ALIKE = 0.0005

/**
 * What a proposal gains over the usual rule of thumb, a third each of 冲, 稳 and 保, and what it risks for it.
 * @param gain expected worth over that of the rule of thumb, less 1
 * @param slipping chance of slipping of the proposal; @param usual that of the rule of thumb
 */
export function gainText(gain: number, slipping: number, usual: number): string {
  const percent = Math.round(gain * 100)
  const than = '与冲、稳、保各三分之一的常用填法相比'
  const better = percent < 1 ? '期望结果相当' : `期望结果好${percent}%`
  const risk =
    slipping > usual + ALIKE
      ? `滑档风险${shareText(slipping)}，高于它的${shareText(someSlipping(usual))}，想更稳可以调高“把握”`
      : '滑档风险不高于它'
  return `${than}，按你的偏好算，${better}，${risk}。`
}

/** What holding the gradient and resting on solid 保 costs, as a share of the expected result. */
export function costText(cost: number): string {
  const price =
    cost < 0.005
      ? '期望结果几乎不变'
      : `期望结果比不设这些限制的填法低${Math.round(cost * 100)}%，换来的是估计有偏差时也有退路`
  return `方案守住冲稳保的梯度，并至少有五分之一是数据可靠、各不同校的保底：${price}。`
}
