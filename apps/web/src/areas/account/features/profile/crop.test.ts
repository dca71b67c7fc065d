import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CENTRED, MAX_ZOOM, move, placeOf, settle, smallestZoom } from './crop.ts'

const landscape = { width: 400, height: 200 }
const sizes = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const framings = fc.record({
  zoom: fc.double({ min: 0, max: 10, noNaN: true }),
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
})

describe('a picture in a square frame', () => {
  test('fills it by its shorter side at first', () => {
    expect(placeOf(landscape, CENTRED)).toEqual({ left: -0.5, top: 0, width: 2, height: 1 })
  })

  test('is whole in it at the smallest zoom, with room above and below', () => {
    const whole = settle(landscape, { ...CENTRED, zoom: 0 })
    expect(whole.zoom).toBe(smallestZoom(landscape))
    expect(placeOf(landscape, whole)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 })
  })

  test('moves with the finger and stops at its edge', () => {
    const moved = move(landscape, CENTRED, 0.25, 1)
    expect(placeOf(landscape, moved)).toEqual({ left: -0.25, top: 0, width: 2, height: 1 })
    expect(placeOf(landscape, move(landscape, moved, 9, 0)).left).toBe(0)
  })

  test('however it is moved and zoomed, either covers the frame or lies in the middle of it, in each direction', () => {
    fc.assert(
      fc.property(sizes, framings, (size, framing) => {
        const settled = settle(size, framing)
        const { left, top, width, height } = placeOf(size, settled)
        expect(settled.zoom).toBeLessThanOrEqual(MAX_ZOOM)
        for (const [start, length] of [
          [left, width],
          [top, height],
        ] as const) {
          if (length < 1) expect(start + length / 2).toBeCloseTo(0.5, 6)
          else {
            expect(start).toBeLessThanOrEqual(1e-6)
            expect(start + length).toBeGreaterThanOrEqual(1 - 1e-6)
          }
        }
        expect(Math.max(width, height)).toBeGreaterThanOrEqual(1 - 1e-9)
      }),
    )
  })
})
