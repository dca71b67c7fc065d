/** Queue of the statistics service, made by the snippet the server writes into the page of tenants that use it. */
interface Counted {
  readonly _hmt?: { push(command: readonly string[]): unknown }
}

/** Counts a page that was gone to inside the application. The path alone: a query may name persons. */
export function countPageView(path: string): void {
  const { _hmt } = window as Counted
  _hmt?.push(['_trackPageview', path])
}
