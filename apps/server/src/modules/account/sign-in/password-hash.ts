import crypto from 'node:crypto'

/** Argon2id as OWASP advises where memory is scarce: 19 MiB, two passes, one lane. */
const MEMORY = 19_456
const PASSES = 2
const PARALLELISM = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** PHC string: $argon2id$v=19$m=…,t=…,p=…$salt$tag, base64 without padding. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** The PHC string that is stored of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES)
  return phcOf(salt, await argon2id(password, salt, MEMORY, PASSES, PARALLELISM, TAG_BYTES))
}

/** No password has it. It is checked where an account has no password, so that the work is the same. */
const DUMMY_HASH = phcOf(crypto.randomBytes(SALT_BYTES), crypto.randomBytes(TAG_BYTES))

/** Whether a password is that of a PHC string; without one false, after the same work. */
export async function isPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc ?? DUMMY_HASH) ?? []
  const known = Buffer.from(tag, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  const given = await argon2id(
    password,
    nonce,
    Number(memory),
    Number(passes),
    Number(parallelism),
    known.length,
  )
  return crypto.timingSafeEqual(given, known)
}

function phcOf(salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${PARALLELISM}$${text(salt)}$${text(tag)}`
}

function argon2id(
  message: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  crypto.argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
    error === null ? resolve(tag) : reject(error),
  )
  return promise
}
