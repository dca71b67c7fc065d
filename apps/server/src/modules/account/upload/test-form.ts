import type { FastifyInstance } from 'fastify'
import { injectedForm } from '../../../testing/parts.ts'
import type { InjectedBody } from '../../../testing/parts.ts'
import { envelopeIn } from '../../../testing/test-app.ts'
import type { RawReply } from '../../../testing/test-app.ts'

/** A file of a form: its bytes, what it is said to be, its name. */
export function file(bytes: Buffer | string, type = 'image/png', name = 'a.png'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
}

/** A form of parts in an order, names more than once among them. */
export async function formOf(parts: readonly (readonly [string, File | string])[]): Promise<InjectedBody> {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return injectedForm(form)
}

/** Uploads what is given under the name image. */
export async function upload(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  ...parts: readonly (readonly [string, File | string])[]
): Promise<RawReply> {
  const form = await formOf(parts)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/common/file/uploadImage',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  return { status: reply.statusCode, headers: reply.headers, envelope: envelopeIn(reply.payload) }
}
