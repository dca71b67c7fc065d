/** An sRGB colour, three channels of 0–255. */
type Colour = readonly [red: number, green: number, blue: number]

const WHITE: Colour = [255, 255, 255]
const INK: Colour = [27, 30, 36]
const DARK_CARD: Colour = [28, 31, 36]
/** Surfaces of the style sheet that text in the accent stands on, light and dark: card and sunken. */
const LIGHT_SURFACES: readonly Colour[] = [WHITE, [240, 242, 245]]
const DARK_SURFACES: readonly Colour[] = [DARK_CARD, [38, 42, 49]]
/** WCAG 2.1 AA for normal text. */
const MIN_CONTRAST = 4.5

/**
 * CSS variables of a tenant's colour: the accent, its variants at factors 0.9 (light) and 1.1 (high) and with alpha
 * 88 (soft), the text colour on it, a wash of it for what is chosen (a tenth of it on white, a quarter on dark), and the
 * accent moved until it reads at 4.5:1 on the light and on the dark surfaces and washes.
 * A colour that is not #rgb or #rrggbb gives none, so that the style sheet's own accent stays.
 */
export function themeVariables(themeColor: string): Record<string, string> {
  const accent = readColour(themeColor)
  if (accent === undefined) return {}
  const washLight = mix(WHITE, accent, 0.1)
  const washDark = mix(DARK_CARD, accent, 0.25)
  return {
    '--accent': hex(accent),
    '--accent-light': hex(scale(accent, 0.9)),
    '--accent-high': hex(scale(accent, 1.1)),
    '--accent-soft': `${hex(accent)}88`,
    '--on-accent': hex(contrast(accent, WHITE) >= contrast(accent, INK) ? WHITE : INK),
    '--accent-wash-on-light': hex(washLight),
    '--accent-wash-on-dark': hex(washDark),
    '--accent-on-light': hex(readable(accent, [...LIGHT_SURFACES, washLight], [0, 0, 0])),
    '--accent-on-dark': hex(readable(accent, [...DARK_SURFACES, washDark], WHITE)),
  }
}

function readColour(text: string): Colour | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const digits = short === null ? long?.slice(1) : short.slice(1).map((digit) => digit + digit)
  const [red, green, blue] = digits?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

function mapChannels(colour: Colour, change: (channel: number, i: 0 | 1 | 2) => number): Colour {
  const channel = (i: 0 | 1 | 2): number => Math.max(0, Math.min(255, Math.round(change(colour[i], i))))
  return [channel(0), channel(1), channel(2)]
}

function scale(colour: Colour, factor: number): Colour {
  return mapChannels(colour, (channel) => channel * factor)
}

/** The colour with a share of another in it. */
function mix(colour: Colour, other: Colour, share: number): Colour {
  return mapChannels(colour, (channel, i) => channel + (other[i] - channel) * share)
}

/** The colour mixed with `towards` in steps of 4 % until it reads on every background. */
function readable(colour: Colour, backgrounds: readonly Colour[], towards: Colour): Colour {
  const reads = (mixed: Colour): boolean => backgrounds.every((one) => contrast(mixed, one) >= MIN_CONTRAST)
  for (let step = 0; step < 25; step++) {
    const mixed = mix(colour, towards, step * 0.04)
    if (reads(mixed)) return mixed
  }
  return towards
}

/** Contrast ratio of WCAG 2.1: (L1 + 0.05) / (L2 + 0.05). */
function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of WCAG 2.1. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
