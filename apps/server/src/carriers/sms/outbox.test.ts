import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outboxCarrier } from './outbox.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wenjin-outbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const message = { at: new Date('2026-06-26T01:00:00Z'), phone: '13800000001', type: 1, code: '012345' }

test('each message is a line of its own, also when many go out at once', async () => {
  const carrier = outboxCarrier(join(dataDir, 'new', 'folder'))
  await carrier.send(message)
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => carrier.send({ ...message, phone: `1380000${1000 + i}` })),
  )
  const lines = readFileSync(join(dataDir, 'new', 'folder', 'outbox', 'sms.ndjson'), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines[0]).toBe('{"at":"2026-06-26T01:00:00.000Z","phone":"13800000001","type":1,"code":"012345"}')
  expect(new Set(lines.map((line) => (JSON.parse(line) as { phone: string }).phone)).size).toBe(21)
})

test('a message that cannot be written is a failure of the carrier', async () => {
  writeFileSync(join(dataDir, 'outbox'), 'a file where the folder should be')
  await expect(outboxCarrier(dataDir).send(message)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
