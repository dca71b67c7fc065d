import { chinaMoment } from '@wenjin/engine'
import { MESSAGES } from './validation.ts'

/** Weights of GB 11643-1999 (ISO 7064 MOD 11-2) and the check character by the remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** First two digits: provinces of GB/T 2260, and 81 to 83 of the residence permits of Hong Kong, Macao and Taiwan. */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
)
const FIRST_YEAR = 1900

/**
 * Form of a resident identity number (GB 11643: 18 characters): region, a date of birth that was and is not after `now`
 * in China, check character. Gives the message or null.
 */
export function checkIdCard(idCard: string, now: Date): string | null {
  const fits =
    /^\d{17}[\dX]$/.test(idCard) &&
    REGIONS.has(idCard.slice(0, 2)) &&
    isBirthday(idCard.slice(6, 14), now) &&
    CHECK_CHARACTERS[remainder(idCard)] === idCard[17]
  return fits ? null : MESSAGES.idCard
}

function remainder(idCard: string): number {
  return WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(idCard[i]), 0) % 11
}

function isBirthday(digits: string, now: Date): boolean {
  const born = chinaMoment(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
  return born !== undefined && Number(digits.slice(0, 4)) >= FIRST_YEAR && born <= now
}
