import { connect, migrate } from '@wenjin/data'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { outboxCarrier } from './carriers/sms/outbox.ts'
import { productClock } from './clock.ts'
import { readConfig } from './config.ts'
import { prepareData } from './prepare.ts'

const CALLS_PER_MINUTE = 1_200
const CLOSE_WITHIN = 10_000

const config = readConfig(process.env)
const clock = productClock(config.clock)
const connection = await connect(config)
await migrate(connection.db)
await prepareData(connection, clock)
const app = await buildApp(
  { connection, clock, sms: outboxCarrier(config.dataDir) },
  {
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    callsPerMinute: CALLS_PER_MINUTE,
    webDir: join(import.meta.dirname, '../../web/dist'),
  },
)
await app.listen({ port: config.port, host: config.host })

let closing = false
async function close(): Promise<void> {
  if (closing) return
  closing = true
  setTimeout(() => process.exit(1), CLOSE_WITHIN).unref()
  await app.close()
  await connection.close()
  process.exit(0)
}
process.on('SIGTERM', close)
process.on('SIGINT', close)
