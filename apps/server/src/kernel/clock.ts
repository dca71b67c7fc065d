/** The product's clock. */
export type Clock = () => Date

/** A channel to the process that started this one, if there is one. */
export interface ClockChannel {
  on(event: 'message', listen: (message: unknown) => void): unknown
  send?(message: unknown): unknown
}

/**
 * The machine's clock, or one that stood at `start` when this was called (rehearsal and tests; refused in production).
 * The latter can be set again over the channel, forwards or back: by { clock: moment }, which is sent back when done.
 */
export function productClock(start: Date | undefined, channel: ClockChannel): Clock {
  if (start === undefined) return () => new Date()
  let shift = start.getTime() - Date.now()
  channel.on('message', (message) => {
    const moment = new Date((message as { readonly clock: string }).clock).getTime()
    if (Number.isNaN(moment)) return
    shift = moment - Date.now()
    channel.send?.(message)
  })
  return () => new Date(Date.now() + shift)
}
