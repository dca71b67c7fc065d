import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCardNumber, readCardNumber } from './card-number.ts'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const numbers = fc
  .array(fc.nat(30), { minLength: 16, maxLength: 16 })
  .map((draws) => makeCardNumber(() => draws.pop() ?? 0))

test('a number is read back however it is typed', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{5}$/)
      const plain = number.replaceAll('-', '')
      const fullWidth = [...plain].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
      const typed = [
        number,
        plain,
        number.toLowerCase(),
        ` ${number.replaceAll('-', '　– ')} `,
        fullWidth.join(''),
      ]
      expect(typed.map(readCardNumber)).toEqual(typed.map(() => plain))
    }),
  )
})

test('one wrong letter, or two neighbours swapped, is no number', () => {
  fc.assert(
    fc.property(numbers, fc.nat(15), fc.integer({ min: 1, max: 30 }), (number, at, step) => {
      const letters = [...number.replaceAll('-', '')]
      const other = LETTERS[(LETTERS.indexOf(letters[at]!) + step) % LETTERS.length]!
      expect(readCardNumber(letters.with(at, other).join(''))).toBeUndefined()
      const [a, b] = [letters[at]!, letters[at + 1]!]
      const swapped = letters
        .with(at, b)
        .with(at + 1, a)
        .join('')
      if (a !== b && at < 15) expect(readCardNumber(swapped)).toBeUndefined()
    }),
  )
})

test.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRST0', 'OOOO-1111-IIII-LLLLL', '卡'.repeat(17)])(
  '%j is no number',
  (text) => expect(readCardNumber(text)).toBeUndefined(),
)
