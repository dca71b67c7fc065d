import type { Sharp } from 'sharp'
import { refuse } from '../../../kernel/refusal.ts'

/** A new picture with nothing of the file that was sent but its pixels. */
export interface Picture {
  readonly body: Buffer
  readonly type: string
  readonly ending: string
  readonly width: number
  readonly height: number
}

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 1_600
const QUALITY = 82

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

/** What the first bytes of a file say it is, one character a byte. Anything else is not given to a decoder at all. */
const SIGNATURES: readonly (readonly [Format, (head: string) => boolean])[] = [
  ['jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  ['png', (head) => head.startsWith('\u0089PNG\r\n\u001a\n')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['gif', (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
]

/** What a picture is made into; of a moving one the first frame stays. */
const OUTPUTS: Readonly<Record<Format, { type: string; ending: string; encode: (image: Sharp) => Sharp }>> = {
  jpeg: {
    type: 'image/jpeg',
    ending: 'jpg',
    encode: (image) => image.jpeg({ quality: QUALITY, mozjpeg: true }),
  },
  png: { type: 'image/png', ending: 'png', encode: (image) => image.png() },
  webp: { type: 'image/webp', ending: 'webp', encode: (image) => image.webp({ quality: QUALITY }) },
  gif: { type: 'image/png', ending: 'png', encode: (image) => image.png() },
}

/**
 * Decodes and encodes a picture: turned upright, at most MAX_SIDE on a side, without metadata. Throws Refusal 40001
 * for what is no picture of ours, is cut off or has too many pixels.
 */
export async function remakePicture(file: Buffer): Promise<Picture> {
  const head = file.toString('latin1', 0, 16)
  const format = SIGNATURES.find(([, fits]) => fits(head))?.[0]
  if (format === undefined) throw refuse.pictureUnknown()
  const { type, ending, encode } = OUTPUTS[format]
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(image).toBuffer({ resolveWithObject: true })
    return { body: data, type, ending, width: info.width, height: info.height }
  } catch (error) {
    const { message } = error as Error
    throw message.includes('pixel limit') ? refuse.pictureTooLarge() : refuse.pictureBroken()
  }
}
