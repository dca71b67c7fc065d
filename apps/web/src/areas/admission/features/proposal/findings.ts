import type { Finding } from '@wenjin/contract'

type Level = Finding['level']

/** The worst first. */
export const FINDING_LEVELS: readonly Level[] = ['danger', 'warn', 'note']

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  danger: '必须处理',
  warn: '建议调整',
  note: '知道就好',
}

/** The check in one line. */
export function findingsText(findings: readonly Finding[]): string {
  const counts = FINDING_LEVELS.map((level) => findings.filter((one) => one.level === level).length)
  const [danger = 0, warn = 0] = counts
  if (danger > 0) return `有${danger}处必须处理${warn > 0 ? `，${warn}处建议调整` : ''}`
  if (warn > 0) return `没有必须处理的，有${warn}处建议调整`
  return '没有发现需要处理的风险'
}
