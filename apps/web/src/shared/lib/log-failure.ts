/** Writes on the console what keeps the application from starting fully. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the person can do nothing about it, a developer looking for the cause can
  console.error(what, error)
}
