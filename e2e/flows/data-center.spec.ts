import { pageUrl } from '@wenjin/contract'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { DataCenterPage } from '../pages/data-center.ts'
import { HomePage, openResults } from '../pages/home.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { violations } from '../support/axe.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

const HUNAN = '?provinceId=32'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('data-center'))
})

describe('the way there', () => {
  test.each([
    ['explain', '概率说明'],
    ['rateReport', '概率解读'],
  ] as const)('from the popup %s of the results, and back to them', async (popup, title) => {
    const page = await openResults(browser, server)
    const results = new VolunteerPage(page)
    await results.opener(popup).click()
    const sheet = page.getByRole('dialog', { name: title })
    await sheet.getByRole('link', { name: /数据与准确度/ }).click()
    const center = await new DataCenterPage(page).shown()
    expect(new URL(page.url()).search).toBe(HUNAN)
    expect(await center.province.innerText()).toContain('湖南')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: '返回' }).click()
    await page.waitForURL('**/volunteer/index**')
    await results.opener(popup).waitFor()
  })

  test('without a province in the address it is the one of the score; an unknown one falls to it', async () => {
    const { page } = await openPhone(browser, server)
    await (await new HomePage(page).open()).switchProvince('浙江')
    for (const search of ['', '?provinceId=9999']) {
      const center = await new DataCenterPage(page).open(search)
      expect(await center.province.innerText()).toContain('浙江')
    }
  })
})

describe('what is loaded', () => {
  test('kinds, years and sources of the province, marked as demo data', async () => {
    const { page, problems } = await openPhone(browser, server)
    const center = await new DataCenterPage(page).open(HUNAN)
    const main = await page.getByRole('main').innerText()
    expect(main).toMatch(/湖南收录了.*年的投档录取线/)
    expect(main).toContain('本数据为示例，不可用于填报。')
    const years = await center.years('投档录取线')
    expect(years).toHaveLength(6)
    expect(years.join(' ')).toMatch(/2025年[\d,]+条/)
    await center.fold('：投档录取线').click()
    const source = center.fold(/示例数据.*导入/).first()
    await source.click()
    expect(
      await center
        .table(/的明细$/)
        .first()
        .innerText(),
    ).toMatch(/科类\s*层级\s*条数/)
    expect(problems).toEqual([])
  })

  test('another province has its own, and the address keeps it', async () => {
    const { page } = await openPhone(browser, server)
    const center = await new DataCenterPage(page).open(HUNAN)
    await center.switchProvince('浙江')
    await page.getByText(/^浙江收录了/).waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?provinceId=\d+$/)
    await page.reload()
    await page.getByText(/^浙江收录了/).waitFor()
  })

  test('a failed answer says so and a retry goes on', async () => {
    const { page } = await openPhone(browser, server)
    await page.route('**/api/center/**', (route) => route.abort())
    await page.goto(`${pageUrl('data')}${HUNAN}`)
    await page.getByText('数据情况没有加载出来').waitFor()
    await page.unroute('**/api/center/**')
    await page.getByRole('button', { name: '重试' }).click()
    expect(await (await new DataCenterPage(page).shown()).years('一分一段')).toHaveLength(6)
  })
})

describe('how true the chances were', () => {
  test('the chart tells in words what it shows, and the table behind it opens by keyboard', async () => {
    const { page } = await openPhone(browser, server)
    const center = await new DataCenterPage(page).open(HUNAN)
    expect(await center.chart.getAttribute('aria-label')).toMatch(/说(<1|\d+)%的实际[<>]?\d+%/)
    await center.fold('看数据').focus()
    await page.keyboard.press('Enter')
    const rows = center.table('各档概率说的和实际的').getByRole('row')
    await rows.nth(10).waitFor()
    expect(await rows.count()).toBe(11)
    expect(await page.getByRole('main').innerText()).toMatch(
      /说八成把握的区间，实际有[<>]?\d+%的投档线落在里面/,
    )
  })

  test('a series that is chosen stays in the address', async () => {
    const { page } = await openPhone(browser, server)
    const center = await new DataCenterPage(page).open(HUNAN)
    const names = await center.series.getByRole('option').allInnerTexts()
    expect(names.length).toBeGreaterThan(1)
    await center.series.selectOption({ index: 1 })
    await page.waitForURL('**series=**')
    await page.reload()
    await center.shown()
    expect(await center.series.locator('option:checked').innerText()).toBe(names[1])
  })
})

describe.each([
  ['light', false],
  ['dark', true],
] as const)('in %s', (_name, dark) => {
  test('axe finds nothing wrong, everything open', async () => {
    const { page } = await openPhone(browser, server, { dark })
    const center = await new DataCenterPage(page).open(HUNAN)
    await center.openEverything()
    expect(await violations(page)).toEqual([])
  })
})

test.each([16, 32])(
  'on the narrowest phone with text of %d px nothing is wider, everything open',
  async (size) => {
    const { page } = await openPhone(browser, server, { width: 320, height: 568 })
    const center = await new DataCenterPage(page).open(HUNAN)
    await center.openEverything()
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)
