import { PATHS } from '@wenjin/contract'
import { useEffect } from 'react'
import { openClash } from './clash-popup.ts'
import { ClashSheet } from './components/clash-sheet.tsx'
import { startSync } from './driver.ts'
import { followListElsewhere, leaveAccount, send, useList } from './store.ts'
import { saveCandidate } from '../candidate/api.ts'
import { setCandidate, useCandidate } from '../candidate/store.ts'
import { useDemo } from '../tenant/use-demo.ts'
import { useSession, useUserInfo } from '../session/store.ts'
import { useCandidateList } from './use-candidate-list.ts'
import { useLocation } from '../../shared/router/router.tsx'
import { invalidateCall } from '../../shared/lib/call-query.ts'

/** Where the choice between two versions comes up by itself; elsewhere it waits. */
const OWN_PAGES: ReadonlySet<string> = new Set([PATHS.volunteer, PATHS.volunteerList, PATHS.myVolunteer])

/** Keeps the list in step with the candidate, the account and the browser's other tabs, on every page. */
export function ListKeeper() {
  const customerId = useSession((state) => state.customerId)
  const info = useUserInfo()
  const demo = useDemo()
  const bound = info?.customerDto.canModifyProv === false
  useEffect(() => followListElsewhere(), [])
  useCandidateList()
  useEffect(() => startSync({ saveCandidate: saveOwnCandidate, onSaved: forgetLists }), [])
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
  const clashing = useList(({ sync }) => sync.phase.at === 'clash')
  const own = OWN_PAGES.has(pathname)
  useEffect(() => {
    if (clashing && own) openClash()
  }, [clashing, own])
}

/** Saves the candidate to the account, once province and year are bound. */
async function saveOwnCandidate(): Promise<number> {
  const { candidate } = useCandidate.getState()
  if (candidate === null) throw new Error('no candidate to save')
  const saved = await saveCandidate(candidate, { quiet: true })
  if (useCandidate.getState().candidate === candidate) setCandidate(saved)
  return saved.scoreId ?? 0
}

function forgetLists(): void {
  void invalidateCall('mainReportList')
}
