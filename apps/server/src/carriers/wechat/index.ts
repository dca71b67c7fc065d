/** The messaging app's account of a tenant. */
export interface WechatApp {
  readonly appid: string
  readonly secret: string
}

/** The messaging app refused what the person brought (a code that is used, old or made up). */
export class WechatRefusal extends Error {
  override readonly name = 'WechatRefusal'
}

/** The way to the messaging app. Rejects when it does not answer or says no to us. */
export interface WechatCarrier {
  /** Where a person is sent to come back with a code (base scope). */
  authorizeUrl(appid: string, redirect: string, state: string): string
  /** The openid that a code stands for. Rejects with WechatRefusal when the code is not valid. */
  openidOf(app: WechatApp, code: string): Promise<string>
  /** Ticket that JSSDK signatures are made with. */
  jsapiTicket(app: WechatApp): Promise<string>
}
