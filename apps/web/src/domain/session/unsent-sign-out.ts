import { markSignedOut } from '../../shared/lib/page-customer.ts'
import type { Token } from '../../shared/lib/page-customer.ts'
import { readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'

/** A sign-out that the server has not been told of. */
export interface UnsentSignOut {
  readonly customerId: number
  readonly token: NonNullable<Token>
}

/** Keeps a sign-out until the server can be told; its pages are a visitor's meanwhile. */
export function keepSignOut(signOut: UnsentSignOut): void {
  writeStored('_unsentLogout_', [...unsentSignOuts(), signOut])
  markSignedOut()
}

export function unsentSignOuts(): readonly UnsentSignOut[] {
  const kept = readStored('_unsentLogout_')
  return Array.isArray(kept) ? kept.filter(isSignOut) : []
}

export function forgetSignOut({ token }: UnsentSignOut): void {
  const left = unsentSignOuts().filter((one) => one.token.value !== token.value)
  if (left.length === 0) removeStored('_unsentLogout_')
  else writeStored('_unsentLogout_', left)
}

function isSignOut(value: unknown): value is UnsentSignOut {
  const { customerId, token } = (value ?? {}) as { customerId?: unknown; token?: Partial<Token> }
  return Number.isInteger(customerId) && typeof token?.name === 'string' && typeof token.value === 'string'
}
