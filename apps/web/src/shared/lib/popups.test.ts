import { beforeEach, describe, expect, test } from 'vitest'
import { closeQueuedPopup, queuePopup, usePopups } from './popups.ts'

beforeEach(() => usePopups.setState({ queue: [] }))

describe('popup queue', () => {
  test('popups wait in the order they came and closing takes the first', () => {
    queuePopup({ kind: 'error', message: '一' })
    queuePopup({ kind: 'banned' })
    closeQueuedPopup()
    expect(usePopups.getState().queue).toEqual([{ kind: 'banned' }])
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
