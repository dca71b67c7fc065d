import type { QywxEvent } from '../../../carriers/qywx/index.ts'
import type { QywxCallbackKeys } from '../secret/index.ts'
import { openCallback } from './callback-cipher.ts'
import { readFlatXml } from './flat-xml.ts'

/** How far a callback's timestamp may be from now, in seconds: one that is older was recorded and sent again. */
const MAX_AGE = 600

/** Added: with or without the service's consent. Dropped: by the service, or by the customer. */
const ADDED = new Set(['add_external_contact', 'add_half_external_contact'])
const DROPPED = new Set(['del_external_contact', 'del_follow_user'])

/** The message sealed in a callback's text; undefined when it is not signed with the keys, or too old. */
export function openMessage(
  keys: QywxCallbackKeys,
  query: Readonly<Record<string, string | undefined>>,
  sealed: string,
  now: Date,
): string | undefined {
  const { msg_signature = '', timestamp = '', nonce = '' } = query
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > MAX_AGE) return undefined
  return openCallback(keys, { signature: msg_signature, timestamp, nonce }, sealed)
}

/** What is sealed in the body of a callback; undefined when nothing is. */
export function sealedIn(body: string): string | undefined {
  return readFlatXml(body).get('Encrypt')
}

/** The event of a message; undefined when it is about something else. */
export function readEvent(text: string): QywxEvent | undefined {
  const message = readFlatXml(text)
  if (message.get('Event') !== 'change_external_contact') return undefined
  const change = message.get('ChangeType') ?? ''
  const externalUserid = message.get('ExternalUserID') ?? ''
  const state = message.get('State') ?? ''
  if (externalUserid === '') return undefined
  if (DROPPED.has(change)) return { kind: 'dropped', externalUserid }
  return ADDED.has(change) && state !== '' ? { kind: 'added', state, externalUserid } : undefined
}
