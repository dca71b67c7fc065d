/** Digits and capital letters of which none is taken for another: no 0 O 1 I L. Thirty-one, a prime. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16

/**
 * A new card number: sixteen letters and a check letter (weighted sum modulo 31, which finds every single wrong letter
 * and every two neighbours swapped), in groups of four and five.
 * @param random a whole number from 0 up to, not including, its argument; from a source nobody can foretell
 */
export function makeCardNumber(random: (below: number) => number): string {
  const body = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')
  return `${body}${checkLetter(body)}`.replace(/^(.{4})(.{4})(.{4})/, '$1-$2-$3-')
}

/**
 * A card number as people type it, without spaces and hyphens, in capitals, full-width letters made plain; undefined
 * when it cannot be one: other letters, another length, a wrong check letter.
 */
export function readCardNumber(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
  if (plain.length !== LENGTH + 1) return undefined
  const body = plain.slice(0, LENGTH)
  return checkLetter(body) === plain[LENGTH] ? plain : undefined
}

/** undefined where a letter is not in the alphabet. */
function checkLetter(body: string): string | undefined {
  let sum = 0
  for (const [i, letter] of [...body].entries()) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    sum += value * (i + 1)
  }
  return LETTERS[sum % LETTERS.length]
}
