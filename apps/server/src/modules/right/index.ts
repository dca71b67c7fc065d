import { activateCard, listEndlessRights, listHeldRights, listRights } from '@wenjin/data'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { checkSelf } from '../cust/index.ts'
import { presentCard, presentHeldRight, presentRight } from './present.ts'
import { stateOf, whyUseless } from './state.ts'
import { cardShower } from './show-card.ts'

type RightCalls = 'activeCard' | 'checkRightCard' | 'getMyRightList' | 'getRightList'

/** Rights, and the cards that give them. */
export function rightHandlers(deps: Deps): Pick<Handlers, RightCalls> {
  const { db } = deps.connection
  const show = cardShower(deps)

  return {
    async activeCard({ customerId, cardNo }, caller) {
      checkSelf(customerId, caller)
      await show(cardNo, caller, async (card, trx) => {
        const useless = whyUseless(card, customerId, caller.now)
        if (useless !== undefined) throw new Refusal('40006', useless)
        const endless = await listEndlessRights(trx, customerId, card.rightIds)
        if (endless.length === card.rightIds.length)
          throw new Refusal('40006', '已长期拥有该卡的全部权益，无需激活')
        await activateCard(trx, card, customerId, caller.now)
      })
      return (await listHeldRights(db, customerId, caller.now)).map(presentHeldRight)
    },

    async checkRightCard({ cardNo }, caller) {
      const { number, result: card } = await show(cardNo, caller, async (found) => found)
      const rights = await listRights(db, caller.tenant.tenantId)
      return presentCard(
        number,
        card,
        stateOf(card, caller.customer.customerId, caller.now),
        rights.filter(({ rightId }) => card.rightIds.includes(rightId)),
      )
    },

    async getMyRightList({ customerId }, caller) {
      checkSelf(customerId, caller)
      return (await listHeldRights(db, customerId, caller.now)).map(presentHeldRight)
    },

    getRightList: async (_input, { tenant }) => (await listRights(db, tenant.tenantId)).map(presentRight),
  }
}
