import { provinceById } from '@wenjin/engine'
import { useEffect } from 'react'
import { candidateOfSaved } from './api.ts'
import { setForm, startForm, useCandidateForm } from './form-store.ts'
import { formOf, moveForm } from './model.ts'
import { reconcileCandidate } from './reconcile.ts'
import { clearCandidate, followCandidateElsewhere, setCandidate, useCandidate } from './store.ts'
import { takeCandidate } from './take-candidate.ts'
import type { UserInfo } from '../session/api.ts'
import { bindingOf, followSessionElsewhere, useSession, useUserInfo } from '../session/store.ts'
import { unsentSignOuts } from '../session/unsent-sign-out.ts'
import { queuePopup } from '../../shared/lib/popups.ts'
import { toast } from '../../shared/ui/toast.ts'
import { keepProvinces } from '../session/score-province.ts'

/** Keeps what the phone holds and what the account holds together, whenever the customer becomes known or leaves. */
export function useSessionKeeper(): void {
  const info = useUserInfo()
  const signedIn = useSession(({ customerId }) => customerId !== null)
  useEffect(followCandidateElsewhere, [])
  useEffect(followSessionElsewhere, [])
  useEffect(sendSignOutsWhenOnline, [])
  useEffect(() => {
    if (info !== undefined) void settle(info)
  }, [info])
  useEffect(() => {
    if (signedIn) return leaveAccountsCandidate
    detachCandidate()
    return undefined
  }, [signedIn])
}

function sendSignOutsWhenOnline(): () => void {
  const send = async (): Promise<void> => {
    if (unsentSignOuts().length === 0) return
    try {
      await (await import('../session/send-sign-outs.ts')).sendSignOuts()
    } catch {
      // what could not be sent is kept for the next start
    }
  }
  const onOnline = (): void => void send()
  onOnline()
  window.addEventListener('online', onOnline)
  return () => window.removeEventListener('online', onOnline)
}

async function settle(info: UserInfo): Promise<void> {
  if (info.customerDto.banStatus === 0) {
    queuePopup({ kind: 'banned' })
    return
  }
  keepProvinces(info)
  const { candidate } = useCandidate.getState()
  const saved = info.choiceScoreDto === null ? null : candidateOfSaved(info.choiceScoreDto)
  const binding = bindingOf(info)
  const outcome = reconcileCandidate(candidate, saved, binding)
  if (outcome.kind === 'adopt') setCandidate(outcome.candidate)
  if (outcome.kind === 'save') {
    const refusal = await takeCandidate(outcome.candidate, true)
    if (refusal !== null) toast(refusal)
  }
  if (outcome.kind === 'elsewhere' && binding !== null) {
    const place = `${provinceById(binding.provinceId)?.name ?? ''}${binding.year}年`
    toast(`账号已绑定${place}，成绩按绑定的省份和年份显示`)
    if (outcome.candidate === null) clearCandidate()
    else setCandidate(outcome.candidate)
  }
  if (outcome.kind !== 'keep') startForm()
  if (binding !== null && useCandidate.getState().candidate === null) {
    setForm(moveForm(candidate === null ? useCandidateForm.getState().form : formOf(candidate), binding))
  }
}

/** After a session that was lost the candidate stays, as a visitor's. */
function detachCandidate(): void {
  const { candidate } = useCandidate.getState()
  if (candidate !== null && candidate.scoreId !== null) setCandidate({ ...candidate, scoreId: null })
}

/**
 * The person signed out: a candidate the account holds leaves the phone with it; one it does not hold is the person's only
 * copy and stays.
 */
function leaveAccountsCandidate(): void {
  const scoreId = useCandidate.getState().candidate?.scoreId ?? null
  if (scoreId === null) return
  clearCandidate()
  startForm()
}
