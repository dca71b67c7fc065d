import { readFileSync } from 'node:fs'
import { UsageError } from './command.ts'

/** Starts of the files pages show as pictures. */
const SIGNATURES: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^\u0089PNG\r\n/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
]
const MAX_PICTURE_BYTES = 200 * 1024
const MAX_TEXT_BYTES = 512 * 1024

/** A text file in UTF-8. Throws UsageError. */
export function readTextFile(path: string): string {
  const bytes = readFile(path, MAX_TEXT_BYTES)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path}：不是UTF-8文本`)
  }
}

/** A picture as a data: address, which goes wherever the text goes. Throws UsageError. */
export function readPictureFile(path: string): string {
  const bytes = readFile(path, MAX_PICTURE_BYTES)
  const start = bytes.subarray(0, 16).toString('latin1')
  const type = SIGNATURES.find(([, signature]) => signature.test(start))?.[0]
  if (type === undefined) throw new UsageError(`${path}：不是PNG、JPEG、WebP或GIF图片`)
  return `data:${type};base64,${bytes.toString('base64')}`
}

function readFile(path: string, max: number): Buffer {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new UsageError(`${path}：读不了（${(error as NodeJS.ErrnoException).code}）`)
  }
  if (bytes.length > max) throw new UsageError(`${path}：最大${max / 1024}KB`)
  return bytes
}
