import { describe, expect, test } from 'vitest'
import { listedBatch } from './listed-batch.ts'
import { saveLine } from './save-state.ts'
import { restingState } from './sync-state.ts'
import type { SyncState } from './sync-state.ts'
import { choice, listOf, GROUPS } from './testing.ts'

function state(fields: Partial<SyncState> = {}): SyncState {
  const list = listOf([choice(1)], { isChange: true })
  return { ...restingState({ list, others: [] }, true), customerId: 1, ...fields }
}

function text(fields: Partial<SyncState>, kept = true): string {
  return saveLine(state(fields), kept).text
}

describe('where the list is kept, in words', () => {
  test('a visitor’s list is on this phone only, and the line leads to sign-in', () => {
    expect(saveLine(state({ customerId: null }), true)).toMatchObject({
      text: '未登录，仅存在本机',
      leadsTo: 'signIn',
    })
  })

  test('on the account only when the account holds the last edit', () => {
    const saved = listOf([choice(1)], { reportMainId: 5 })
    expect(text({ shelf: { list: saved, others: [] } })).toBe('已保存到账号')
    const edited = { ...saved, isChange: true }
    expect(text({ shelf: { list: edited, others: [] }, online: false })).toBe('已存在本机，联网后保存')
  })

  test('a save under way, a retry, a clash and a refusal each say so', () => {
    expect(text({ phase: { at: 'save', listId: 'a', revision: 0 } })).toBe('正在保存…')
    expect(text({ phase: { at: 'pause', until: 'retry' } })).toBe('已存在本机，稍后自动重试')
    expect(text({ refusal: { listId: 'a', revision: 0, message: '只能添加45个志愿！' } })).toBe(
      '未保存到账号：只能添加45个志愿！',
    )
  })

  test('a phone without room says what to do', () => {
    expect(text({ customerId: null }, false)).toBe('本机存储空间不足，请登录保存后再关闭页面')
  })
})

test('the list shows the batch asked for, else the one last used, else the first that holds choices', () => {
  const empty = { ...GROUPS, batchId: 1, reportUnivList: [] }
  const two = { ...GROUPS, reportUnivList: [choice(1)] }
  const three = { ...GROUPS, batchId: 3, reportUnivList: [choice(2)] }
  const list = { batchList: [empty, two, three] }
  expect(listedBatch(list, 3, 2)?.batchId).toBe(3)
  expect(listedBatch(list, 9, 3)?.batchId).toBe(3)
  expect(listedBatch(list, 0, 1)?.batchId).toBe(2)
  expect(listedBatch({ batchList: [empty] }, 0, undefined)).toBeUndefined()
})
