const PART = '[a-z0-9][a-z0-9-]*'
const KEY = new RegExp(`^(?:${PART}/)*${PART}\\.[a-z0-9]+$`)
const MAX_CHARACTERS = 200

/** The key itself. Throws for one that this server did not make: it could lead out of the folder of the files. */
export function checkKey(key: string): string {
  if (key.length > MAX_CHARACTERS || !KEY.test(key)) throw new Error('not a file key')
  return key
}
