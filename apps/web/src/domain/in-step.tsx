import { useEffect } from 'react'
import { now } from '../shared/lib/boot.ts'
import type { Boot } from '../shared/lib/boot.ts'
import { setForm, startForm, useCandidateForm } from './candidate/form-store.ts'
import { keepChoiceMode } from './candidate/keep-choice-mode.ts'
import { useSessionKeeper } from './candidate/session-keeper.ts'
import { takeTypedForm } from './candidate/take-typed-form.ts'
import { KeepList } from './list/keep-list.tsx'

/** Before the first screen, once the customer is known: what the candidate's forms begin with. */
export function startCandidate(): void {
  startForm()
}

/** Takes over what was typed before the application ran. */
export function takeTyped(typed: FormData): void {
  setForm(takeTypedForm(typed, useCandidateForm.getState().form, now()))
}

/** Keeps candidate, list and session in step, whatever page is shown. */
export function KeepInStep({ boot }: { readonly boot: Boot | null }) {
  useSessionKeeper()
  useEffect(() => void keepChoiceMode(boot), [boot])
  return <KeepList />
}
