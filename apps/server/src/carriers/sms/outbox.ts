import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SmsCarrier } from './index.ts'

/**
 * The default carrier, for development and tests: appends a line {"at","phone","type","code"} to
 * outbox/sms.ndjson in the data folder.
 */
export function outboxCarrier(dataDir: string): SmsCarrier {
  const folder = join(dataDir, 'outbox')
  return {
    async send({ at, phone, type, code }) {
      await mkdir(folder, { recursive: true })
      await appendFile(
        join(folder, 'sms.ndjson'),
        `${JSON.stringify({ at: at.toISOString(), phone, type, code })}\n`,
      )
    },
  }
}
