import { markSignedOut } from '../../shared/lib/page-customer.ts'
import type { Token } from '../../shared/lib/page-customer.ts'
import { readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'

/** A sign-out that the server has not been told of. */
export interface UnsentLogout {
  readonly customerId: number
  readonly token: NonNullable<Token>
}

/** Keeps a sign-out until the server can be told; its pages are a visitor's meanwhile. */
export function keepLogout(logout: UnsentLogout): void {
  writeStored('_unsentLogout_', [...unsentLogouts(), logout])
  markSignedOut()
}

export function unsentLogouts(): readonly UnsentLogout[] {
  const kept = readStored('_unsentLogout_')
  return Array.isArray(kept) ? kept.filter(isLogout) : []
}

export function forgetLogout({ token }: UnsentLogout): void {
  const left = unsentLogouts().filter((one) => one.token.value !== token.value)
  if (left.length === 0) removeStored('_unsentLogout_')
  else writeStored('_unsentLogout_', left)
}

function isLogout(value: unknown): value is UnsentLogout {
  const { customerId, token } = (value ?? {}) as { customerId?: unknown; token?: Partial<Token> }
  return Number.isInteger(customerId) && typeof token?.name === 'string' && typeof token.value === 'string'
}
