import { pageUrl } from '@wenjin/contract'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { VolunteerListPage } from '../pages/volunteer-list.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('limits'))
})

describe('a list is as long as the batch lets it be', () => {
  test.each([
    { province: '湖南', score: 600, primary: '物理', electives: ['化学', '生物'], most: 45 },
    { province: '浙江', score: 600, primary: null, electives: ['物理', '化学', '生物'], most: 80 },
  ])('$province: $most choices', async ({ province, score, primary, electives, most }) => {
    const { page, problems } = await openPhone(browser, server)
    const home = await new HomePage(page).open()
    await home.switchProvince(province)
    await home.fillGrade(score, primary, electives)
    await home.toResults()
    const results = new VolunteerPage(page)
    await results.addFirst(most)
    await page
      .getByRole('button', { name: /，加入志愿表$/ })
      .first()
      .click()
    await page.getByText(`只能添加${most}个志愿！`).waitFor()
    await results.toList()
    expect(await new VolunteerListPage(page).choices(most)).toHaveLength(most)
    expect(problems).toEqual([])
  })
})

test('a province without data says so instead of an empty page', async () => {
  const { page } = await openPhone(browser, server)
  await new HomePage(page).open()
  const grade = { provinceId: 16, year: 2026, majorTypeId: 3, courseGroupId: 0b1101, score: 600 }
  await page.evaluate((kept) => localStorage.setItem('tempGradeInfo', JSON.stringify(kept)), grade)
  await page.goto(pageUrl('volunteer'))
  await page.getByRole('button', { name: '我知道了' }).click()
  await page.getByText('当前省份暂无数据！').waitFor()
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
})
