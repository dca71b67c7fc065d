import { PATHS } from '@wenjin/contract'

/** The address that invites somebody in the name of a customer. `base`: where the application lies, with its slash. */
export function inviteLink(shareCode: string, origin: string, base: string): string {
  const query = new URLSearchParams({ shareCode }).toString()
  return `${origin}${base.replace(/\/$/, '')}${PATHS.shareAccount}?${query}`
}
