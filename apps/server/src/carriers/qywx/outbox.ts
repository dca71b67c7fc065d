import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { CarrierFailure } from '../failure.ts'
import type { QywxEvent, QywxService } from './index.ts'

const OUTBOX_WAY = 'outbox-'

/** Whether a contact way was made by the outbox. */
export function isOutboxWay(configId: string): boolean {
  return configId.startsWith(OUTBOX_WAY)
}

/**
 * Stands in for customer service where a tenant has none, for development and tests. What would be done is appended to
 * outbox/qywx.ndjson in the data folder; events are taken from lines {"kind","state","externalUserid"} that somebody
 * appends to outbox/qywx-events.ndjson.
 */
export function qywxOutbox(dataDir: string): (tenantId: number) => QywxService {
  const folder = join(dataDir, 'outbox')
  /** Bytes of the events' file that were looked at, by tenant. */
  const seen = new Map<number, number>()

  async function note(line: object): Promise<void> {
    await mkdir(folder, { recursive: true })
    await appendFile(join(folder, 'qywx.ndjson'), `${JSON.stringify(line)}\n`)
  }

  return (tenantId) => ({
    async addContactWay(state) {
      const configId = `${OUTBOX_WAY}${randomUUID()}`
      await note({ action: 'add', tenantId, state, configId })
      return { configId, qrCode: samplePicture(state) }
    },
    async removeContactWay(configId) {
      await note({ action: 'remove', tenantId, configId })
    },
    made: isOutboxWay,
    async groupCode() {
      throw new CarrierFailure('qywx outbox', 'no group', '')
    },
    async events() {
      const from = seen.get(tenantId) ?? 0
      const text = await readFrom(join(folder, 'qywx-events.ndjson'), from)
      // a line that is still being written is left for the next look
      const whole = text.subarray(0, text.lastIndexOf(10) + 1)
      seen.set(tenantId, from + whole.length)
      return whole.toString('utf8').split('\n').flatMap(readEvent)
    },
  })
}

async function readFrom(file: string, position: number): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return Buffer.alloc(0)
  try {
    const { size } = await handle.stat()
    const bytes = Buffer.alloc(Math.max(0, size - position))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, position)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The event of a line; empty for a line that is not one. */
function readEvent(line: string): QywxEvent[] {
  try {
    const { kind, state, externalUserid } = JSON.parse(line) as Record<string, unknown>
    if (typeof externalUserid !== 'string') return []
    if (kind === 'dropped') return [{ kind, externalUserid }]
    return kind === 'added' && typeof state === 'string' ? [{ kind, state, externalUserid }] : []
  } catch {
    return []
  }
}

/** Says that it is not a code to scan: a code that leads nowhere must not look like one to scan. */
function samplePicture(state: string): string {
  const line = (y: number, size: number, text: string) =>
    `<text x="120" y="${y}" font-size="${size}" text-anchor="middle" fill="#333">${text}</text>`
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" font-family="sans-serif">',
    '<rect width="240" height="240" fill="#fff"/>',
    '<rect x="8" y="8" width="224" height="224" fill="none" stroke="#999" stroke-width="2" stroke-dasharray="6 4"/>',
    line(100, 20, '示例客服码'),
    line(130, 13, '尚未接入企业微信，扫码无效'),
    line(165, 11, state),
    '</svg>',
  ].join('')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
