import { ALIASES, PATHS } from '@wenjin/contract'

/** Every address below the base; the base itself is home. */
export const ALL_PATHS: readonly string[] = [
  ...Object.values(PATHS),
  ...Object.keys(ALIASES).filter((path) => path !== '/'),
]

/** They lead on by themselves as soon as they may be seen. */
export const PASSAGES: ReadonlySet<string> = new Set([PATHS.autologin, PATHS.wxAccess])
