import { useState } from 'react'
import { GradeSheet } from '../../../../domain/candidate/components/grade-sheet.tsx'
import { startForm } from '../../../../domain/candidate/form-store.ts'
import { provinceOf, subjectsLabel } from '../../../../domain/candidate/model.ts'
import { useGrade } from '../../../../domain/candidate/store.ts'
import { takeGrade } from '../../../../domain/candidate/take-grade.ts'
import { useUserInfo } from '../../../../domain/session/store.ts'
import { countText } from '../../../../shared/ui/figures.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import styles from './grade-header.module.css'

/** Whose chances these are; a tap changes the grade. */
export function GradeHeader({ rank }: { readonly rank: number | undefined }) {
  const grade = useGrade((state) => state.grade)
  const info = useUserInfo()
  const [open, setOpen] = useState(false)
  if (grade === null) return null
  const bound = info !== undefined && !info.customerDto.canModifyProv
  const known = rank ?? grade.rank
  return (
    <>
      <button
        type="button"
        className={styles.header}
        aria-haspopup="dialog"
        onClick={() => {
          startForm()
          setOpen(true)
        }}
      >
        <span className={styles.score}>
          {grade.score}
          <span className={styles.unit}>分</span>
        </span>
        <span className={styles.rank}>
          位次 {countText(known)}
          <span className="note regular block">
            {provinceOf(grade).name} {grade.year} · {subjectsLabel(grade)}
          </span>
        </span>
        <span className={styles.edit}>
          <Icon name="edit" size={18} />
          修改
        </span>
      </button>
      <GradeSheet
        open={open}
        onClose={() => setOpen(false)}
        onGrade={(taken) => takeGrade(taken, bound)}
        boundYear={bound ? (info.customerDto.year ?? null) : null}
      />
    </>
  )
}
