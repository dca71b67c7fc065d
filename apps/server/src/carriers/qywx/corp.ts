import { accessTokens } from '../access-token.ts'
import { askJson } from '../ask-json.ts'
import type { Lived } from '../expiring.ts'
import { CarrierFailure } from '../failure.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { QywxApp, QywxService } from './index.ts'
import { isOutboxWay } from './outbox.ts'

/** Invalid, expired. */
const TOKEN_REFUSALS = new Set(['40014', '42001'])
/** type 1: one person answers; scene 2: by QR code. */
const BY_QR_CODE = { type: 1, scene: 2 }

/** The enterprise edition's web interface. `now` gives milliseconds. */
export function qywxCorp(base: string, now: () => number = Date.now): (app: QywxApp) => QywxService {
  const withToken = accessTokens<QywxApp>(
    { keyOf: ({ corpid, secret }) => `${corpid}\n${secret}`, fetch: fetchToken, refusals: TOKEN_REFUSALS },
    now,
  )

  async function fetchToken({ corpid, secret }: QywxApp): Promise<Lived<string>> {
    const path = '/cgi-bin/gettoken'
    const query = { corpid, corpsecret: secret }
    const answer = await askJson<{ access_token?: string; expires_in?: number }>({
      service: `qywx ${path}`,
      base,
      path,
      query,
    })
    return { value: given(path, answer.access_token), seconds: answer.expires_in ?? 0 }
  }

  return (app) => {
    function ask<R extends object>(path: string, body: object): Promise<R> {
      return withToken(app, (token) =>
        askJson<R>({ service: `qywx ${path}`, base, path, query: { access_token: token }, body }),
      )
    }

    return {
      async addContactWay(state) {
        const path = '/cgi-bin/externalcontact/add_contact_way'
        const body = { ...BY_QR_CODE, state, skip_verify: true, user: [app.userid] }
        const { config_id, qr_code } = await ask<{ config_id?: string; qr_code?: string }>(path, body)
        return { configId: given(path, config_id), qrCode: await fetchPicture(given(path, qr_code)) }
      },
      async removeContactWay(configId) {
        await ask('/cgi-bin/externalcontact/del_contact_way', { config_id: configId })
      },
      made: (configId) => !isOutboxWay(configId),
      async groupCode(configId) {
        const path = '/cgi-bin/externalcontact/groupchat/get_join_way'
        const { join_way } = await ask<{ join_way?: { qr_code?: string } }>(path, { config_id: configId })
        return fetchPicture(given(path, join_way?.qr_code))
      },
      events: async () => [],
    }
  }
}

function given(path: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new CarrierFailure(`qywx ${path}`, 'empty', '')
  return value
}
