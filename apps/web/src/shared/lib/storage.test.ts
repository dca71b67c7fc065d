import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearSession, isRaised, raiseFlag, readStored, removeStored, writeStored } from './storage.ts'

/** A store as browsers have it, that may be full or blocked. */
class Disk {
  readonly items = new Map<string, string>()
  full = false
  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string): void {
    this.items.delete(key)
  }
  clear(): void {
    this.items.clear()
  }
}

function useDisk(): Disk {
  const disk = new Disk()
  vi.stubGlobal('localStorage', disk)
  vi.stubGlobal('sessionStorage', new Disk())
  return disk
}

afterEach(() => {
  removeStored('cid', 'tk', 'tn', 'tempGradeInfo', '_temporaryVolunteer_')
  vi.unstubAllGlobals()
})

describe('storage', () => {
  test('texts, numbers and objects come back as they were kept', () => {
    const disk = useDisk()
    expect(writeStored('tk', 'abc')).toBe(true)
    writeStored('cid', 12)
    writeStored('tempGradeInfo', { score: 620 })
    expect([readStored('tk'), readStored('cid'), readStored('tempGradeInfo')]).toEqual([
      'abc',
      12,
      { score: 620 },
    ])
    expect(disk.items.get('tk')).toBe('abc')
    expect(disk.items.get('cid')).toBe('12')
  })

  test('what cannot be read is as if it were not there', () => {
    const disk = useDisk()
    disk.setItem('cid', 'twelve')
    disk.setItem('tempGradeInfo', '{broken')
    expect(readStored('cid')).toBeUndefined()
    expect(readStored('tempGradeInfo')).toBeUndefined()
  })

  test('a full disk keeps the value for this page and says so', () => {
    const disk = useDisk()
    writeStored('tempGradeInfo', { score: 1 })
    disk.full = true
    expect(writeStored('tempGradeInfo', { score: 2 })).toBe(false)
    expect(readStored('tempGradeInfo')).toEqual({ score: 2 })
    disk.full = false
    expect(writeStored('tempGradeInfo', { score: 3 })).toBe(true)
    expect(readStored('tempGradeInfo')).toEqual({ score: 3 })
  })

  test('a browser that blocks storage keeps the value for this page', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(writeStored('tk', 'abc')).toBe(false)
    expect(readStored('tk')).toBe('abc')
    removeStored('tk')
    expect(readStored('tk')).toBeUndefined()
  })

  test('ending a session forgets the credentials but not the work', () => {
    useDisk()
    writeStored('cid', 12)
    writeStored('tk', 'abc')
    clearSession()
    writeStored('cid', 12)
    writeStored('tempGradeInfo', { score: 620 })
    writeStored('_temporaryVolunteer_', { batchList: [] })
    clearSession()
    expect(readStored('cid')).toBeUndefined()
    expect(readStored('tempGradeInfo')).toEqual({ score: 620 })
    expect(readStored('_temporaryVolunteer_')).toEqual({ batchList: [] })
  })

  test('ending a session takes with it what other pages of the product keep of the customer', () => {
    useDisk()
    for (const key of ['follow_wx', 'customerTagDto', 'VolIntentionJson', 'fromCode'])
      localStorage.setItem(key, '{"a":1}')
    clearSession()
    for (const key of ['follow_wx', 'customerTagDto', 'VolIntentionJson', 'fromCode'])
      expect(localStorage.getItem(key)).toBeNull()
  })

  test('ending a session keeps the sign-outs that the server is still to be told of, which are no work', () => {
    useDisk()
    writeStored('_unsentLogout_', [{ customerId: 12 }])
    clearSession()
    expect(readStored('_unsentLogout_')).toEqual([{ customerId: 12 }])
  })

  test('a flag lasts as long as the tab, or until the session ends', () => {
    useDisk()
    expect(isRaised('closeMini')).toBe(false)
    raiseFlag('closeMini')
    expect(isRaised('closeMini')).toBe(true)
    expect(sessionStorage.getItem('closeMini')).toBe('1')
    clearSession()
    expect(isRaised('closeMini')).toBe(false)
  })

  test('a flag is kept for this page where the browser blocks its storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    raiseFlag('closeMini')
    expect(isRaised('closeMini')).toBe(true)
    clearSession()
    expect(isRaised('closeMini')).toBe(false)
  })
})
