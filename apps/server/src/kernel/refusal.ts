import { REFUSALS } from '@wenjin/contract'
import type { ErrorCode, RefusalName, Refusals } from '@wenjin/contract'

interface Circumstances {
  /** What the reply carries; null unless told. */
  readonly data?: unknown
  /** Seconds after which trying again makes sense, for 42901. */
  readonly retryAfter?: number
  /** What went wrong behind it, for the log. */
  readonly cause?: unknown
}

/** A decision of the product against a request: becomes HTTP 200 with its code, message and data. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly data: unknown
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, message: string, { data = null, retryAfter, cause }: Circumstances = {}) {
    super(message, { cause })
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}
export type { Refusal }

type Facts<N extends RefusalName> = Refusals[N][1] extends (...facts: infer F) => string ? F : []

type Refuse = {
  readonly [N in RefusalName]: (...given: [...facts: Facts<N>, more?: Circumstances]) => Refusal
}

function makerOf(code: ErrorCode, wording: string | ((...facts: never[]) => string)) {
  const textOf = typeof wording === 'string' ? () => wording : wording
  return (...given: never[]) => {
    const more = given[textOf.length] as Circumstances | undefined
    return new Refusal(code, textOf(...given.slice(0, textOf.length)), more)
  }
}

/** Makes a refusal of the contract's table by its name, of the facts its wording asks for: `throw refuse.noBatch()`. */
export const refuse = Object.fromEntries(
  Object.entries(REFUSALS).map(([name, [code, wording]]) => [name, makerOf(code, wording)]),
) as unknown as Refuse

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal
}

/** Refuses (40001) what a check has a problem with, in its words. */
export function refuseInvalid(problem: string | null): void {
  if (problem !== null) throw refuse.invalid(problem)
}
