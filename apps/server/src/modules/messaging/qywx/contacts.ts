import {
  bindServiceContact,
  deleteServiceContact,
  findServiceContact,
  insertServiceContact,
  releaseServiceContacts,
} from '@wenjin/database/queries/messaging/service-contacts'
import type { ServiceContact } from '@wenjin/database/queries/messaging/service-contacts'
import { randomBytes } from 'node:crypto'
import type { QywxEvent, QywxService } from '../../../carriers/qywx/index.ts'
import type { Deps, Log } from '../../../deps.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secrets } from '../secret/index.ts'

/** Random bytes of a state; the service takes at most 30 characters. */
const STATE_BYTES = 18

/** Customers' own contacts in a tenant's customer service. */
export interface Contacts {
  /** A customer's contact as the newest events have it; undefined without one. */
  find(tenantId: number, customerId: number): Promise<ServiceContact | undefined>
  /** Makes a customer's contact if it is missing. Throws Refusal 40006 when the service does not answer. */
  make(tenantId: number, customerId: number, serviceName: string): Promise<ServiceContact>
  /** Removes a customer's contact, here for sure, at the service if it answers. */
  remove(tenantId: number, customerId: number): Promise<void>
  apply(tenantId: number, event: QywxEvent): Promise<void>
}

export function contactsOf(
  { connection: { db }, carriers: { qywx }, clock }: Deps,
  secrets: Secrets,
  log: Log,
): Contacts {
  async function serviceOf(tenantId: number): Promise<QywxService> {
    return qywx.of(tenantId, await secrets.qywxApp(tenantId))
  }

  async function apply(tenantId: number, event: QywxEvent): Promise<void> {
    if (event.kind === 'dropped') await releaseServiceContacts(db, tenantId, event.externalUserid)
    else await bindServiceContact(db, tenantId, event.state, event.externalUserid, clock())
  }

  async function removeWay(service: QywxService, configId: string): Promise<void> {
    await service.removeContactWay(configId).catch((error: unknown) => {
      log.warn({ err: error }, 'a contact way was left at the service')
    })
  }

  return {
    apply,
    async find(tenantId, customerId) {
      const service = await serviceOf(tenantId)
      for (const event of await service.events()) await apply(tenantId, event)
      const contact = await findServiceContact(db, customerId)
      if (contact === undefined || service.made(contact.configId)) return contact
      await deleteServiceContact(db, customerId, contact.configId)
      return undefined
    },
    async make(tenantId, customerId, serviceName) {
      const service = await serviceOf(tenantId)
      const stateCode = randomBytes(STATE_BYTES).toString('base64url')
      const way = await service.addContactWay(stateCode).catch((error: unknown) => {
        throw refuse.serviceFailed({ cause: error })
      })
      const made = { stateCode, serviceName, ...way, boundAt: null }
      if (await insertServiceContact(db, customerId, made)) return made
      // another request of the customer was first: its contact is the one
      await removeWay(service, way.configId)
      return (await findServiceContact(db, customerId)) ?? made
    },
    async remove(tenantId, customerId) {
      const configId = await deleteServiceContact(db, customerId)
      if (configId !== undefined) await removeWay(await serviceOf(tenantId), configId)
    },
  }
}
