import type { CallInput, Calls, FeatureCode } from '@wenjin/contract'
import { checkPhone } from '@wenjin/contract'
import type { NewCustomer } from '@wenjin/database/queries/account/accounts'
import type { Standing } from '@wenjin/database/queries/account/sessions'
import type { Tenant } from '@wenjin/database/queries/kernel/tenants'
import { randomBytes } from 'node:crypto'
import type { AnyCaller } from '../../../kernel/caller.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

type Input = CallInput<Calls['regAndLogin']>

/** What a sign-in comes with: a phone that is one, and a code only where something was typed. */
export type SignInInput = Omit<Input, 'phone' | 'smsCode'> & {
  readonly phone: string
  readonly smsCode: string | undefined
}

/** The customer who was proven, and by what. */
export interface Proven {
  readonly customerId: number
  readonly standing: Standing
}

/** One way of proving to be a customer. Throws Refusal when the proof fails. */
export type Way = (input: SignInInput, caller: AnyCaller) => Promise<Proven>

/** Throws Refusal 40001 for what is not a phone number. */
export function readInput(input: Input): SignInInput {
  const phone = (input.phone ?? '').trim()
  refuseInvalid(checkPhone(phone))
  return { ...input, phone, smsCode: input.smsCode?.trim() || undefined }
}

export function newCustomer(
  { phone, sourceCode, sourceName }: SignInInput,
  { tenant, now }: AnyCaller,
  regType: NewCustomer['regType'],
  passwordHash: string | null = null,
): NewCustomer {
  return {
    tenantId: tenant.tenantId,
    phone,
    regType,
    passwdHash: passwordHash,
    shareCode: randomBytes(6).toString('base64url'),
    sourceCode: sourceCode ?? null,
    sourceName: sourceName ?? null,
    now,
  }
}

/** Throws Refusal 40006 when a tenant has switched something off. */
export function refuseDisabled({ disabledList }: Tenant, feature: FeatureCode): void {
  if (disabledList.includes(feature)) throw refuse.wayDisabled()
}
