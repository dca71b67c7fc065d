import { pageUrl } from '@wenjin/contract'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ClashSheet } from '../pages/clash-sheet.ts'
import { HomePage } from '../pages/home.ts'
import { MyListsPage } from '../pages/my-lists.ts'
import { SignInSheet } from '../pages/sign-in.ts'
import { VolunteerListPage } from '../pages/volunteer-list.ts'
import { VolunteerPage } from '../pages/volunteer.ts'
import { openFlow } from '../support/flow.ts'
import type { RunningServer } from '../support/flow.ts'
import { openPhone } from '../support/phone.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await openFlow('two-phones'))
})

interface TwoPhones {
  readonly first: Page
  readonly second: Page
  /** The list that both show at the start. */
  readonly choices: readonly string[]
}

/** One person with a list of four choices, on two phones: the second is opened with the first one's credentials. */
async function openTwoPhones(phoneNumber: string): Promise<TwoPhones> {
  const { page: first } = await openPhone(browser, server)
  const home = await new HomePage(first).open()
  await home.fillGrade(620, '物理', ['化学', '生物'])
  await home.toResults()
  const results = new VolunteerPage(first)
  await results.addFirst(4)
  await results.toList()
  const list = new VolunteerListPage(first)
  await list.askToKeep()
  const signIn = new SignInSheet(first)
  await signIn.signIn(phoneNumber, server)
  await signIn.confirmBinding()
  await list.saved()
  const credentials = await first.evaluate(() => {
    const query = new URLSearchParams()
    for (const key of ['cid', 'tk', 'tn']) query.set(key, localStorage.getItem(key) ?? '')
    return query.toString()
  })
  const { page: second } = await openPhone(browser, server, { width: 320, height: 568 })
  await second.goto(`${pageUrl('index')}?${credentials}`)
  await second.getByRole('button', { name: '修改成绩' }).waitFor()
  const other = await new VolunteerListPage(second).open()
  const choices = await list.choices(4)
  expect(await other.choices(4)).toEqual(choices)
  await other.saved()
  return { first, second, choices }
}

/** A version as the dialog shows it, without places and marks, is this list. */
function expectVersion(version: readonly string[], choices: readonly string[]): void {
  const names = version.map((text) =>
    text.replace(/^\d+/, '').replace(/(只在这份|顺序不同|专业或调剂不同)$/, ''),
  )
  expect(names.map(withoutSpaces)).toEqual(choices.map(withoutSpaces))
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** The first phone, out of reach, removes one choice; the second removes another, which the account takes. */
async function partWays({
  first,
  second,
  choices,
}: TwoPhones): Promise<{ mine: string[]; theirs: string[] }> {
  await first.context().setOffline(true)
  const [mine, theirs] = [new VolunteerListPage(first), new VolunteerListPage(second)]
  await mine.remove(1)
  await theirs.remove(4)
  await theirs.saved()
  await first.context().setOffline(false)
  return { mine: choices.slice(1), theirs: choices.slice(0, 3) }
}

/** Opened again, the phone comes to show these choices: first its own copy, then what the account holds. */
async function shows(page: Page, choices: readonly string[]): Promise<void> {
  const list = await new VolunteerListPage(page).open()
  await list.saved()
  await expect.poll(() => list.choices(choices.length)).toEqual(choices)
}

test('keeping this phone’s version sets the other aside as a copy on the account', async () => {
  const phones = await openTwoPhones('13900000001')
  const { first, second } = phones
  const { mine, theirs } = await partWays(phones)
  const clash = await new ClashSheet(first).appears()
  const shown = await clash.versions()
  expectVersion(shown.mine, mine)
  expectVersion(shown.theirs, theirs)

  await clash.putOff()
  const list = new VolunteerListPage(first)
  expect(await list.choices(3)).toEqual(mine)
  await (await clash.reopen()).choose('保留本机')
  await list.saved()
  expect(await list.choices(3)).toEqual(mine)
  await shows(second, mine)

  const lists = await new MyListsPage(second).open()
  expect(await lists.names(2)).toEqual(expect.arrayContaining([expect.stringMatching(/ 备份$/)]))
  await lists.openList(/备份/)
  expect(await new VolunteerListPage(second).choices(3)).toEqual(theirs)
})

test('taking the other phone’s version sets this one aside as a copy on the account', async () => {
  const phones = await openTwoPhones('13900000002')
  const { first, second } = phones
  const { mine, theirs } = await partWays(phones)
  await (await new ClashSheet(first).appears()).choose('用另一台的')
  const list = new VolunteerListPage(first)
  await list.saved()
  expect(await list.choices(3)).toEqual(theirs)
  await shows(second, theirs)

  const lists = await new MyListsPage(first).open()
  expect(await lists.names(2)).toEqual(expect.arrayContaining([expect.stringMatching(/ 备份$/)]))
  await lists.openList(/备份/)
  expect(await new VolunteerListPage(first).choices(3)).toEqual(mine)
})

test('merging keeps this phone’s order and every choice of both, without a copy', async () => {
  const phones = await openTwoPhones('13900000003')
  const { first, second, choices } = phones
  const { mine } = await partWays(phones)
  await (await new ClashSheet(first).appears()).choose('合并')
  const list = new VolunteerListPage(first)
  await list.saved()
  const merged = [...mine, ...choices.slice(0, 1)]
  expect(await list.choices(4)).toEqual(merged)
  await shows(second, merged)
  expect(await (await new MyListsPage(second).open()).names(1)).toHaveLength(1)
})

test('of two phones that save at once, the second meets the choice and the first keeps its own', async () => {
  const { first, second, choices } = await openTwoPhones('13900000004')
  const pages = [first, second] as const
  await Promise.all([new VolunteerListPage(first).remove(1), new VolunteerListPage(second).remove(4)])
  const left = [choices.slice(1), choices.slice(0, 3)] as const
  const late = await Promise.any(
    pages.map(async (page, i) => {
      await new ClashSheet(page).appears()
      return i
    }),
  )
  const [own, others] = late === 0 ? left : [left[1], left[0]]
  const page = pages[late] ?? first
  const winner = pages[1 - late] ?? second
  const clash = new ClashSheet(page)
  const shown = await clash.versions()
  expectVersion(shown.mine, own)
  expectVersion(shown.theirs, others)
  await new VolunteerListPage(winner).saved()
  await clash.choose('保留本机')
  await new VolunteerListPage(page).saved()
  await shows(winner, own)
  const lists = await new MyListsPage(page).open()
  await lists.names(2)
  await lists.openList(/备份/)
  expect(await new VolunteerListPage(page).choices(3)).toEqual(others)
})
