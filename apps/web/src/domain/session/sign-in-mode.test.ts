import { describe, expect, test } from 'vitest'
import { canRegister, firstMode, modesOf } from './sign-in-mode.ts'

const WECHAT = 'H5-WX-LOGIN'
const PW = 'H5-PHONE_PW_R'

describe('ways to sign in', () => {
  test.each([
    // messaging app, its app id, switched off, first, all
    [false, '', [], 3, [2, 3]],
    [false, '', [PW], 2, [2, 3]],
    [false, 'wx1', [], 3, [2, 3]],
    [false, 'wx1', [PW], 2, [2, 3]],
    [false, 'wx1', [WECHAT], 3, [2, 3]],
    [false, 'wx1', [WECHAT, PW], 2, [2, 3]],
    [true, 'wx1', [], 3, [1, 2, 3]],
    [true, 'wx1', [PW], 1, [1, 2, 3]],
    [true, 'wx1', [WECHAT], 3, [2, 3]],
    [true, 'wx1', [WECHAT, PW], 2, [2, 3]],
    [true, '', [PW], 2, [2, 3]],
    [true, '', [], 3, [2, 3]],
  ] as const)(
    'messaging app %j, app id "%s", off %j: first %d of %j',
    (messagingApp, appid, off, first, all) => {
      const place = { messagingApp, appid, disabledList: off }
      expect(firstMode(place)).toBe(first)
      expect(modesOf(place)).toEqual(all)
      expect(canRegister(place)).toBe(!(off as readonly string[]).includes(PW))
    },
  )
})
