import { countFailure, giveBackFailure } from '@wenjin/database/queries/account/sign-in-failures'
import type { FailuresReached, SignInFailure } from '@wenjin/database/queries/account/sign-in-failures'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { phoneHashOf } from '../sms/index.ts'

const SECOND_MS = 1_000

/** Wrong passwords after which a phone's pair with an address, or with a browser it knows, has to wait. */
const PAIR = { max: 5, span: 15 * MINUTE_MS }
/** Wrong passwords, or tokens, after which an address has to wait. */
const ADDRESS = { max: 50, span: HOUR_MS }
/** Wrong passwords of strangers after which a stranger's password is not looked at without the phone's code. */
const PHONE = { max: 20, span: DAY_MS }

/** A try that counts as a failure until it is given back. */
export interface Try {
  giveBack(): Promise<void>
}

export interface PasswordTry extends Try {
  /** So many guessed at this phone lately that a password alone tells strangers nothing. */
  readonly isBesieged: boolean
}

export interface Limits {
  /**
   * Takes a try at a password. `knownDevice` is the browser's name where the account knows it: strangers never use up
   * its tries. Throws Refusal 42901.
   */
  takePassword(phone: string, knownDevice: string | undefined, caller: Caller): Promise<PasswordTry>
  /** Takes a try at a token. Throws Refusal 42901. */
  takeToken(caller: Caller): Promise<Try>
}

/** Limits of guessing, the same for phones that have an account and those that have none. */
export function limitsOf({ connection: { db }, keys }: Deps): Limits {
  async function take(
    failure: SignInFailure,
    check: (reached: FailuresReached) => Promise<void>,
  ): Promise<Try> {
    const failureId = await countFailure(db, failure, check)
    return { giveBack: () => giveBackFailure(db, failureId) }
  }

  return {
    async takePassword(phone, knownDevice, { tenant: { tenantId }, address, now }) {
      const phoneHash = await phoneHashOf(keys, tenantId, phone)
      const deviceHash = knownDevice ?? null
      let isBesieged = false
      const taken = await take(
        { kind: 'passwd', tenantId, phoneHash, deviceHash, address, now },
        async (reached) => {
          if (knownDevice !== undefined)
            return refuseReached(reached, 'device', PAIR, now, refuse.passwordWait)
          await refuseReached(reached, 'pair', PAIR, now, refuse.passwordWait)
          await refuseReached(reached, 'address', ADDRESS, now, refuse.passwordWait)
          isBesieged = (await reached('phone', PHONE.max, ago(now, PHONE.span))) !== undefined
        },
      )
      return { ...taken, isBesieged }
    },
    takeToken({ tenant: { tenantId }, address, now }) {
      const failure = { kind: 'token', tenantId, phoneHash: null, deviceHash: null, address, now } as const
      return take(failure, (reached) =>
        refuseReached(reached, 'address', ADDRESS, now, (_minutes, more) => refuse.tooOften(more)),
      )
    },
  }
}

async function refuseReached(
  reached: FailuresReached,
  scope: Parameters<FailuresReached>[0],
  { max, span }: { readonly max: number; readonly span: number },
  now: Date,
  refusalOf: typeof refuse.passwordWait,
): Promise<void> {
  const at = await reached(scope, max, ago(now, span))
  if (at === undefined) return
  const wait = at.getTime() + span - now.getTime()
  throw refusalOf(Math.ceil(wait / MINUTE_MS), { retryAfter: Math.ceil(wait / SECOND_MS) })
}

function ago(now: Date, span: number): Date {
  return new Date(now.getTime() - span)
}
