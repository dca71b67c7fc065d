import { expect, test } from 'vitest'
import { hidePhone } from './hide-phone.ts'

test.each([
  ['13812340000', '138****0000'],
  ['', ''],
  ['8612345', '8612345'],
])('%j is shown as %j', (phone, shown) => expect(hidePhone(phone)).toBe(shown))
