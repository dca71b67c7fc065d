import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themeVariables } from './theme.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colours = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe('variables of a tenant’s colour', () => {
  test('light is 0.9 of it, high 1.1, soft has alpha 88', () => {
    expect(themeVariables('#1668dc')).toMatchObject({
      '--accent': '#1668dc',
      '--accent-light': '#145ec6',
      '--accent-high': '#1872f2',
      '--accent-soft': '#1668dc88',
    })
  })

  test('a channel does not grow beyond white', () => {
    expect(themeVariables('#f0f0ff')['--accent-high']).toBe('#ffffff')
  })

  test('three digits and capitals are a colour, anything else gives no variables', () => {
    expect(themeVariables('#FA0')['--accent']).toBe('#ffaa00')
    for (const text of ['', 'red', '#12345', 'rgb(1,2,3)', '#1668dc;}'])
      expect(themeVariables(text)).toEqual({})
  })

  test('whatever the colour, text in it reads at 4.5:1 on every surface and on its own wash', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const variables = themeVariables(colour)
        for (const surface of ['#ffffff', '#f0f2f5', variables['--accent-wash-on-light'] ?? '']) {
          expect(contrast(variables['--accent-on-light'] ?? '', surface)).toBeGreaterThanOrEqual(4.5)
        }
        for (const surface of ['#1c1f24', '#262a31', variables['--accent-wash-on-dark'] ?? '']) {
          expect(contrast(variables['--accent-on-dark'] ?? '', surface)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  test('text on it is white or ink, whichever reads better', () => {
    expect(themeVariables('#1668dc')['--on-accent']).toBe('#ffffff')
    expect(themeVariables('#ffd000')['--on-accent']).toBe('#1b1e24')
  })
})
