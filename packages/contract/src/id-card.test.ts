import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkIdCard } from './id-card.ts'

const NOW = new Date('2026-06-26T01:00:00Z')
const WRONG = '请输入正确的身份证号'

/** Check character by ISO 7064 MOD 11-2, step by step and not by weights. */
function withCheck(digits: string): string {
  const rest = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  const check = (12 - rest) % 11
  return `${digits}${check === 10 ? 'X' : check}`
}

describe('an identity number', () => {
  test("of the standard's examples is one", () => {
    expect(checkIdCard('11010519491231002X', NOW)).toBeNull()
    expect(checkIdCard('440524188001010014', NOW)).toBe(WRONG) // 1880: nobody is that old
  })

  test('with region, birthday and right check character is valid, with any digit changed is not', () => {
    const region = fc.constantFrom('110101', '430102', '650104', '810000', '830000')
    const birthday = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2026-06-26'),
      noInvalidDate: true,
    })
    const order = fc.integer({ min: 0, max: 999 })
    fc.assert(
      fc.property(
        region,
        birthday,
        order,
        fc.nat(17),
        fc.integer({ min: 1, max: 9 }),
        (place, date, n, at, by) => {
          const day = date.toISOString().slice(0, 10).replaceAll('-', '')
          const number = withCheck(`${place}${day}${String(n).padStart(3, '0')}`)
          expect(checkIdCard(number, NOW)).toBeNull()
          const old = number[at] === 'X' ? 10 : Number(number[at])
          const changed = `${number.slice(0, at)}${(old + by) % 10}${number.slice(at + 1)}`
          if (changed !== number) expect(checkIdCard(changed, NOW)).toBe(WRONG)
        },
      ),
    )
  })

  test.each([
    ['', 'nothing'],
    ['110105491231002', 'the old form of 15 digits'],
    ['11010519491231002x', 'a small x'],
    [' 11010519491231002X', 'a blank'],
    [withCheck('99010519491231002'), 'no such region'],
    [withCheck('11010520250229002'), 'a day that was not'],
    [withCheck('11010519490031002'), 'no month'],
    [withCheck('11010520260627002'), 'born tomorrow'],
    ['1101051949123100２X', 'a digit of full width'],
  ])('"%s" is not one: %s', (number) => expect(checkIdCard(number, NOW)).toBe(WRONG))

  test('of who was born today in China is one, though elsewhere it is yesterday', () => {
    const number = withCheck('11010520260626002')
    expect(checkIdCard(number, new Date('2026-06-25T16:00:00Z'))).toBeNull()
    expect(checkIdCard(number, new Date('2026-06-25T15:59:59Z'))).toBe(WRONG)
  })
})
