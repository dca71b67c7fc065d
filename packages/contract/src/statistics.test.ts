import { expect, test } from 'vitest'
import { statisticsId } from './statistics.ts'

const ID = '0123456789abcdef0123456789abcdef'

test.each([ID, ` ${ID}\n`, `var hm; hm.src = "https://hm.baidu.com/hm.js?${ID}";`])(
  'finds the id in %j',
  (text) => {
    expect(statisticsId(text)).toBe(ID)
  },
)

test.each([
  '',
  'alert(1)',
  `${ID}0`,
  ID.toUpperCase(),
  'hm.js?123',
  `hm.js?${ID}0`,
  `"><script src=//evil/${ID}>`,
])('finds none in %j', (text) => expect(statisticsId(text)).toBeUndefined())
