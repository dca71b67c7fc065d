import { checkIdCard, MESSAGES } from '@wenjin/contract'
import { findRealNameProof, giveBackAttempt, saveRealName, takeAttempt } from '@wenjin/data'
import type { IdentityOutcome } from '../../carriers/identity/index.ts'
import { chinaDayStart, secondsToChinaMidnight } from '../../china-day.ts'
import type { Deps, SignedInCaller } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'

const TRIES_A_DAY = 5
const CUSTOMERS_OF_A_CARD = 3
/** 中文姓名 of two characters or more, with the middle dot that some have. */
const NAME = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u

/** The real-name check. Neither name nor number is kept or logged: a hidden name and the number's digest are. */
export function realNameHandlers({
  connection: { db },
  carriers: { identity },
  keys,
}: Deps): Pick<Handlers, 'realNameAuth'> {
  async function count({ customer, now }: SignedInCaller): Promise<number> {
    const attempt = { customerId: customer.customerId, kind: 'real-name', now }
    const attemptId = await takeAttempt(db, attempt, chinaDayStart(now), TRIES_A_DAY)
    if (attemptId === undefined)
      throw new Refusal('42901', `每天最多认证${TRIES_A_DAY}次，请明天再试`, {
        retryAfter: secondsToChinaMidnight(now),
      })
    return attemptId
  }

  async function check(name: string, idCard: string, attemptId: number): Promise<IdentityOutcome> {
    try {
      return await identity.check(name, idCard)
    } catch (error) {
      await giveBackAttempt(db, attemptId)
      throw new Refusal('40006', '实名认证暂时无法使用，请稍后重试', { cause: error })
    }
  }

  return {
    async realNameAuth(input, caller) {
      checkSelf(input.customerId, caller)
      const name = readName(input.realName)
      const idCard = input.idCard.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
      const bad = checkIdCard(idCard, caller.now)
      if (bad !== null) throw new Refusal('40001', bad)
      const { customerId, tenantId } = caller.customer
      if ((await findRealNameProof(db, customerId)) === 'register')
        throw new Refusal('40006', '已完成实名认证，如需更改请联系客服')
      const attemptId = await count(caller)
      const proof = await check(name, idCard, attemptId)
      if (proof === 'mismatch') throw new Refusal('40006', '姓名与身份证号不一致')
      const hidden = hideName(name)
      const idCardHash = await keys.digest('id-card', idCard)
      const kept = { name: hidden, proof, idCardHash }
      if (!(await saveRealName(db, tenantId, customerId, kept, CUSTOMERS_OF_A_CARD)))
        throw new Refusal('40006', `同一身份证号最多认证${CUSTOMERS_OF_A_CARD}个账号`)
      return { realName: hidden, realNameProof: proof }
    },
  }
}

/** The name without blanks, its dots as one sign. Throws Refusal 40001 for what is none. */
function readName(text: string): string {
  const name = text.replaceAll(/\s/g, '').replaceAll(/[•・‧∙．.]/g, '·')
  if (!NAME.test(name)) throw new Refusal('40001', MESSAGES.realName)
  return name
}

/** 张** */
function hideName(name: string): string {
  const [first = '', ...rest] = name
  return `${first}${'*'.repeat(rest.length)}`
}
