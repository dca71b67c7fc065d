import { useId, useState } from 'react'
import { AgreementSheet } from './agreement-sheet.tsx'
import styles from './agreement-tick.module.css'

interface AgreementTickProps {
  readonly agreed: boolean
  readonly problem: string | undefined
  readonly onChange: (agreed: boolean) => void
}

/** The agreement to be ticked, and the way to read it. */
export function AgreementTick({ agreed, problem, onChange }: AgreementTickProps) {
  const [reading, setReading] = useState(false)
  const id = useId()
  return (
    <div className="row wrap mb-12">
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agreed"
          className={styles.tick}
          checked={agreed}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { 'aria-describedby': id })}
          onChange={(event) => onChange(event.target.checked)}
        />
        同意并遵守
      </label>
      <button type="button" className="accent touch" onClick={() => setReading(true)}>
        《用户协议》
      </button>
      {problem !== undefined && (
        <p className="danger full" id={id} role="alert">
          {problem}
        </p>
      )}
      <AgreementSheet open={reading} onClose={() => setReading(false)} />
    </div>
  )
}
