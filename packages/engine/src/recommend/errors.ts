/** Rows or a query the recommend index cannot answer from. */
export class RecommendError extends Error {
  /** The argument at fault, as a path: 'rank', 'filters.areas', 'units[3].school'. */
  readonly argument: string

  constructor(argument: string, message: string) {
    super(`${argument}：${message}`)
    this.name = 'RecommendError'
    this.argument = argument
  }
}
