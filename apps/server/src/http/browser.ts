import { BASE } from '@wenjin/contract'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from '../kernel/caller.ts'
import { YEAR_SECONDS } from './max-age.ts'

/** Names the browser, so that a password alone opens an account only where its phone was proven before. */
const DEVICE = 'wenjin_device'
/** Lets the page come with the customer's start answers; no call takes it for a token. */
const SESSION = 'wenjin_session'

/** Set by the application when somebody signed out without connection: the page's token may not be used any more. */
const SIGNED_OUT = 'wenjin_signed_out'

const MONTH_SECONDS = 30 * 86_400

export async function registerBrowser(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
}

export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const fixed = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  let known = nameIn(request)
  return {
    knownDevice: known === undefined ? undefined : hash(known),
    device() {
      if (known === undefined) {
        known = randomBytes(32).toString('base64url')
        reply.setCookie(DEVICE, known, { ...fixed, path: '/api', maxAge: YEAR_SECONDS })
      }
      return hash(known)
    },
    keepSession(token) {
      const place = { ...fixed, path: BASE }
      if (SIGNED_OUT in request.cookies) reply.clearCookie(SIGNED_OUT, { path: place.path })
      if (token === undefined) reply.clearCookie(SESSION, place)
      else reply.setCookie(SESSION, token, { ...place, maxAge: MONTH_SECONDS })
    },
  }
}

/** The token a page is asked for with; undefined: by a visitor. */
export function pageToken({ cookies }: FastifyRequest): string | undefined {
  return cookies[SESSION] || undefined
}

/** Whether the person who asks for a page signed out without connection. */
export function hasSignedOut({ cookies }: FastifyRequest): boolean {
  return SIGNED_OUT in cookies
}

function nameIn(request: FastifyRequest): string | undefined {
  const name = request.cookies[DEVICE]
  return name !== undefined && /^[\w-]{43}$/.test(name) ? name : undefined
}

function hash(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
