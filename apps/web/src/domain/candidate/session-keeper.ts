import { provinceById } from '@wenjin/engine'
import { useEffect } from 'react'
import { gradeOfScore } from './api.ts'
import { setForm, startForm, useGradeForm } from './form-store.ts'
import { formOf, moveForm } from './model.ts'
import { reconcileGrade } from './reconcile.ts'
import { clearGrade, followGradeElsewhere, setGrade, useGrade } from './store.ts'
import { takeGrade } from './take-grade.ts'
import type { UserInfo } from '../session/api.ts'
import { bindingOf, followSessionElsewhere, useSession, useUserInfo } from '../session/store.ts'
import { unsentLogouts } from '../session/unsent-logout.ts'
import { queuePopup } from '../../shared/lib/popups.ts'
import { toast } from '../../shared/ui/toast.ts'
import { keepProvinces } from '../session/score-province.ts'

/** Keeps what the phone holds and what the account holds together, whenever the customer becomes known or leaves. */
export function useSessionKeeper(): void {
  const info = useUserInfo()
  const signedIn = useSession(({ customerId }) => customerId !== null)
  useEffect(followGradeElsewhere, [])
  useEffect(followSessionElsewhere, [])
  useEffect(sendLogoutsWhenOnline, [])
  useEffect(() => {
    if (info !== undefined) void settle(info)
  }, [info])
  useEffect(() => {
    if (signedIn) return leaveAccountsGrade
    detachGrade()
    return undefined
  }, [signedIn])
}

function sendLogoutsWhenOnline(): () => void {
  const send = async (): Promise<void> => {
    if (unsentLogouts().length === 0) return
    try {
      await (await import('../session/send-logouts.ts')).sendLogouts()
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
  const { grade } = useGrade.getState()
  const saved = info.choiceScoreDto === null ? null : gradeOfScore(info.choiceScoreDto)
  const binding = bindingOf(info)
  const outcome = reconcileGrade(grade, saved, binding)
  if (outcome.kind === 'adopt') setGrade(outcome.grade)
  if (outcome.kind === 'save') {
    const refusal = await takeGrade(outcome.grade, true)
    if (refusal !== null) toast(refusal)
  }
  if (outcome.kind === 'elsewhere' && binding !== null) {
    const place = `${provinceById(binding.provinceId)?.name ?? ''}${binding.year}年`
    toast(`账号已绑定${place}，成绩按绑定的省份和年份显示`)
    if (outcome.grade === null) clearGrade()
    else setGrade(outcome.grade)
  }
  if (outcome.kind !== 'keep') startForm()
  if (binding !== null && useGrade.getState().grade === null) {
    setForm(moveForm(grade === null ? useGradeForm.getState().form : formOf(grade), binding))
  }
}

/** After a session that was lost the grade stays, as a visitor's. */
function detachGrade(): void {
  const { grade } = useGrade.getState()
  if (grade !== null && grade.scoreId !== null) setGrade({ ...grade, scoreId: null })
}

/**
 * The person signed out: a grade the account holds leaves the phone with it; one it does not hold is the person's only
 * copy and stays.
 */
function leaveAccountsGrade(): void {
  const scoreId = useGrade.getState().grade?.scoreId ?? null
  if (scoreId === null) return
  clearGrade()
  startForm()
}
