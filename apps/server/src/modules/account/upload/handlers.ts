import { deleteUpload, insertUpload } from '@wenjin/database/queries/account/uploads'
import { giveBackAttempt, takeAttempt } from '@wenjin/database/queries/kernel/attempts'
import { randomBytes } from 'node:crypto'
import { chinaDay, chinaDayStart, secondsToChinaMidnight } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { inTurns } from '../../../kernel/turns.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { remakePicture } from './picture.ts'

const MAX_PER_DAY = 30
/** Pictures decoded at a time: one of 40 megapixels takes some 200 MB. */
const AT_A_TIME = 2

/** Pictures that customers upload. */
export function uploadHandlers({
  connection: { db },
  carriers: { storage },
}: Deps): HandlersOf<'account/upload'> {
  const turn = inTurns(AT_A_TIME)

  async function count({ customer, now }: SignedInCaller): Promise<number> {
    const attempt = { customerId: customer.customerId, kind: 'upload', now }
    const attemptId = await takeAttempt(db, attempt, chinaDayStart(now), MAX_PER_DAY)
    if (attemptId === undefined)
      throw refuse.picturesTooMany(MAX_PER_DAY, { retryAfter: secondsToChinaMidnight(now) })
    return attemptId
  }

  return {
    async uploadImage({ image }, caller) {
      if (!(image instanceof Blob) || image.size === 0) throw refuse.pictureMissing()
      const attemptId = await count(caller)
      const file = Buffer.from(await image.arrayBuffer())
      const { body, type, ending, width, height } = await turn(() => remakePicture(file))
      const { now, customer } = caller
      const month = chinaDay(now).slice(0, 7).replace('-', '')
      const key = `${month}/${randomBytes(16).toString('hex')}.${ending}`
      const { customerId, tenantId } = customer
      // the row first: a file that nobody knows of would stay for ever
      await insertUpload(db, { key, tenantId, customerId, type, byteCount: body.length, width, height, now })
      try {
        await storage.put(key, body, type)
      } catch (error) {
        await deleteUpload(db, key)
        await giveBackAttempt(db, attemptId)
        throw refuse.pictureNotKept({ cause: error })
      }
      return { url: `/files/${key}`, width, height }
    },
  }
}
