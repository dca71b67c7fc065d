import multipart from '@fastify/multipart'
import { MAX_UPLOAD_MB } from '@wenjin/contract'
import { errorCodes } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../kernel/refusal.ts'

const MAX_BYTES = MAX_UPLOAD_MB * 1_048_576
const MAX_FIELDS = 10

const REFUSALS: Readonly<Record<string, () => Error>> = {
  FST_REQ_FILE_TOO_LARGE: refuse.fileTooLarge,
  FST_FILES_LIMIT: refuse.filesTooMany,
}

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: MAX_FIELDS, fieldSize: 10_000, headerPairs: 20 },
  })
}

/**
 * The fields of a call in parts, a file among them as a Blob. Throws Refusal 40001 when the body is not one, is cut
 * off, holds two files or one larger than MAX_UPLOAD_MB.
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw refuse.notInParts()
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] =
        part.type === 'field'
          ? part.value
          : new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
    }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    throw (REFUSALS[code] ?? refuse.partsUnreadable)()
  }
  return fields
}

/** Answers 415 to a body in parts where a call takes none. */
export function refuseMultipart(request: FastifyRequest): void {
  if (request.isMultipart())
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'])
}
