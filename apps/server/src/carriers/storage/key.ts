const PART = '[a-z0-9][a-z0-9-]*'
const KEY = new RegExp(`^(?:${PART}/)*${PART}\\.[a-z0-9]+$`)
const MOST_CHARACTERS = 200

/** The key itself. Throws for one that is none of ours: it would lead out of the place where files lie. */
export function checkKey(key: string): string {
  if (key.length > MOST_CHARACTERS || !KEY.test(key)) throw new Error('not a file key')
  return key
}
