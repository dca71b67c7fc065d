import { describe, expect, test } from 'vitest'
import { readStartAddress } from './start-address.ts'

describe('what the first address of a visit carries', () => {
  test('from and shareCode are read and stay in the address', () => {
    expect(readStartAddress('?from=poster&shareCode=Ab_9&batchId=2')).toEqual({
      from: 'poster',
      shareCode: 'Ab_9',
      fromCode: undefined,
      credentials: undefined,
      rest: '?from=poster&shareCode=Ab_9&batchId=2',
    })
  })

  test('an address without a query carries nothing', () => {
    expect(readStartAddress('')).toEqual({
      from: undefined,
      shareCode: undefined,
      fromCode: undefined,
      credentials: undefined,
      rest: '',
    })
  })

  test('from and shareCode that no call would take are not kept', () => {
    expect(
      readStartAddress('?from=%E5%BE%AE%E4%BF%A1%20A-1&shareCode=a%E2%80%8Bb&fromCode=w-7'),
    ).toMatchObject({
      from: '微信 A-1',
      shareCode: undefined,
      fromCode: 'w-7',
    })
  })

  test('credentials are read and do not stay in it', () => {
    const { credentials, rest } = readStartAddress('?cid=12&tk=a-b_c.d&tn=x-online-token&tab=%E4%B8%80')
    expect(credentials).toEqual({ customerId: 12, onlineToken: 'a-b_c.d', tokenName: 'x-online-token' })
    expect(rest).toBe('?tab=%E4%B8%80')
    expect(readStartAddress('?cid=12&tk=abc&tn=token').rest).toBe('')
  })

  test.each([
    ['no token', '?cid=12&tn=token'],
    ['no header name', '?cid=12&tk=abc'],
    ['no customer', '?tk=abc&tn=token'],
    ['a customer that is no number', '?cid=12x&tk=abc&tn=token'],
    ['a customer 0', '?cid=0&tk=abc&tn=token'],
    ['a negative customer', '?cid=-3&tk=abc&tn=token'],
    ['a header name with a line break', '?cid=12&tk=abc&tn=x%0D%0Ay'],
    ['a token with a space', '?cid=12&tk=a%20b&tn=token'],
    ['a token of another script', '?cid=12&tk=%E4%B8%80&tn=token'],
    ['a token longer than any', `?cid=12&tk=${'a'.repeat(201)}&tn=token`],
  ])('%s is no credential, and leaves the address all the same', (_, search) => {
    const read = readStartAddress(search)
    expect(read.credentials).toBeUndefined()
    expect(read.rest).toBe('')
  })

  test('a code longer than calls take is not kept', () => {
    const read = readStartAddress(`?from=${'f'.repeat(65)}&shareCode=${'s'.repeat(64)}`)
    expect(read.from).toBeUndefined()
    expect(read.shareCode).toBe('s'.repeat(64))
  })
})
