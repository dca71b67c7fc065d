import { CarrierFailure, failureOf } from '../failure.ts'

const SERVICE = 'qywx picture'
const TIMEOUT = 5_000
const MAX_BYTES = 1_048_576
const MAX_PIXELS = 4_000_000
const MAX_SIDE = 600

/** A picture of the service as a data: address, so that the page need not reach another host for it. */
export async function fetchPicture(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new CarrierFailure(SERVICE, `HTTP ${response.status}`, '')
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > MAX_BYTES) throw new CarrierFailure(SERVICE, 'too large', '')
    const { default: sharp } = await import('sharp')
    const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
    return `data:image/png;base64,${picture.toString('base64')}`
  } catch (error) {
    throw failureOf(SERVICE, error)
  }
}
