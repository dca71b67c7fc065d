import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with the page as it stands, by one rule or by all: rule and element, one line each. */
export async function violations(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const options = only === undefined ? {} : { runOnly: { type: 'rule' as const, values: [only] } }
    const { violations: found } = await runner.run(document, { ...options, resultTypes: ['violations'] })
    return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)}`))
  }, rule)
}
