import { BASE, isFeature, themeVariables } from '@wenjin/contract'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import { statisticsScript } from './statistics.ts'

export interface PageFilling {
  readonly nonce: string
  readonly tenant: Tenant
  readonly home: boolean
  readonly boot: object
  /** First gaokao year a person may choose now. */
  readonly year: number | undefined
  /** The page's own files, below the base. */
  readonly preloads: readonly string[]
  /** Of the statistics service; undefined: the tenant uses none. */
  readonly statisticsId: string | undefined
}

/**
 * The page with the start answers, the tenant's colours and texts, and the nonce in it. What the tenant switched off is
 * hidden from the first frame on, before the application leaves it out.
 */
export function fillPage(
  page: string,
  { nonce, tenant, home, boot, year, preloads, statisticsId }: PageFilling,
): string {
  const variables = Object.entries(themeVariables(tenant.themeColor))
  const theme = `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
  const hidden = tenant.disabledList
    .filter(isFeature)
    .map((code) => `[data-feature="${code}"]{display:none}`)
    .join('')
  const statistics = statisticsId === undefined ? '' : statisticsScript(statisticsId, nonce)
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return (
    page
      .replace('data-route="home"', `data-route="${home ? 'home' : 'other'}"`)
      .replaceAll('%NONCE%', nonce)
      .replaceAll('%YEAR%', String(year))
      .replaceAll('%BRAND%', () => escapeHtml(tenant.brandName))
      .replace('<!--theme-->', () => `<style nonce="${nonce}">${theme}${hidden}</style>${statistics}`)
      .replace('<!--preloads-->', () => preloads.map(preloadLink).join(''))
      // last, so that nothing in a tenant's texts is taken for one of the marks above
      .replace(
        '<!--boot-->',
        () => `<script type="application/json" id="boot" nonce="${nonce}">${json}</script>`,
      )
  )
}

/** As the application fetches them itself, so that it finds them there. */
function preloadLink(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style" crossorigin' : 'rel="modulepreload"'
  return `<link ${kind} href="${BASE}/${file}">`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
