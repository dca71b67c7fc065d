import { SMS_TYPES } from '@wenjin/contract'
import { describe, expect, test } from 'vitest'
import { secondsLeft, startCountdown } from './sms-countdown.ts'

const NOON = Date.UTC(2026, 5, 26, 4)
const { signIn, oldPhone, newPhone, delAccount } = SMS_TYPES

describe('the wait between two codes', () => {
  test('counts 60 down to 1 and is over', () => {
    startCountdown(signIn, NOON)
    expect(secondsLeft(signIn, NOON)).toBe(60)
    expect(secondsLeft(signIn, NOON + 1)).toBe(60)
    expect(secondsLeft(signIn, NOON + 1_000)).toBe(59)
    expect(secondsLeft(signIn, NOON + 59_999)).toBe(1)
    expect(secondsLeft(signIn, NOON + 60_000)).toBe(0)
    expect(secondsLeft(signIn, NOON + 3_600_000)).toBe(0)
  })

  test('of one type does not hold up another', () => {
    startCountdown(oldPhone, NOON)
    expect(secondsLeft(newPhone, NOON)).toBe(0)
  })

  test('is over when the clock of the device was set back', () => {
    startCountdown(delAccount, NOON)
    expect(secondsLeft(delAccount, NOON - 3_600_000)).toBe(0)
  })
})
