/** What is wrong with the fields of a form, in the order they stand in; null: nothing. */
export type Problems<T> = { readonly [F in keyof T]?: string | null }

/** The first field that something is wrong with, and what; null: none. */
export function firstProblem<T extends object>(problems: Problems<T>) {
  const found = Object.entries(problems).find(([, message]) => message !== null)
  return found === undefined ? null : { field: found[0], message: found[1] as string }
}
