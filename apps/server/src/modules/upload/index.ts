import { deleteUpload, giveBackAttempt, insertUpload, takeAttempt } from '@wenjin/data'
import { randomBytes } from 'node:crypto'
import { chinaDay, chinaDayStart, secondsToChinaMidnight } from '../../china-day.ts'
import type { Deps, SignedInCaller } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { inTurns } from '../../plugins/turns.ts'
import { Refusal } from '../../refusal.ts'
import { remakePicture } from './picture.ts'

const A_DAY = 30
/** Pictures decoded at a time: one of 40 megapixels takes some 200 MB. */
const AT_A_TIME = 2

/** Pictures that customers upload. */
export function uploadHandlers({
  connection: { db },
  carriers: { storage },
}: Deps): Pick<Handlers, 'uploadImage'> {
  const turn = inTurns(AT_A_TIME)

  async function count({ customer, now }: SignedInCaller): Promise<number> {
    const attempt = { customerId: customer.customerId, kind: 'upload', now }
    const attemptId = await takeAttempt(db, attempt, chinaDayStart(now), A_DAY)
    if (attemptId === undefined)
      throw new Refusal('42901', `每天最多上传${A_DAY}张图片，请明天再试`, {
        retryAfter: secondsToChinaMidnight(now),
      })
    return attemptId
  }

  return {
    async uploadImage({ image }, caller) {
      if (!(image instanceof Blob) || image.size === 0) throw new Refusal('40001', '请选择要上传的图片')
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
        throw new Refusal('40006', '图片保存失败，请稍后重试', { cause: error })
      }
      return { url: `/files/${key}`, width, height }
    },
  }
}
