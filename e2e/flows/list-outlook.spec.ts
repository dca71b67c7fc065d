import { pageUrl } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HomePage } from '../pages/home.ts'
import { ListOutlook } from '../pages/list-outlook.ts'
import { VolunteerListPage } from '../pages/volunteer-list.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { violations } from '../support/axe.ts'
import { register, signInByStorage } from '../support/customer.ts'
import type { Customer } from '../support/customer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone, settled } from '../support/phone.ts'
import type { Phone } from '../support/phone.ts'

type Unit = CallReply<Calls['queryUniv']>['univList'][number]['groups'][number]

const BATCH = 2
const GRADE = { provinceId: 32, year: 2026, majorTypeId: 1, courseGroupId: 13, score: 600 }

let server: RunningServer
let browser: Browser
let customer: Customer
let units: Unit[] = []
let scoreId = 0

beforeAll(async () => {
  ;({ server, browser } = await openFlow('list-outlook'))
  customer = await register(server, '13700000011')
  const { customerId, call } = customer
  await call('changeProvince', { customerId, provinceId: GRADE.provinceId, year: GRADE.year })
  scoreId = (await call('saveScore', GRADE)).scoreId
  const { batchId } = (await call('batchList', GRADE)).find((one) => one.reportEnabled === 1) ?? {
    batchId: 0,
  }
  if (batchId !== BATCH) throw new Error(`batch ${batchId} comes first`)
  const { univList } = await call('queryUniv', { ...GRADE, batchId: BATCH, pageSize: 200 })
  units = univList.flatMap(({ groups }) => groups)
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
  const reportUnivList = []
  for (const [i, { planId, univId, group }] of chosen.entries()) {
    const { majorList } = await customer.call('majorList', { ...GRADE, batchId: BATCH, planId })
    const majors = majorList.slice(0, 1).map((major) => ({ planId: major.planId, majorNo: major.majorNo }))
    const isObey = 1 as const
    reportUnivList.push({ planId, univId, group, reportNo: i + 1, isObey, majorList: majors })
  }
  const batchList = [{ batchId: BATCH, reportUnivList }]
  return (await customer.call('saveReport', { scoreId, name, batchList })).reportMainId
}

async function openList(
  reportMainId: number,
  options: { readonly dark?: boolean } = {},
): Promise<Phone & { readonly list: VolunteerListPage; readonly outlook: ListOutlook }> {
  const phone = await openPhone(browser, server, options)
  await signInByStorage(phone.page, customer)
  const list = await new VolunteerListPage(phone.page).open(reportMainId)
  const outlook = new ListOutlook(phone.page)
  await outlook.strip.waitFor()
  return { ...phone, list, outlook }
}

/** The list of a visitor who has chosen the first so many units. */
async function visitorsList(count: number): Promise<Page> {
  const { page } = await openPhone(browser, server)
  const home = await new HomePage(page).open()
  await home.fillGrade(600, '物理', ['化学', '生物'])
  await home.toResults()
  const results = new VolunteerPage(page)
  await results.addFirst(count)
  await results.toList()
  return page
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

describe('simulation of the list', () => {
  test('answers another score and a choice less by keyboard, asks nobody, and forgets it on leaving', async () => {
    const { page, problems, outlook } = await openList(await savedList('模拟', FAIR))
    await outlook.open()
    await outlook.slider.waitFor()
    const now = await outlook.shown('滑档风险')
    // a list just opened is looked for on the account once
    await settled(page)
    const calls = callsOf(page)
    await outlook.slider.focus()
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft')
    expect(await outlook.slider.getAttribute('aria-valuetext')).toMatch(/^595分（-5），位次[\d,]+$/)
    const weaker = await outlook.shown('滑档风险')
    expect(weaker).toBeGreaterThan(now)
    await outlook.leaveOut(4)
    const without = await outlook.shown('滑档风险')
    expect(without).toBeGreaterThan(weaker)
    expect(await outlook.sheet.innerText()).toContain('已去掉第4志愿来看，志愿表没有变')
    expect(calls).toEqual([])
    await outlook.close()
    await outlook.open()
    expect(await outlook.shown('滑档风险')).toBe(now)
    expect(problems).toEqual([])
  })

  test('follows every change: refusing other majors adds a risk of refusal, a choice less one of slipping', async () => {
    const { list, outlook } = await openList(await savedList('变化', FAIR))
    expect(await outlook.risk('退档')).toBe(0)
    await outlook.switchObey(2)
    expect(await outlook.risk('退档')).toBeGreaterThan(0.1)
    const before = await outlook.risk('滑档风险')
    await list.remove(4)
    expect(await outlook.risk('滑档风险')).toBeGreaterThan(before)
    await outlook.undo()
    expect(await outlook.risk('滑档风险')).toBe(before)
  })

  test('a visitor has it, too', async () => {
    const page = await visitorsList(2)
    expect(await new ListOutlook(page).risk('滑档风险')).toBeGreaterThan(1)
  })
})

describe('order of the list', () => {
  test('a better one is proposed with reasons, adopted, and taken back', async () => {
    const { page, list, outlook } = await openList(await savedList('顺序', WASTEFUL))
    const before = await list.choices(3)
    await outlook.tool('一键优化顺序').click()
    const dialog = outlook.dialog('优化顺序')
    await dialog.getByRole('button', { name: '采用' }).click()
    await dialog.waitFor({ state: 'detached' })
    const after = await list.choices(3)
    expect(after).not.toEqual(before)
    expect(after.toSorted()).toEqual(before.toSorted())
    await outlook.undo()
    await page.waitForFunction(
      (first) =>
        document.querySelector('[aria-label^="第1志愿"]')?.getAttribute('aria-label')?.includes(first),
      before[0] ?? '?',
    )
    expect(await list.choices(3)).toEqual(before)
  })

  test('one that cannot be bettered is said to be right', async () => {
    const { outlook } = await openList(await savedList('合适', FAIR))
    await outlook.tool('一键优化顺序').click()
    const footer = outlook.dialog('优化顺序').getByRole('button', { name: '知道了' })
    await footer.waitFor()
    expect(await outlook.dialog('优化顺序').innerText()).toContain('现在的顺序已经合适')
  })

  test('a visitor is asked to sign in', async () => {
    const page = await visitorsList(1)
    await new ListOutlook(page).tool('一键优化顺序').click()
    const signIn = page.getByRole('dialog', { name: '登录' })
    await signIn.waitFor()
    expect(await signIn.innerText()).toContain('登录后可优化志愿顺序')
  })
})

describe('of a batch in sequence', () => {
  const ZHEJIANG = { provinceId: 25, year: 2026, majorTypeId: 3, courseGroupId: 37, score: 600 }
  let other: Customer
  let reportMainId = 0
  beforeAll(async () => {
    other = await register(server, '13700000012')
    const { customerId, call } = other
    await call('changeProvince', { customerId, provinceId: ZHEJIANG.provinceId, year: ZHEJIANG.year })
    const { scoreId } = await call('saveScore', ZHEJIANG)
    const { univList } = await call('queryUniv', { ...ZHEJIANG, batchId: BATCH, pageSize: 2 })
    const reportUnivList = univList
      .flatMap(({ groups }) => groups.slice(0, 1))
      .map(({ planId, univId, group }, i) => {
        return { planId, univId, group, reportNo: i + 1, isObey: 0 as const, majorList: [] }
      })
    const batchList = [{ batchId: BATCH, reportUnivList }]
    reportMainId = (await call('saveReport', { scoreId, name: '顺序志愿', batchList })).reportMainId
  })

  test('no order is proposed, which is no failure to try again', async () => {
    const { page, problems } = await openPhone(browser, server)
    await signInByStorage(page, other)
    await new VolunteerListPage(page).open(reportMainId)
    const outlook = new ListOutlook(page)
    await outlook.strip.waitFor()
    // the demo data have no units in the early batch: the phone's list becomes one of it
    await page.evaluate(() => {
      const kept = localStorage.getItem('_temporaryVolunteer_') ?? ''
      localStorage.setItem('_temporaryVolunteer_', kept.replaceAll('"batchId":2', '"batchId":1'))
    })
    await page.goto(`${pageUrl('volunteerList')}?batchId=1`)
    await page.getByText('志愿表模拟不适用').waitFor()
    await outlook.tool('一键优化顺序').click()
    const sheet = outlook.dialog('优化顺序')
    await sheet.getByText('顺序志愿不自动调整').waitFor()
    expect(await sheet.getByRole('button', { name: '重试' }).count()).toBe(0)
    await sheet.getByRole('button', { name: '知道了' }).click()
    await sheet.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  test('no list is proposed either', async () => {
    const { page } = await openPhone(browser, server)
    await signInByStorage(page, other)
    await page.goto(pageUrl('index'))
    await page.goto(`${pageUrl('aiReport')}?batchId=1`)
    await page.getByText('普通类提前录取不自动生成方案').waitFor()
    expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
  })
})

test('the check names what is wrong and where, and prints without bars', async () => {
  const { page, problems, outlook } = await openList(await savedList('检查', WASTEFUL))
  await outlook.tool('风险检查').click()
  const main = page.getByRole('main')
  await main.getByText('可能的结果').waitFor()
  expect(await main.innerText()).toMatch(/(必须处理|建议调整)（\d+）/)
  expect(await main.innerText()).toMatch(/第[23]志愿/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: '回志愿表调整' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1, name: /检查 · 风险检查/ }).isVisible()).toBe(true)
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
  expect(await list.choices(4)).toEqual(before)
  expect(problems).toEqual([])
})

describe('preferences', () => {
  test('are set by keyboard, saved with the list, and found again on another phone', async () => {
    const reportMainId = await savedList('偏好', FAIR)
    const { page, outlook } = await openList(reportMainId)
    await outlook.tool('我的偏好').click()
    const sheet = outlook.dialog('我的偏好')
    await sheet.getByRole('slider', { name: '院校' }).focus()
    await page.keyboard.press('End')
    await sheet.getByLabel('学费上限（元/年）').fill('八千')
    await sheet.getByRole('button', { name: '保存' }).press('Enter')
    await sheet.getByRole('alert').waitFor()
    await sheet.getByLabel('学费上限（元/年）').fill('8000')
    await sheet.getByText('意向省份', { exact: true }).click()
    await sheet.getByRole('button', { name: '湖南' }).click()
    await sheet.getByRole('button', { name: '保存' }).click()
    await sheet.waitFor({ state: 'detached' })
    const other = await openList(reportMainId)
    await other.outlook.tool('我的偏好').click()
    const again = other.outlook.dialog('我的偏好')
    expect(await again.getByRole('slider', { name: '院校' }).inputValue()).toBe('5')
    expect(await again.getByLabel('学费上限（元/年）').inputValue()).toBe('8000')
    expect(await customer.call('getExpertParams', { reportMainId })).toMatchObject({ school: 5, areas: [32] })
  })

  test('of a visitor stay on the phone', async () => {
    const page = await visitorsList(1)
    const outlook = new ListOutlook(page)
    await outlook.tool('我的偏好').click()
    const sheet = outlook.dialog('我的偏好')
    await sheet.getByRole('slider', { name: '城市' }).fill('5')
    await sheet.getByRole('button', { name: '保存' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.reload()
    await outlook.tool('我的偏好').click()
    expect(await sheet.getByRole('slider', { name: '城市' }).inputValue()).toBe('5')
  })
})

test.each(['aiReport', 'appraise'] as const)('%s says to a visitor what a customer sees', async (name) => {
  const { page } = await openPhone(browser, server)
  await page.goto(pageUrl(name))
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain('登录后查看')
})

for (const dark of [false, true]) {
  test(`axe finds nothing on simulation, chance, preferences, order, check and proposal (${dark ? 'dark' : 'light'})`, async () => {
    const { page, outlook } = await openList(await savedList('无障碍', WASTEFUL), { dark })
    const found: Record<string, string[]> = { list: await violations(page) }
    const look = async (name: string): Promise<void> => {
      await settled(page)
      found[name] = await violations(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await outlook.open()
    await outlook.leaveOut(1)
    await look('simulation')
    await page
      .getByRole('button', { name: /概率解读$/ })
      .first()
      .click()
    await outlook.dialog('概率解读').waitFor()
    await look('chance')
    await outlook.tool('我的偏好').click()
    await outlook.dialog('我的偏好').getByText('意向省份', { exact: true }).click()
    await look('preferences')
    await outlook.tool('一键优化顺序').click()
    await outlook.dialog('优化顺序').getByRole('button', { name: '采用' }).waitFor()
    await look('order')
    await outlook.tool('风险检查').click()
    await page.getByText('可能的结果').waitFor()
    found['check'] = await violations(page)
    await page.goBack()
    await outlook.tool('智能生成方案').click()
    await page.getByRole('list', { name: '方案' }).waitFor()
    found['proposal'] = await violations(page)
    expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([])
  })
}
