import { pageUrl } from '@wenjin/contract'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ListPage } from '../pages/list.ts'
import { ResultsPage } from '../pages/results.ts'
import { choiceOf, CANDIDATE, saveList, unitsFor } from '../support/account-list.ts'
import { register, signInByStorage } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, told } from '../support/phone.ts'

/** 浙江, whose list is the longest there are data of. */
const ZHEJIANG = { ...CANDIDATE, provinceId: 25, majorTypeId: 3, courseGroupId: 0b010_0101 }
const MAX_CHOICES = 80

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('limits'))
})

test('a list is as long as the batch lets it be, on the results and in the list', async () => {
  const customer = await register(server, '13700000031')
  const { customerId, call } = customer
  await call('changeProvince', { customerId, provinceId: ZHEJIANG.provinceId, year: ZHEJIANG.year })
  const units = (await unitsFor(customer, ZHEJIANG)).slice(1 - MAX_CHOICES)
  const choices = units.map((unit, i) => choiceOf(unit, i + 1, 0))
  const reportMainId = await saveList(customer, '满表', choices, ZHEJIANG)
  const { page, problems } = await openPhone(browser, server)
  await signInByStorage(page, customer)
  await page.goto(`${pageUrl('volunteer')}?reportMainId=${reportMainId}`)
  const results = new ResultsPage(page)
  await page.getByText(`${MAX_CHOICES - 1}/${MAX_CHOICES}`).waitFor()
  await results.addFirst(1)
  await page
    .getByRole('button', { name: /，加入志愿表$/ })
    .first()
    .click()
  await told(page, `只能添加${MAX_CHOICES}个志愿！`)
  await results.toList()
  expect(await new ListPage(page).choices(MAX_CHOICES)).toHaveLength(MAX_CHOICES)
  expect(problems).toEqual([])
})
