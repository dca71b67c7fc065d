import { showPanel } from '../sign-in-view.ts'
import type { PanelProps } from './panel.ts'
import { ResetForm } from './reset-form.tsx'

/** Panel 2: a new password, by SMS code. */
export function ResetPanel(props: PanelProps) {
  return <ResetForm {...props} onReset={() => showPanel('signIn')} />
}
