import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with the page as it stands: rule and element, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations: found } = await runner.run()
    return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)}`))
  })
}
