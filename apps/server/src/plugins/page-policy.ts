import { STATISTICS_HOST } from './statistics.ts'

/** Where the messaging app's page script comes from. */
const SHARE_SCRIPT = 'https://res.wx.qq.com/open/js/'

export interface PageNeeds {
  /** The tenant uses the statistics service. */
  readonly statistics: boolean
  /** The tenant has a messaging app. */
  readonly sharing: boolean
}

/** The page's content security policy: own files and what carries the nonce; other hosts only as the tenant needs them. */
export function pagePolicy(nonce: string, { statistics, sharing }: PageNeeds): string {
  const theirs = statistics ? ` ${STATISTICS_HOST}` : ''
  const script = sharing ? ` ${SHARE_SCRIPT}` : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'self'${theirs}${script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${theirs}`,
    `connect-src 'self'${theirs}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
