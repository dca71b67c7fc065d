import { signParams } from '@wenjin/contract'
import { timingSafeEqual } from 'node:crypto'
import { refuse } from '../kernel/refusal.ts'

/** Refuses (40002) an input whose paramSign is missing or not that of its signed fields. */
export function checkSignature(signed: readonly string[], input: Readonly<Record<string, unknown>>): void {
  const given = input['paramSign']
  const right = Buffer.from(signParams(signed, input))
  const claimed = Buffer.from(typeof given === 'string' ? given : '')
  if (claimed.length !== right.length || !timingSafeEqual(claimed, right)) throw refuse.badSignature()
}
