import { PATHS } from '@wenjin/contract'
import { useState } from 'react'
import { GradeCard } from '../../../domain/candidate/components/grade-card.tsx'
import { GradeSheet } from '../../../domain/candidate/components/grade-sheet.tsx'
import { ProvinceSheet } from '../../../domain/candidate/components/province-sheet.tsx'
import { ScoreForm } from '../../../domain/candidate/components/score-form.tsx'
import { startForm } from '../../../domain/candidate/form-store.ts'
import type { Grade } from '../../../domain/candidate/model.ts'
import { useGrade } from '../../../domain/candidate/store.ts'
import { takeGrade } from '../../../domain/candidate/take-grade.ts'
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
  const grade = useGrade((state) => state.grade)
  const info = useUserInfo()
  const navigate = useNavigate()
  const [popup, setPopup] = useState<'province' | 'grade' | null>(null)
  const bound = info !== undefined && !info.customerDto.canModifyProv
  const boundYear = bound ? (info.customerDto.year ?? null) : null
  const take = (taken: Grade): Promise<string | null> => takeGrade(taken, bound)
  const takeAndGo = async (taken: Grade): Promise<string | null> => {
    const refusal = await take(taken)
    if (refusal === null) void navigate(PATHS.volunteer)
    return refusal
  }
  const switchProvince = (): void => {
    if (boundYear !== null) toast('省份已绑定，绑定后不能随意更改')
    else if (grade === null) setPopup('province')
    else edit()
  }
  const edit = (): void => {
    startForm()
    setPopup('grade')
  }
  return (
    <div className={styles.home}>
      <HomeHeader onSwitchProvince={switchProvince} />
      <div className={styles.lifted}>
        <Card>
          {grade === null ? (
            <div className="home-form">
              <ScoreForm action={SEE_SCHOOLS} onGrade={takeAndGo} boundYear={boundYear} />
            </div>
          ) : (
            <>
              <GradeCard grade={grade} onEdit={edit} />
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
      <GradeSheet
        open={popup === 'grade'}
        onClose={() => setPopup(null)}
        onGrade={take}
        boundYear={boundYear}
      />
    </div>
  )
}
