/** A tenant's customer service in the enterprise edition of the messaging app. */
export interface QywxApp {
  readonly corpid: string
  readonly secret: string
  /** userid of the person who answers. */
  readonly userid: string
}

export interface ContactWay {
  readonly configId: string
  /** The picture, as a data: address. */
  readonly qrCode: string
}

/** Somebody added the customer service by the way that has this state, or one of the two dropped the other. */
export type QywxEvent =
  | { readonly kind: 'added'; readonly state: string; readonly externalUserid: string }
  | { readonly kind: 'dropped'; readonly externalUserid: string }

/** The way to a tenant's customer service. Rejects when it does not answer or says no. */
export interface QywxService {
  /** A QR code of one customer's own, whose state comes back with the event. */
  addContactWay(state: string): Promise<ContactWay>
  removeContactWay(configId: string): Promise<void>
  /** Whether a contact way is of this service: one from before a tenant had its own leads nowhere. */
  made(configId: string): boolean
  /** Picture of a way to join a group, as a data: address. */
  groupCode(configId: string): Promise<string>
  /** Events since the last look, where they are fetched and not called back (the outbox). */
  events(): Promise<readonly QywxEvent[]>
}

export interface QywxCarrier {
  /** The way to a tenant's customer service; `app` undefined: the outbox stands in for it. */
  of(tenantId: number, app: QywxApp | undefined): QywxService
}
