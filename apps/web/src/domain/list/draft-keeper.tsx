import { PATHS } from '@wenjin/contract'
import { useEffect } from 'react'
import { openClash } from './clash-popup.ts'
import { ClashSheet } from './components/clash-sheet.tsx'
import { startSync } from './driver.ts'
import { followDraftElsewhere, leaveAccount, send, useDraft } from './store.ts'
import { saveGrade } from '../candidate/api.ts'
import { setGrade, useGrade } from '../candidate/store.ts'
import { useDemo } from '../tenant/use-demo.ts'
import { useSession, useUserInfo } from '../session/store.ts'
import { useDraftGrade } from './use-draft-grade.ts'
import { useLocation } from '../../shared/router/router.tsx'
import { invalidateCall } from '../../shared/lib/call-query.ts'

/** Where the choice between two versions comes up by itself; elsewhere it waits. */
const OWN_PAGES: ReadonlySet<string> = new Set([PATHS.volunteer, PATHS.volunteerList, PATHS.myVolunteer])

/** Keeps the draft in step with the grade, the account and the browser's other tabs, on every page. */
export function DraftKeeper() {
  const customerId = useSession((state) => state.customerId)
  const info = useUserInfo()
  const demo = useDemo()
  const bound = info?.customerDto.canModifyProv === false
  useEffect(() => followDraftElsewhere(), [])
  useDraftGrade()
  useEffect(() => startSync({ saveGrade: saveCandidate, onSaved: forgetLists }), [])
  useEffect(() => {
    if (customerId === null) leaveAccount()
    else send({ type: 'signedIn', customerId })
  }, [customerId])
  useEffect(() => {
    if (bound) send({ type: 'resumed' })
  }, [bound])
  useClashOnOwnPages()
  return <ClashSheet demo={demo} />
}

function useClashOnOwnPages(): void {
  const { pathname } = useLocation()
  const clashing = useDraft(({ sync }) => sync.phase.at === 'clash')
  const own = OWN_PAGES.has(pathname)
  useEffect(() => {
    if (clashing && own) openClash()
  }, [clashing, own])
}

/** Saves the candidate's grade to the account, once province and year are bound. */
async function saveCandidate(): Promise<number> {
  const { grade } = useGrade.getState()
  if (grade === null) throw new Error('no grade to save')
  const saved = await saveGrade(grade, { quiet: true })
  if (useGrade.getState().grade === grade) setGrade(saved)
  return saved.scoreId ?? 0
}

function forgetLists(): void {
  void invalidateCall('mainReportList')
}
