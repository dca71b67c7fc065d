import { useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { startForm, useCandidateForm } from '../form-store.ts'
import { provinceOf } from '../model.ts'
import type { Candidate } from '../model.ts'
import { ProvinceSheet } from './province-sheet.tsx'
import { ScoreForm } from './score-form.tsx'
import styles from './candidate-sheet.module.css'

interface CandidateSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Takes the candidate; a sentence it answers is why it was refused. The sheet closes otherwise. */
  readonly onCandidate: (candidate: Candidate) => Promise<string | null>
  /** Year the account is bound to, together with the province; null: both may be chosen. */
  readonly boundYear: number | null
}

/** Changes the candidate, on whatever page. */
export function CandidateSheet({ open, onClose, onCandidate, boundYear }: CandidateSheetProps) {
  const province = useCandidateForm(({ form }) => provinceOf(form).name)
  const [picking, setPicking] = useState(false)
  const close = (): void => {
    startForm()
    onClose()
  }
  const take = async (candidate: Candidate): Promise<string | null> => {
    const refusal = await onCandidate(candidate)
    if (refusal === null) onClose()
    return refusal
  }
  return (
    <>
      <Sheet open={open} title="修改成绩" onClose={close}>
        <button
          type="button"
          className={styles.province}
          onClick={() => (boundYear === null ? setPicking(true) : toast('省份已绑定，绑定后不能随意更改'))}
        >
          <Icon name="place" size={18} />
          {province}
          <Icon name="down" size={16} />
        </button>
        <ScoreForm action="确定" onCandidate={take} boundYear={boundYear} />
      </Sheet>
      <ProvinceSheet open={picking} onClose={() => setPicking(false)} />
    </>
  )
}
