/** The product's clock. */
export type Clock = () => Date

/** The machine's clock, or one that started at `start` when the process did (rehearsal and tests). */
export function productClock(start: Date | undefined): Clock {
  if (start === undefined) return () => new Date()
  const shift = start.getTime() - Date.now()
  return () => new Date(Date.now() + shift)
}
