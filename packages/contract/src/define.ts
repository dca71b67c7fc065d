import { Type } from 'typebox'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT'

/** How the input travels: in the query of a GET, form-encoded, as JSON, or in parts with a file. */
export type ContentType = 'query' | 'form' | 'json' | 'multipart'

/** 'anyone' may come without a token; a token that is sent is verified all the same. */
export type Callers = 'anyone' | 'customer'

/** One call of the wire: everything both ends, the documentation and the tests derive from. */
export interface Call<I extends TObject = TObject, R extends TSchema = TSchema, W extends Callers = Callers> {
  readonly method: Method
  /** Below /api, without a leading slash. */
  readonly path: string
  readonly callers: W
  readonly content: ContentType
  /** Fields of the signature, in this order (sign.ts); absent: unsigned. */
  readonly signed?: readonly string[]
  /** A banned customer is refused (6001 without data); elsewhere 6001 comes with the data. */
  readonly refusesBanned: boolean
  readonly input: I
  /** Shape of `data` on success; File for a download, which comes without an envelope. */
  readonly reply: R
  readonly errors: readonly ErrorCode[]
  /** One Chinese line: what the call is for. */
  readonly about: string
}

/** Input of a call as the caller gives it; tenantId and paramSign are added by the client. */
export type CallInput<C> =
  C extends Call<infer I, TSchema> ? Omit<Static<I>, 'tenantId' | 'paramSign'> : never
/** What a successful call resolves to. */
export type CallReply<C> = C extends Call<TObject, infer R> ? Static<R> : never

interface Row<P extends TProperties, R extends TSchema, W extends Callers> extends Omit<
  Call<TObject, R, W>,
  'input' | 'content' | 'refusesBanned'
> {
  /** Default: 'query' for GET, 'form' otherwise. */
  readonly content?: ContentType
  /** Default: a customer's POST and PUT do. */
  readonly refusesBanned?: boolean
  readonly input: P
}

const TenantId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/**
 * Makes a row of the table of calls. tenantId is added to every input but the tenant calls', paramSign
 * to the signed ones; unknown fields are refused in bodies and ignored in queries.
 */
export function defineCall<const P extends TProperties, R extends TSchema, const W extends Callers>(
  row: Row<P, R, W>,
): Call<TObject<P>, R, W> {
  const content = row.content ?? (row.method === 'GET' ? 'query' : 'form')
  const refusesBanned = row.refusesBanned ?? (row.callers === 'customer' && row.method !== 'GET')
  const added: TProperties = {
    ...(row.path.startsWith('tenant/') ? {} : { tenantId: Type.Optional(TenantId) }),
    ...(row.signed === undefined ? {} : { paramSign: Type.Optional(Type.String({ maxLength: 64 })) }),
  }
  const options = content === 'query' ? {} : { additionalProperties: false }
  const input = Type.Object({ ...row.input, ...added }, options) as unknown as TObject<P>
  return { ...row, content, refusesBanned, input }
}
