import { checkIdCard } from '@wenjin/contract'
import { findRealNameProof, saveRealName } from '@wenjin/database/queries/account/real-names'
import { giveBackAttempt, takeAttempt } from '@wenjin/database/queries/kernel/attempts'
import type { IdentityOutcome } from '../../../carriers/identity/index.ts'
import { chinaDayStart, secondsToChinaMidnight } from '@wenjin/engine'
import type { Deps } from '../../../deps.ts'
import type { SignedInCaller } from '../../../kernel/caller.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse, refuseInvalid } from '../../../kernel/refusal.ts'

const TRIES_A_DAY = 5
const CUSTOMERS_OF_A_CARD = 3
/** 中文姓名 of two characters or more, with the middle dot that some have. */
const NAME = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u

/** The real-name check. Neither name nor number is kept or logged: a hidden name and the number's digest are. */
export function realNameHandlers({
  connection: { db },
  carriers: { identity },
  keys,
}: Deps): HandlersOf<'account/real-name'> {
  async function count({ customer, now }: SignedInCaller): Promise<number> {
    const attempt = { customerId: customer.customerId, kind: 'real-name', now }
    const attemptId = await takeAttempt(db, attempt, chinaDayStart(now), TRIES_A_DAY)
    if (attemptId === undefined)
      throw refuse.realNameTooMany(TRIES_A_DAY, { retryAfter: secondsToChinaMidnight(now) })
    return attemptId
  }

  async function check(name: string, idCard: string, attemptId: number): Promise<IdentityOutcome> {
    try {
      return await identity.check(name, idCard)
    } catch (error) {
      await giveBackAttempt(db, attemptId)
      throw refuse.realNameFailed({ cause: error })
    }
  }

  return {
    async realNameAuth(input, caller) {
      const name = readName(input.realName)
      const idCard = input.idCard.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
      refuseInvalid(checkIdCard(idCard, caller.now))
      const { customerId, tenantId } = caller.customer
      if ((await findRealNameProof(db, customerId)) === 'register') throw refuse.realNameDone()
      const attemptId = await count(caller)
      const proof = await check(name, idCard, attemptId)
      if (proof === 'mismatch') throw refuse.realNameWrong()
      const hidden = hideName(name)
      const idCardHash = await keys.digest('id-card', idCard)
      const kept = { name: hidden, proof, idCardHash }
      if (!(await saveRealName(db, tenantId, customerId, kept, CUSTOMERS_OF_A_CARD)))
        throw refuse.idCardUsedUp(CUSTOMERS_OF_A_CARD)
      return { realName: hidden, realNameProof: proof }
    },
  }
}

/** The name without blanks, its dots as one sign. Throws Refusal 40001 for what is not a name. */
function readName(text: string): string {
  const name = text.replaceAll(/\s/g, '').replaceAll(/[•・‧∙．.]/g, '·')
  if (!NAME.test(name)) throw refuse.realNameMissing()
  return name
}

/** 张** */
function hideName(name: string): string {
  const [first = '', ...rest] = name
  return `${first}${'*'.repeat(rest.length)}`
}
