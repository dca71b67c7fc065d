import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text in the best encoding that an Accept-Encoding header takes, and its name; undefined: as it is. */
export async function compress(
  html: string,
  accepted: string,
): Promise<[string | undefined, Buffer | string]> {
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return ['br', await brotli(Buffer.from(html), { params })]
  }
  if (accepts(accepted, 'gzip')) return ['gzip', await zip(Buffer.from(html))]
  return [undefined, html]
}

/** Whether an Accept-Encoding header names an encoding with a weight above 0. */
function accepts(header: string, encoding: string): boolean {
  const offers = header.split(',').map((offer) => offer.replaceAll(/\s/g, '').split(';'))
  return offers.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''))
}
