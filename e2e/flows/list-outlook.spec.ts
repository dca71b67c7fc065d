import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ListOutlook } from '../pages/list-outlook.ts'
import { ListPage } from '../pages/list.ts'
import { BATCH, choiceOf, CANDIDATE, saveList, unitsFor } from '../support/account-list.ts'
import type { Unit } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'
import type { Phone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser
let customer: Customer
let units: Unit[] = []

beforeAll(async () => {
  ;({ server, browser } = await openFlow('list-outlook'))
  customer = await registerBound(server, '13700000011')
  units = await unitsFor(customer)
})

/** A unit with majors inside whose chance lies nearest, other than those taken. */
function unitNear(chance: number, taken: readonly Unit[]): Unit {
  const distance = (unit: Unit): number => Math.abs((unit.probability ?? 9) - chance)
  const free = units.filter((unit) => unit.hasMajorNum > 1 && !taken.includes(unit))
  const [nearest] = free.toSorted((a, b) => distance(a) - distance(b))
  if (nearest === undefined) throw new Error('too few units')
  return nearest
}

/** Saves a list of units with these chances, the first major of each chosen; answers its id. */
async function savedList(name: string, chances: readonly number[]): Promise<number> {
  const chosen: Unit[] = []
  for (const chance of chances) chosen.push(unitNear(chance, chosen))
  const choices = []
  for (const [i, unit] of chosen.entries()) {
    const { majorList } = await customer.call('majorList', {
      ...CANDIDATE,
      batchId: BATCH,
      planId: unit.planId,
    })
    const majors = majorList.slice(0, 1).map(({ planId, majorNo }) => ({ planId, majorNo }))
    choices.push({ ...choiceOf(unit, i + 1), majorList: majors })
  }
  return saveList(customer, name, choices)
}

async function openList(
  reportMainId: number,
): Promise<Phone & { readonly list: ListPage; readonly outlook: ListOutlook }> {
  const phone = await openPhone(browser, server)
  await signInByStorage(phone.page, customer)
  const list = await new ListPage(phone.page).open(reportMainId)
  const outlook = new ListOutlook(phone.page)
  await outlook.strip.waitFor()
  return { ...phone, list, outlook }
}

function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  return calls
}

const FAIR = [0.2, 0.45, 0.7, 0.9]
/** Choices behind a nearly sure one, which takes their chance away. */
const WASTEFUL = [0.999, 0.5, 0.4]

test('a simulation answers another score and a choice less by keyboard, asks nobody, and follows every change', async () => {
  const { page, problems, list, outlook } = await openList(await savedList('模拟', FAIR))
  await outlook.open()
  await outlook.slider.waitFor()
  const now = await outlook.shown('滑档风险')
  // a list just opened is looked for on the account once
  await settled(page)
  const calls = callsOf(page)
  await outlook.slider.focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
  expect(await outlook.slider.getAttribute('aria-valuetext')).toMatch(/^595分（-5），位次[\d,]+$/)
  const slipping = (): Promise<number> => outlook.shown('滑档风险')
  await expect.poll(slipping).toBeGreaterThan(now)
  const weaker = await slipping()
  await outlook.leaveOut(4)
  await expect.poll(slipping).toBeGreaterThan(weaker)
  expect(await outlook.sheet.innerText()).toContain('已去掉第4志愿来看，志愿表没有变')
  expect(calls).toEqual([])
  await outlook.close()
  await outlook.open()
  expect(await slipping()).toBe(now)
  await outlook.close()

  // refusing other majors adds a risk of refusal, a choice less one of slipping
  const refusal = (): Promise<number> => outlook.risk('退档')
  const slip = (): Promise<number> => outlook.risk('滑档风险')
  await expect.poll(refusal).toBe(0)
  await outlook.switchObey(2)
  await expect.poll(refusal).toBeGreaterThan(0.1)
  const before = await slip()
  await list.remove(4)
  await expect.poll(slip).toBeGreaterThan(before)
  await outlook.undo()
  await expect.poll(slip).toBe(before)
  expect(problems).toEqual([])
})

test('a check names what is wrong and where and prints without bars; a better order is adopted, and taken back', async () => {
  const { page, problems, list, outlook } = await openList(await savedList('检查', WASTEFUL))
  const before = await list.choices(3)
  await outlook.tool('风险检查').click()
  const main = page.getByRole('main')
  await main.getByText('可能的结果').waitFor()
  expect(await main.innerText()).toMatch(/(必须处理|建议调整)（\d+）/)
  expect(await main.innerText()).toMatch(/第[23]志愿/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: '回志愿表调整' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1, name: /检查 · 风险检查/ }).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: '回志愿表调整' }).click()

  await outlook.tool('一键优化顺序').click()
  const dialog = outlook.dialog('优化顺序')
  await dialog.getByRole('button', { name: '采用' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => list.choices(3)).not.toEqual(before)
  const after = await list.choices(3)
  expect(after.toSorted()).toEqual(before.toSorted())
  await outlook.undo()
  await expect.poll(() => list.choices(3)).toEqual(before)
  expect(problems).toEqual([])
})

test('a proposal is adopted after asking, and taken back', async () => {
  const { page, problems, list, outlook } = await openList(await savedList('方案', FAIR))
  const before = await list.choices(4)
  await outlook.tool('智能生成方案').click()
  const count = page.getByRole('list', { name: '方案' }).getByRole('listitem')
  await count.first().waitFor()
  const proposed = await count.count()
  expect(proposed).toBeGreaterThan(10)
  await page.getByRole('button', { name: '采用为志愿表' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '采用方案' }).click()
  await page.waitForURL('**/volunteerList**')
  expect(await list.choices(proposed)).toHaveLength(proposed)
  await outlook.undo()
  await page.getByRole('button', { name: /^第5志愿.*，拖动排序$/ }).waitFor({ state: 'detached' })
  await expect.poll(() => list.choices(4)).toEqual(before)
  expect(problems).toEqual([])
})

test('preferences are set by keyboard, saved with the list, and found again on another phone', async () => {
  const reportMainId = await savedList('偏好', FAIR)
  const { page, outlook } = await openList(reportMainId)
  await outlook.tool('我的偏好').click()
  const sheet = outlook.dialog('我的偏好')
  await sheet.getByRole('slider', { name: '院校' }).focus()
  await page.keyboard.press('End')
  await sheet.getByLabel('学费上限（元/年）').fill('8000')
  await sheet.getByText('意向省份', { exact: true }).click()
  await sheet.getByRole('button', { name: '湖南' }).click()
  await sheet.getByRole('button', { name: '保存' }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  const other = await openList(reportMainId)
  await other.outlook.tool('我的偏好').click()
  const again = other.outlook.dialog('我的偏好')
  const school = again.getByRole('slider', { name: '院校' })
  await expect.poll(() => school.inputValue()).toBe('5')
  expect(await again.getByLabel('学费上限（元/年）').inputValue()).toBe('8000')
  expect(await customer.call('getExpertParams', { reportMainId })).toMatchObject({ school: 5, areas: [32] })
})
