/** A message to send: a code to a phone. */
export interface SmsMessage {
  readonly at: Date
  readonly phone: string
  readonly type: number
  readonly code: string
}

/** The way out to phones. Rejects when the message could not be handed over. */
export interface SmsCarrier {
  send(message: SmsMessage): Promise<void>
}
