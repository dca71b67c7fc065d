import { normalQuantile } from '@wenjin/engine'

/**
 * A number in [0, 1) that depends on the text alone: FNV-1a with a final mix. The demo's only source of
 * variety, so that every installation shows the same figures.
 */
export function draw(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** A standard normal number that depends on the text alone. */
export function drawNormal(text: string): number {
  return normalQuantile(draw(text) * 0.998 + 0.001)
}
