import { CallError, refusalCode } from '@wenjin/contract'
import { call } from '../../shared/lib/call.ts'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { encryptPassword } from './encrypt-password.ts'
import { signInPlace, startOauth } from './oauth.ts'
import { modesOf } from './sign-in-mode.ts'
import { refreshCalls, takeCredentials } from './store.ts'

/** What somebody brings to come in; smsCode beside another proof verifies the phone. */
export type Proof =
  | { readonly type: 'm'; readonly phone: string; readonly smsCode: string }
  | {
      readonly type: 'p'
      readonly phone: string
      readonly passwd: string
      readonly smsCode?: string
      /** The phone is new and gets this password. */
      readonly registers?: boolean
    }
  | { readonly type: 'wx'; readonly openid: string; readonly phone?: string; readonly smsCode?: string }

/** regType of a registration. */
const REGISTRATION = 2
/** wx_openid of a browser that has none: it is not asked for again. */
const NO_OPENID = 'none'

/**
 * Signs in or registers, and asks again for what the page shows. What a visitor entered stays and goes to the account.
 * Returns 'verify' when the phone must be verified first; rejects with CallError otherwise.
 */
export async function enter(proof: Proof): Promise<'in' | 'verify'> {
  try {
    takeCredentials(await call('regAndLogin', { ...(await fieldsOf(proof)), ...sourceOf() }, { quiet: true }))
  } catch (error) {
    if (error instanceof CallError && error.code === refusalCode('phoneUnproven')) return 'verify'
    throw error
  }
  refreshCalls()
  if (proof.type !== 'wx') await tieMessagingApp()
  return 'in'
}

async function fieldsOf(proof: Proof) {
  if (proof.type !== 'p') return proof
  const { registers = false, ...fields } = proof
  const password = await encryptPassword(proof.passwd)
  return { ...fields, passwd: password, ...(registers ? { regType: REGISTRATION } : {}) }
}

/** Who led the person here, if anybody did. */
function sourceOf(): { readonly sourceCode?: string; readonly sourceName?: string } {
  const sourceCode = readStored('shareCode')
  const sourceName = readStored('from')
  return {
    ...(sourceCode === undefined ? {} : { sourceCode }),
    ...(sourceName === undefined ? {} : { sourceName }),
  }
}

/** In the messaging app's browser: leaves to tie it to the account, once. Where that cannot be, the page goes on. */
async function tieMessagingApp(): Promise<void> {
  if (readStored('wx_openid') !== undefined) return
  const open = modesOf(signInPlace()).includes(1)
  if (open && isKept() && (await startOauth('phone')) === null) return
  writeStored('wx_openid', NO_OPENID)
}

/** Whether the credentials outlive the page. */
function isKept(): boolean {
  const token = readStored('tk')
  return token !== undefined && writeStored('tk', token)
}
