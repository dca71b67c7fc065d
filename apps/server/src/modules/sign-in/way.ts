import type { CallInput, Calls, FeatureCode } from '@wenjin/contract'
import { checkPhone } from '@wenjin/contract'
import type { NewCustomer, Standing, Tenant } from '@wenjin/data'
import { randomBytes } from 'node:crypto'
import type { AnyCaller } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'

type Input = CallInput<Calls['regAndLogin']>

/** What a sign-in comes with: a phone that is one, and a code only where something was typed. */
export type SignInInput = Omit<Input, 'phone' | 'smsCode'> & {
  readonly phone: string
  readonly smsCode: string | undefined
}

/** Who proved to be whom, and by what. */
export interface Proven {
  readonly customerId: number
  readonly standing: Standing
}

/** One way of proving who somebody is. Throws Refusal when they do not. */
export type Way = (input: SignInInput, caller: AnyCaller) => Promise<Proven>

/** Throws Refusal 40001 for a phone that is none. */
export function readInput(input: Input): SignInInput {
  const phone = (input.phone ?? '').trim()
  const bad = checkPhone(phone)
  if (bad !== null) throw new Refusal('40001', bad)
  return { ...input, phone, smsCode: input.smsCode?.trim() || undefined }
}

export function newCustomer(
  { phone, sourceCode, sourceName }: SignInInput,
  { tenant, now }: AnyCaller,
  regType: NewCustomer['regType'],
  passwdHash: string | null = null,
): NewCustomer {
  return {
    tenantId: tenant.tenantId,
    phone,
    regType,
    passwdHash,
    shareCode: randomBytes(6).toString('base64url'),
    sourceCode: sourceCode ?? null,
    sourceName: sourceName ?? null,
    now,
  }
}

/** Throws Refusal 40006 when a tenant has switched something off. */
export function refuseDisabled({ disabledList }: Tenant, feature: FeatureCode): void {
  if (disabledList.includes(feature)) throw new Refusal('40006', '该方式已停用')
}
