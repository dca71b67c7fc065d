import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/** Keys of the callback as an operator sets them. */
export const CALLBACK = {
  'qywx-corpid': 'ww0123456789',
  'qywx-token': 'tokenOfTheTest',
  'qywx-aes-key': Buffer.alloc(32, 5).toString('base64').slice(0, 43),
} as const

/** Seals a message as the enterprise edition does before it calls back. */
export function seal(message: string, corpid: string = CALLBACK['qywx-corpid']): string {
  const key = Buffer.from(`${CALLBACK['qywx-aes-key']}=`, 'base64')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(Buffer.byteLength(message))
  const plain = Buffer.concat([randomBytes(16), length, Buffer.from(message), Buffer.from(corpid)])
  const filling = 32 - (plain.length % 32)
  const aes = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([aes.update(plain), aes.update(Buffer.alloc(filling, filling)), aes.final()]).toString(
    'base64',
  )
}

/** The query that goes with a sealed text. */
export function stamp(sealed: string, at: Date, token: string = CALLBACK['qywx-token']): URLSearchParams {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const nonce = randomBytes(5).toString('hex')
  const msg_signature = createHash('sha1')
    .update([token, timestamp, nonce, sealed].toSorted().join(''))
    .digest('hex')
  return new URLSearchParams({ msg_signature, timestamp, nonce })
}

/** An event of the service's contacts. */
export function eventXml(change: string, externalUserid: string, state?: string): string {
  const fields: Record<string, string> = {
    ToUserName: CALLBACK['qywx-corpid'],
    MsgType: 'event',
    Event: 'change_external_contact',
    ChangeType: change,
    UserID: 'LiLei',
    ExternalUserID: externalUserid,
    ...(state === undefined ? {} : { State: state }),
  }
  const elements = Object.entries(fields).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  return `<xml>${elements.join('')}<CreateTime>1403610513</CreateTime></xml>`
}
