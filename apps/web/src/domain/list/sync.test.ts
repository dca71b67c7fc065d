import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choicesOf, emptyList } from './choice-list.ts'
import type { ChoiceList } from './choice-list.ts'
import { saveLine } from './save-state.ts'
import { retryDelay } from './sync-state.ts'
import { Account, Phone, SHORT } from './test-world.ts'
import { AT, LIST_CANDIDATE } from './testing.ts'

function plansIn(list: Pick<ChoiceList, 'batchList'> | null | undefined): number[] {
  return choicesOf(list ?? { batchList: [] }, SHORT.batchId).map(({ planId }) => planId)
}

function plansOn(phone: Phone): number[] {
  return plansIn(phone.state.shelf.list)
}

/** Lets a phone finish what it has to do. */
function finish(phone: Phone, choice: 'mine' | 'theirs' | 'merge' = 'merge'): void {
  for (let i = 0; i < 60; i++) {
    phone.due()
    phone.answer('answered')
    phone.choose(choice)
  }
}

function signedInPhone(account: Account): Phone {
  const phone = new Phone(account)
  phone.signIn()
  finish(phone)
  return phone
}

/** A second phone that saves over what the first changed meanwhile. */
function clash(): { account: Account; first: Phone; second: Phone } {
  const account = new Account()
  const first = signedInPhone(account)
  first.add(1)
  finish(first)
  const second = signedInPhone(account)
  first.add(2)
  finish(first)
  second.add(3)
  second.due()
  second.answer('answered')
  return { account, first, second }
}

describe('keeping a list on the account', () => {
  test('a visitor’s list stays on the phone and is saved after signing in, once', () => {
    const account = new Account()
    const phone = new Phone(account)
    phone.add(1)
    phone.add(2)
    finish(phone)
    expect(account.list()).toHaveLength(0)
    phone.signIn()
    finish(phone)
    expect(account.list().map(plansIn)).toEqual([[1, 2]])
    expect(phone.state.shelf.list).toMatchObject({ isChange: false, version: 1, customerId: 1, scoreId: 7 })
  })

  test('waits for a still second after an edit; hiding the page saves at once', () => {
    const phone = signedInPhone(new Account())
    phone.add(1)
    expect(phone.state.phase).toEqual({ at: 'pause', until: 'still' })
    expect(phone.call).toBeNull()
    phone.send({ type: 'hidden' })
    expect(phone.call).toMatchObject({ do: 'save' })
  })

  test('an edit during a save is saved after it', () => {
    const account = new Account()
    const phone = signedInPhone(account)
    phone.add(1)
    phone.due()
    phone.add(2)
    phone.answer('answered')
    expect(account.list().map(plansIn)).toEqual([[1]])
    expect(phone.state.shelf.list?.isChange).toBe(true)
    phone.answer('answered')
    expect(account.list().map(plansIn)).toEqual([[1, 2]])
    expect(phone.state.shelf.list?.isChange).toBe(false)
  })

  test('a first save whose reply was lost does not make a second list', () => {
    const account = new Account()
    const phone = signedInPhone(account)
    phone.add(1)
    phone.due()
    phone.answer('replyLost')
    finish(phone)
    expect(account.list().map(plansIn)).toEqual([[1]])
    expect(phone.state.shelf.list?.isChange).toBe(false)
  })

  test('failures are tried again ever later, and at once when the network is back', () => {
    const phone = signedInPhone(new Account())
    phone.add(1)
    phone.due()
    phone.answer('requestLost')
    expect(phone.state.phase).toEqual({ at: 'pause', until: 'retry' })
    expect([1, 2, 3, 9].map(retryDelay)).toEqual([2000, 4000, 8000, 60_000])
    phone.send({ type: 'offline' })
    phone.due()
    expect(phone.call).toBeNull()
    phone.send({ type: 'online' })
    expect(phone.call).not.toBeNull()
  })

  test('a list the rules refuse is not sent again until it changes', () => {
    const phone = signedInPhone(new Account())
    phone.add(1)
    phone.due()
    const { id, revision } = phone.state.shelf.list ?? emptyList('', LIST_CANDIDATE, 0, AT)
    phone.call = null
    phone.send({ type: 'refused', listId: id, revision, message: '第1志愿不在本科批的招生计划中' })
    phone.send({ type: 'resumed' })
    expect(phone.call).toBeNull()
    expect(saveLine(phone.state, true).text).toContain('第1志愿不在本科批的招生计划中')
    phone.add(2)
    phone.due()
    expect(phone.call).toMatchObject({ do: 'look' })
  })
})

describe('a second phone', () => {
  test('finds the latest list of the candidate', () => {
    const account = new Account()
    const first = signedInPhone(account)
    first.add(1)
    finish(first)
    expect(plansOn(signedInPhone(account))).toEqual([1])
  })

  test('without edits of its own it takes over what the first changed', () => {
    const account = new Account()
    const [first, second] = [signedInPhone(account), signedInPhone(account)]
    first.add(1)
    finish(first)
    second.send({ type: 'resumed' })
    finish(second)
    first.add(2)
    finish(first)
    second.send({ type: 'resumed' })
    finish(second)
    expect(plansOn(second)).toEqual([1, 2])
  })

  test('that changed the list as well is asked, and edits go on while it is', () => {
    const { second } = clash()
    expect(second.state.phase).toMatchObject({ at: 'clash', held: { version: 2 } })
    second.add(4)
    expect(second.state.phase.at).toBe('clash')
    expect(plansOn(second)).toEqual([1, 3, 4])
  })

  test.each([
    [
      'mine',
      [
        [1, 3],
        [1, 2],
      ],
    ],
    [
      'theirs',
      [
        [1, 2],
        [1, 3],
      ],
    ],
  ] as const)('choosing %s keeps the other as a list of its own', (choice, [chosen, copy]) => {
    const { account, second } = clash()
    finish(second, choice)
    expect(plansOn(second)).toEqual(chosen)
    expect(account.list().map(plansIn)).toEqual([chosen, copy])
    expect(account.list()[1]?.name).toBe('620分志愿表 备份')
    expect(second.state.shelf.others).toEqual([])
  })

  test('merging keeps my order and needs no copy when everything fits', () => {
    const { account, second } = clash()
    finish(second, 'merge')
    expect(account.list().map(plansIn)).toEqual([[1, 3, 2]])
  })
})

const ACTIONS = [
  'add',
  'add',
  'add',
  'remove',
  'rearrange',
  'due',
  'due',
  'answered',
  'answered',
  'answered',
  'requestLost',
  'replyLost',
  'offline',
  'online',
  'hidden',
  'resumed',
  'reload',
  'signIn',
  'signOut',
  'candidate',
  'mine',
  'theirs',
  'merge',
] as const

const doings = fc.array(
  fc.record({ phone: fc.nat({ max: 1 }), action: fc.constantFrom(...ACTIONS), place: fc.nat({ max: 5 }) }),
  { maxLength: 120, size: 'max' },
)

test('no interleaving of edits, saves, lost messages, reloads, candidates and choices on two phones loses a choice', () => {
  fc.assert(
    fc.property(doings, (script) => {
      const account = new Account()
      const phones = [new Phone(account), new Phone(account)] as const
      const added = new Set<number>()
      const removed = new Set<number>()
      const everywhere = (): Set<number> =>
        new Set([...account.list(), ...phones.flatMap((phone) => phone.lists())].flatMap(plansIn))
      const missing = (there: Set<number>): number[] =>
        [...added].filter((one) => !removed.has(one) && !there.has(one))
      for (const [i, { phone: which, action, place }] of script.entries()) {
        const phone = phones[which === 0 ? 0 : 1]
        switch (action) {
          case 'add':
            if (phone.add(i + 1)) added.add(i + 1)
            break
          case 'remove':
            removed.add(phone.remove(place) ?? 0)
            break
          case 'rearrange':
            phone.rearrange(place)
            break
          case 'due':
            phone.due()
            break
          case 'answered':
          case 'requestLost':
          case 'replyLost':
            phone.answer(action)
            break
          case 'reload':
            phone.reload(place > 2)
            break
          case 'signIn':
            phone.signIn()
            break
          case 'signOut':
            phone.signOut(place > 2)
            break
          case 'candidate':
            phone.candidate(place)
            break
          case 'mine':
          case 'theirs':
          case 'merge':
            phone.choose(action)
            break
          default:
            phone.send({ type: action })
        }
        expect(missing(everywhere())).toEqual([])
      }
      for (const phone of [...phones, ...phones]) {
        phone.send({ type: 'online' })
        phone.signIn()
        finish(phone)
        for (const which of [0, 1]) {
          phone.candidate(which)
          finish(phone)
        }
      }
      expect(missing(new Set(account.list().flatMap(plansIn)))).toEqual([])
      const unsaved = phones.flatMap((phone) => phone.lists()).filter(({ isChange }) => isChange)
      expect(unsaved.flatMap(plansIn)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
