/** Thrown for an environment that cannot be meant; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
