import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { CandidateCard } from '../../../domain/candidate/components/candidate-card.tsx'
import { CandidateSheet } from '../../../domain/candidate/components/candidate-sheet.tsx'
import { ProvinceSheet } from '../../../domain/candidate/components/province-sheet.tsx'
import { ScoreForm } from '../../../domain/candidate/components/score-form.tsx'
import { startForm } from '../../../domain/candidate/form-store.ts'
import type { Candidate } from '../../../domain/candidate/model.ts'
import { useCandidate } from '../../../domain/candidate/store.ts'
import { takeCandidate } from '../../../domain/candidate/take-candidate.ts'
import { useUserInfo } from '../../../domain/session/store.ts'
import { Link, useNavigate } from '../../../shared/router/router.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { HomeHeader } from '../features/home/home-header.tsx'
import { HomeTools } from '../features/home/home-tools.tsx'
import styles from './index.module.css'

const SEE_SCHOOLS = '看看能上哪些学校'

/** Home: score in, rank out, on to the schools. */
export function Screen() {
  const candidate = useCandidate((state) => state.candidate)
  const info = useUserInfo()
  const navigate = useNavigate()
  const [popup, setPopup] = useState<'province' | 'candidate' | null>(null)
  const bound = info !== undefined && !info.customerDto.canModifyProv
  const boundYear = bound ? (info.customerDto.year ?? null) : null
  const take = (taken: Candidate): Promise<string | null> => takeCandidate(taken, bound)
  const takeAndGo = async (taken: Candidate): Promise<string | null> => {
    const refusal = await take(taken)
    if (refusal === null) void navigate(PATHS.volunteer)
    return refusal
  }
  const switchProvince = (): void => {
    if (boundYear !== null) toast('省份已绑定，绑定后不能随意更改')
    else if (candidate === null) setPopup('province')
    else edit()
  }
  const edit = (): void => {
    startForm()
    setPopup('candidate')
  }
  return (
    <div className={styles.home}>
      <HomeHeader onSwitchProvince={switchProvince} />
      <div className={styles.lifted}>
        <Card>
          {candidate === null ? (
            <div className="home-form">
              <ScoreForm action={SEE_SCHOOLS} onCandidate={takeAndGo} boundYear={boundYear} />
            </div>
          ) : (
            <>
              <CandidateCard candidate={candidate} onEdit={edit} />
              <Button look="main" block onClick={() => void navigate(PATHS.volunteer)}>
                {SEE_SCHOOLS}
              </Button>
            </>
          )}
        </Card>
      </div>
      <p className={styles.honest}>
        录取概率由往年录取数据估算，不是承诺。每个数字点开都能看到年份和来源，填报请以省考试院公布为准。
        <Link className={styles.link} to={PATHS.agreement}>
          用户协议
        </Link>
      </p>
      <HomeTools />
      <ProvinceSheet open={popup === 'province'} onClose={() => setPopup(null)} />
      <CandidateSheet
        open={popup === 'candidate'}
        onClose={() => setPopup(null)}
        onCandidate={take}
        boundYear={boundYear}
      />
    </div>
  )
}
