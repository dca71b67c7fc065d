import type { Call, CallName, CallReply, Calls, CallsOf, Noun } from '@wenjin/contract'
import type { Static } from 'typebox'
import type { AnyCaller, SignedInCaller } from './caller.ts'

/** What a handler gets: of a customer's call the caller says whose it is, the input does not. */
type Asked<C extends Call> = C extends { readonly callers: 'customer' }
  ? [input: Omit<Static<C['input']>, 'customerId'>, caller: SignedInCaller]
  : [input: Static<C['input']>, caller: AnyCaller]

/** A handler for every row of the table: a missing one does not compile. */
export type Handlers = {
  readonly [K in CallName]: (
    ...asked: Asked<Calls[K]>
  ) => Promise<CallReply<Calls[K]> | WrittenReply<K> | Download>
}

/** The handlers of a noun: what its module serves. */
export type HandlersOf<N extends Noun> = Pick<Handlers, keyof CallsOf[N] & CallName>

/** A file instead of an envelope. */
export class Download {
  readonly name: string
  readonly type: string
  readonly body: Buffer
  constructor(name: string, type: string, body: Buffer) {
    this.name = name
    this.type = type
    this.body = body
  }
}

/** A reply's data already written as JSON; its maker vouches that it has the row's shape (a test checks it). */
export class WrittenReply<K extends CallName> {
  readonly data: Buffer
  /** Never set: says whose reply it is. */
  declare readonly of: CallReply<Calls[K]>
  constructor(data: Buffer) {
    this.data = data
  }
}
