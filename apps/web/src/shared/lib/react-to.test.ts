import { CallError } from '@wenjin/contract'
import type { ErrorCode } from '@wenjin/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useToast } from '../ui/toast.ts'
import { usePopups } from './popups.ts'
import { reactionOf, reactTo } from './react-to.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

function failure(code: ErrorCode | 'transport', message = '说明'): CallError {
  return new CallError(code, message, 200, null)
}

const shown = (): string | undefined => useToast.getState().toast?.text

beforeEach(() => {
  useToast.setState({ toast: null })
  usePopups.setState({ queue: [] })
})

describe('reactions to the codes of calls', () => {
  test.each([
    ['40001', 'toast'],
    ['40006', 'toast'],
    ['transport', 'toast'],
    ['40101', 'session-lost'],
    ['40103', 'session-lost'],
    ['40104', 'session-lost'],
    ['40105', 'session-lost'],
    ['6001', 'banned'],
    ['40303', 'popup'],
    ['40901', 'merge'],
  ] as const)('%s leads to %s', (code, reaction) => {
    expect(reactionOf(failure(code))).toBe(reaction)
  })

  test('a refusal is told in the server’s words, once', () => {
    reactTo(failure('40006', '只能添加45个志愿！'), false)
    expect(shown()).toBe('只能添加45个志愿！')
  })

  test('a caller that shows the error itself gets no toast', () => {
    reactTo(failure('40006'), true)
    expect(shown()).toBeUndefined()
  })

  test('a locked province opens the popup even for a quiet caller', () => {
    reactTo(failure('40303', '尚未开通该省份权限，请联系客服'), true)
    expect(usePopups.getState().queue).toEqual([{ kind: 'error', message: '尚未开通该省份权限，请联系客服' }])
  })

  test('a conflict of versions is left to who saves', () => {
    reactTo(failure('40901'), false)
    expect(shown()).toBeUndefined()
  })

  test('what is not an error of a call is nobody’s toast', () => {
    reactTo(new TypeError('bug'), false)
    expect(shown()).toBeUndefined()
    expect(reactionOf(new DOMException('aborted', 'AbortError'))).toBe('none')
  })

  test('a lost session forgets the credentials, keeps the work and says so, then starts again from home', () => {
    vi.useFakeTimers()
    const replace = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { replace })
    writeStored('cid', 12)
    writeStored('tempGradeInfo', { score: 620 })
    reactTo(failure('40103', '登录已过期，请重新登录'), true)
    reactTo(failure('40103', '登录已过期，请重新登录'), true)
    expect(shown()).toBe('登录已过期，请重新登录')
    expect(readStored('cid')).toBeUndefined()
    expect(readStored('tempGradeInfo')).toEqual({ score: 620 })
    vi.advanceTimersByTime(1499)
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith(import.meta.env.BASE_URL)
    removeStored('tempGradeInfo')
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('of several words for one lost session the first are told, and a caller’s own go before the server’s', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { replace: vi.fn<(url: string) => void>() })
    vi.resetModules()
    const contract = await import('@wenjin/contract')
    const fresh = await import('./react-to.ts')
    const { useToast: freshToast } = await import('../ui/toast.ts')
    fresh.reactTo(
      new contract.CallError('40105', '登录已失效，请重新登录', 200, null),
      true,
      '用户信息已失效',
    )
    fresh.reactTo(new contract.CallError('40101', '请先登录', 200, null), false)
    expect(freshToast.getState().toast?.text).toBe('用户信息已失效')
    vi.advanceTimersByTime(1500)
    expect(location.replace).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
