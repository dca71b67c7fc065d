/** 1: the messaging app's one tap. 2: phone and SMS code. 3: phone and password. */
export type SignInMode = 1 | 2 | 3

/** What decides how a person may sign in. */
export interface SignInPlace {
  /** The page is open in the messaging app's own browser. */
  readonly messagingApp: boolean
  /** The tenant's app id there; '': it has none. */
  readonly appid: string
  /** Features the tenant has switched off. */
  readonly disabledList: readonly string[]
}

/** The ways that are open here, in the order they are offered. */
export function modesOf({ messagingApp, appid, disabledList }: SignInPlace): readonly SignInMode[] {
  const oneTap = messagingApp && appid !== '' && !disabledList.includes('H5-WX-LOGIN')
  return oneTap ? [1, 2, 3] : [2, 3]
}

/** The way shown first: the messaging app's where it is open, else the SMS code; registering by password overrides both. */
export function firstMode(place: SignInPlace): SignInMode {
  if (canRegister(place)) return 3
  return modesOf(place)[0] ?? 2
}

/** Whether a phone may be registered with a password. */
export function canRegister({ disabledList }: Pick<SignInPlace, 'disabledList'>): boolean {
  return !disabledList.includes('H5-PHONE_PW_R')
}
