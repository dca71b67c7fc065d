import { create } from 'zustand'
import { openSignIn } from '../../shared/lib/popups.ts'
import { removeStored } from '../../shared/lib/storage.ts'

/**
 * Who comes in once their phone is verified: somebody who signs in or registers with a password (which is kept in
 * memory alone), or somebody whose messaging app is known to no account.
 */
export type Unverified =
  | { readonly kind: 'signIn' | 'register'; readonly phone: string; readonly passwd: string }
  | { readonly kind: 'wx'; readonly openid: string }

export type SignInView =
  | { readonly panel: 'signIn' | 'register' | 'reset' }
  | { readonly panel: 'verify'; readonly unverified: Unverified }

/** The panel of the sign-in popup. */
export const useSignInView = create<{ readonly view: SignInView }>(() => ({ view: { panel: 'signIn' } }))

export function showPanel(panel: 'signIn' | 'register' | 'reset'): void {
  useSignInView.setState({ view: { panel } })
}

export function showVerify(unverified: Unverified): void {
  useSignInView.setState({ view: { panel: 'verify', unverified } })
}

/** Opens the popup for somebody whose messaging app is known to no account. */
export function askPhoneOf(openid: string): void {
  showVerify({ kind: 'wx', openid })
  openSignIn()
}

/** The popup is closed by the person: who does not verify the phone keeps no openid. */
export function forgetOpenid(): void {
  const { view } = useSignInView.getState()
  if (view.panel === 'verify' && view.unverified.kind === 'wx') removeStored('wx_openid')
}
