import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DataCenterPage } from '../pages/data-center.ts'
import { openResults } from '../pages/home.ts'
import { ResultsPage } from '../pages/results.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('data-center'))
})

test('from either popup about chances to what they rest on, back to the results, and on to another province', async () => {
  const { page } = await openResults(browser, server)
  const results = new ResultsPage(page)
  const dataCenter = new DataCenterPage(page)
  for (const [popup, title] of [
    ['explain', '概率说明'],
    ['rateReport', '概率解读'],
  ] as const) {
    await results.opener(popup).click()
    const sheet = page.getByRole('dialog', { name: title })
    await sheet.getByRole('link', { name: /数据与准确度/ }).click()
    await dataCenter.shown()
    expect(new URL(page.url()).search).toBe('?provinceId=32')
    expect(await dataCenter.province.innerText()).toContain('湖南')
    expect(await page.getByRole('dialog').count()).toBe(0)
    const years = await dataCenter.years('投档录取线')
    expect(years).toHaveLength(6)
    expect(years.join(' ')).toMatch(/2025年[\d,]+条/)
    await page.getByRole('button', { name: '返回' }).click()
    await page.waitForURL('**/volunteer/index**')
    await results.opener(popup).waitFor()
  }

  await dataCenter.open('?provinceId=32')
  const main = page.getByRole('main')
  expect(await main.innerText()).toContain('本数据为示例，不可用于填报。')
  expect(await main.innerText()).toMatch(/说八成把握的区间，实际有[<>]?\d+%的投档线落在里面/)
  expect(await dataCenter.chart.getAttribute('aria-label')).toMatch(/说(<1|\d+)%的实际[<>]?\d+%/)
  const names = await dataCenter.series.getByRole('option').allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  await dataCenter.series.selectOption({ index: 1 })
  await page.waitForURL('**series=**')
  await page.reload()
  await dataCenter.shown()
  expect(await dataCenter.series.locator('option:checked').innerText()).toBe(names[1])

  await dataCenter.switchProvince('浙江')
  await page.getByText(/^浙江收录了/).waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?provinceId=\d+$/)
  await page.reload()
  await page.getByText(/^浙江收录了/).waitFor()
})
