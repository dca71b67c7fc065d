import { useState } from 'react'
import { CandidateSheet } from '../../../../domain/candidate/components/candidate-sheet.tsx'
import { startForm } from '../../../../domain/candidate/form-store.ts'
import { provinceOf, subjectsLabel } from '../../../../domain/candidate/model.ts'
import { useCandidate } from '../../../../domain/candidate/store.ts'
import { takeCandidate } from '../../../../domain/candidate/take-candidate.ts'
import { useUserInfo } from '../../../../domain/session/store.ts'
import { countText } from '../../../../shared/ui/figures.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import styles from './candidate-header.module.css'

/** Whose chances these are; a tap changes the candidate. */
export function CandidateHeader({ rank }: { readonly rank: number | undefined }) {
  const candidate = useCandidate((state) => state.candidate)
  const info = useUserInfo()
  const [open, setOpen] = useState(false)
  if (candidate === null) return null
  const bound = info !== undefined && !info.customerDto.canModifyProv
  const shownRank = rank ?? candidate.rank
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
          {candidate.score}
          <span className={styles.unit}>分</span>
        </span>
        <span className={styles.rank}>
          位次 {countText(shownRank)}
          <span className="note regular block">
            {provinceOf(candidate).name} {candidate.year} · {subjectsLabel(candidate)}
          </span>
        </span>
        <span className={styles.edit}>
          <Icon name="edit" size={18} />
          修改
        </span>
      </button>
      <CandidateSheet
        open={open}
        onClose={() => setOpen(false)}
        onCandidate={(taken) => takeCandidate(taken, bound)}
        boundYear={bound ? (info.customerDto.year ?? null) : null}
      />
    </>
  )
}
