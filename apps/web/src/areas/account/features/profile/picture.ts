import type { Framing, Size } from './crop.ts'
import { placeOf } from './crop.ts'

/** Side of the picture that is sent, in pixels: sharp on every phone at the sizes it is shown. */
const SIDE = 512
const QUALITY = 0.85
const UNREADABLE = '这张图片打不开，请换一张 JPG、PNG、WebP 或 GIF 图片'
/** Above this a phone may run out of memory while it unpacks the picture. */
const MAX_BYTES = 40 * 1_048_576

/** A picture the person chose cannot be used; the message says why. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

export interface Picture {
  readonly element: HTMLImageElement
  readonly size: Size
}

/** Reads a chosen file as a picture. Rejects with PictureError. */
export async function openPicture(file: Blob): Promise<Picture> {
  if (file.size > MAX_BYTES) throw new PictureError('图片超过 40 MB，请换一张小一些的')
  const address = URL.createObjectURL(file)
  const element = new Image()
  try {
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve)
      element.addEventListener('error', reject)
      element.src = address
    })
  } catch (cause) {
    URL.revokeObjectURL(address)
    throw new PictureError(UNREADABLE, { cause })
  }
  const { naturalWidth: width, naturalHeight: height } = element
  if (width === 0 || height === 0) throw new PictureError(UNREADABLE)
  return { element, size: { width, height } }
}

/** Frees what a picture holds. */
export function closePicture({ element }: Picture): void {
  URL.revokeObjectURL(element.src)
}

/** What lies in the frame, on white, as a small JPEG: what the camera wrote into the file stays on the phone. */
export async function squareOf({ element, size }: Picture, framing: Framing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (context === null) throw new PictureError(UNREADABLE)
  const { left, top, width, height } = placeOf(size, framing)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(element, left * SIDE, top * SIDE, width * SIDE, height * SIDE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (blob === null) throw new PictureError(UNREADABLE)
  return blob
}
