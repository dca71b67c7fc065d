import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ClashSheet } from '../pages/clash-sheet.ts'
import { MyListsPage } from '../pages/my-lists.ts'
import { ListPage } from '../pages/list.ts'
import { choiceOf, saveList, unitsFor } from '../support/account-list.ts'
import { registerBound, signInByStorage } from '../support/customer.ts'
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

/** One person whose account has a list of four choices, on two phones. */
async function openTwoPhones(phoneNumber: string): Promise<TwoPhones> {
  const customer = await registerBound(server, phoneNumber)
  const chosen = (await unitsFor(customer)).slice(0, 4)
  const places = chosen.map((unit, i) => choiceOf(unit, i + 1))
  const reportMainId = await saveList(customer, '两台手机', places)
  const open = async (size: Parameters<typeof openPhone>[2]): Promise<readonly [Page, string[]]> => {
    const { page } = await openPhone(browser, server, size)
    await signInByStorage(page, customer)
    const list = await new ListPage(page).open(reportMainId)
    await list.saved()
    return [page, await list.choices(4)]
  }
  const [first, choices] = await open({})
  const [second, others] = await open({ width: 320, height: 568 })
  expect(others).toEqual(choices)
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
  const [mine, theirs] = [new ListPage(first), new ListPage(second)]
  await mine.remove(1)
  await theirs.remove(4)
  await theirs.saved()
  await first.context().setOffline(false)
  return { mine: choices.slice(1), theirs: choices.slice(0, 3) }
}

/** Opened again, the phone comes to show these choices: first its own copy, then what the account holds. */
async function shows(page: Page, choices: readonly string[]): Promise<void> {
  const list = await new ListPage(page).open()
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
  const list = new ListPage(first)
  await expect.poll(() => list.choices(3)).toEqual(mine)
  await (await clash.reopen()).choose('保留本机')
  await list.saved()
  await expect.poll(() => list.choices(3)).toEqual(mine)
  await shows(second, mine)

  const lists = await new MyListsPage(second).open()
  expect(await lists.names(2)).toEqual(expect.arrayContaining([expect.stringMatching(/ 备份$/)]))
  await lists.openList(/备份/)
  await expect.poll(() => new ListPage(second).choices(3)).toEqual(theirs)
})

test('taking the other phone’s version sets this one aside as a copy on the account', async () => {
  const phones = await openTwoPhones('13900000002')
  const { first, second } = phones
  const { mine, theirs } = await partWays(phones)
  await (await new ClashSheet(first).appears()).choose('用另一台的')
  const list = new ListPage(first)
  await list.saved()
  await expect.poll(() => list.choices(3)).toEqual(theirs)
  await shows(second, theirs)

  const lists = await new MyListsPage(first).open()
  expect(await lists.names(2)).toEqual(expect.arrayContaining([expect.stringMatching(/ 备份$/)]))
  await lists.openList(/备份/)
  await expect.poll(() => new ListPage(first).choices(3)).toEqual(mine)
})

test('merging keeps this phone’s order and every choice of both, without a copy', async () => {
  const phones = await openTwoPhones('13900000003')
  const { first, second, choices } = phones
  const { mine } = await partWays(phones)
  await (await new ClashSheet(first).appears()).choose('合并')
  const list = new ListPage(first)
  await list.saved()
  const merged = [...mine, ...choices.slice(0, 1)]
  await expect.poll(() => list.choices(4)).toEqual(merged)
  await shows(second, merged)
  expect(await (await new MyListsPage(second).open()).names(1)).toHaveLength(1)
})

test('of two phones that save at once, the second meets the choice and the first keeps its own', async () => {
  const { first, second, choices } = await openTwoPhones('13900000004')
  const pages = [first, second] as const
  await Promise.all([new ListPage(first).remove(1), new ListPage(second).remove(4)])
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
  await new ListPage(winner).saved()
  await clash.choose('保留本机')
  await new ListPage(page).saved()
  await shows(winner, own)
  const lists = await new MyListsPage(page).open()
  await lists.names(2)
  await lists.openList(/备份/)
  await expect.poll(() => new ListPage(page).choices(3)).toEqual(others)
})
