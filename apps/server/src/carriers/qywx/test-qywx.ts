import { randomUUID } from 'node:crypto'
import { json, serveTest } from '../test-service.ts'
import type { Answer, TestService } from '../test-service.ts'
import type { QywxApp } from './index.ts'

/** The enterprise that the stand-in knows. */
export const CORP: QywxApp = { corpid: 'ww0123456789', secret: 'secret of the test corp', userid: 'LiLei' }

export interface TestQywx extends TestService {
  /** Contact ways that are there, by their config_id. */
  readonly ways: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Makes the token in use invalid. */
  readonly spoil: () => void
}

/** What the picture of a QR code is, wherever it lies. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** The enterprise edition's web interface: tokens, contact ways, one way to join a group. */
export async function serveQywx(): Promise<TestQywx> {
  const ways = new Map<string, Record<string, unknown>>()
  let token = ''
  const service: TestService = await serveTest(({ path, query, body }) => {
    if (path === '/picture.png') return { headers: { 'content-type': 'image/png' }, body: PICTURE }
    if (path === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== CORP.corpid) return refuse(40013, 'invalid corpid')
      if (query.get('corpsecret') !== CORP.secret) return refuse(40001, 'invalid credential')
      token = randomUUID()
      return json({ errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7_200 })
    }
    if (token === '' || query.get('access_token') !== token) return refuse(40014, 'invalid access_token')
    const asked = JSON.parse(body.toString()) as Record<string, unknown>
    if (path === '/cgi-bin/externalcontact/add_contact_way') return add(asked)
    if (path === '/cgi-bin/externalcontact/del_contact_way')
      return ways.delete(String(asked['config_id']))
        ? json({ errcode: 0 })
        : refuse(40058, 'invalid config_id')
    if (path === '/cgi-bin/externalcontact/groupchat/get_join_way')
      return asked['config_id'] === 'group-1'
        ? json({ errcode: 0, join_way: { qr_code: `${service.base}/picture.png` } })
        : refuse(40058, 'invalid config_id')
    return { status: 404 }
  })

  function add(asked: Record<string, unknown>): Answer {
    const { type, scene, state, user } = asked
    if (type !== 1 || scene !== 2) return refuse(40058, 'type or scene')
    if (typeof state !== 'string' || state.length > 30) return refuse(40058, 'state too long')
    if (!Array.isArray(user) || user.length !== 1 || user[0] !== CORP.userid)
      return refuse(60111, 'userid not found')
    const config_id = randomUUID()
    ways.set(config_id, asked)
    return json({ errcode: 0, errmsg: 'ok', config_id, qr_code: `${service.base}/picture.png` })
  }

  return {
    ...service,
    ways,
    spoil: () => (token = 'another'),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}

function refuse(errcode: number, errmsg: string): Answer {
  return json({ errcode, errmsg })
}
