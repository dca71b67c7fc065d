import type { SmsAccount } from '../environment.ts'

/** Template id of a type of code. */
export function templateOf({ templates }: SmsAccount, type: number): string {
  const template = templates.get(type)
  if (template === undefined) throw new Error(`no SMS template of type ${type}`)
  return template
}
