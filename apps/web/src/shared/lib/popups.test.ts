import { beforeEach, describe, expect, test } from 'vitest'
import { closeQueuedPopup, queuePopup, usePopups } from './popups.ts'
import { clearSession, isRaised } from './storage.ts'

beforeEach(() => {
  usePopups.setState({ queue: [] })
  clearSession()
})

describe('popup queue', () => {
  test('popups wait in the order they came and closing takes the first', () => {
    queuePopup({ kind: 'error', message: '一' })
    queuePopup({ kind: 'banned' })
    queuePopup({ kind: 'mini' })
    closeQueuedPopup()
    expect(usePopups.getState().queue).toEqual([{ kind: 'banned' }, { kind: 'mini' }])
  })

  test('only closing the mini-program popup keeps it away for the session', () => {
    queuePopup({ kind: 'banned' })
    queuePopup({ kind: 'mini' })
    queuePopup({ kind: 'mini' })
    closeQueuedPopup()
    expect(isRaised('closeMini')).toBe(false)
    closeQueuedPopup()
    expect(isRaised('closeMini')).toBe(true)
    expect(usePopups.getState().queue).toEqual([])
  })

  test('the same popup waits once, another message is another popup', () => {
    queuePopup({ kind: 'banned' })
    queuePopup({ kind: 'error', message: '一' })
    queuePopup({ kind: 'banned' })
    queuePopup({ kind: 'error', message: '一' })
    queuePopup({ kind: 'error', message: '二' })
    expect(usePopups.getState().queue).toHaveLength(3)
  })

  test('closing an empty queue leaves it empty', () => {
    closeQueuedPopup()
    expect(usePopups.getState().queue).toEqual([])
  })
})
