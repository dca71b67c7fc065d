import { MESSAGING_SCRIPT } from '@wenjin/contract'
import { STATISTICS_HOST } from './statistics.ts'

export interface PageNeeds {
  /** The tenant uses the statistics service. */
  readonly statistics: boolean
  /** The tenant has a messaging app. */
  readonly sharing: boolean
  /** Page script of the container that shows the page; undefined: none does. */
  readonly containerScript: string | undefined
}

/**
 * The page's content security policy: own files and what carries the nonce; other hosts only as
 * the tenant, or the container that shows the page, needs them.
 */
export function pagePolicy(nonce: string, { statistics, sharing, containerScript }: PageNeeds): string {
  const theirs = statistics ? ` ${STATISTICS_HOST}` : ''
  const scripts = new Set([sharing ? MESSAGING_SCRIPT : undefined, containerScript])
  scripts.delete(undefined)
  const script = [...scripts].map((url) => ` ${url}`).join('')
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
