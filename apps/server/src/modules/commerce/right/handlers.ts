import { activateCard, listEndlessRights } from '@wenjin/database/queries/commerce/right-cards'
import { listHeldRights, listRights } from '@wenjin/database/queries/commerce/rights'
import type { Deps } from '../../../deps.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { presentCard, presentHeldRight, presentRight } from './present.ts'
import { stateOf, whyUseless } from './state.ts'
import { cardShower } from './show-card.ts'

/** Rights, and the cards that give them. */
export function rightHandlers(deps: Deps): HandlersOf<'commerce/right'> {
  const { db } = deps.connection
  const show = cardShower(deps)

  return {
    async activeCard({ cardNo }, caller) {
      const { customerId } = caller.customer
      await show(cardNo, caller, async (card, trx) => {
        const useless = whyUseless(card, customerId, caller.now)
        if (useless !== undefined) throw useless()
        const endless = await listEndlessRights(trx, customerId, card.rightIds)
        if (endless.length === card.rightIds.length) throw refuse.rightsHeld()
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

    async getMyRightList(_input, caller) {
      const { customerId } = caller.customer
      return (await listHeldRights(db, customerId, caller.now)).map(presentHeldRight)
    },

    getRightList: async (_input, { tenant }) => (await listRights(db, tenant.tenantId)).map(presentRight),
  }
}
