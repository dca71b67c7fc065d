import type { GroupMajor } from '@wenjin/contract'
import { majorLine } from '../words.ts'
import { PickButton } from './pick-button.tsx'
import styles from './major-row.module.css'

interface MajorRowProps {
  readonly major: GroupMajor
  /** Its place among the majors chosen in the group, from 1. */
  readonly place: number | undefined
  /** Requirement of the whole group: a major's own is shown when it differs. */
  readonly requirement: string
  readonly onToggle: () => void
  readonly onOpen: () => void
}

/** A major of a group: what it is, its latest line, and the button that chooses it. */
export function MajorRow({ major, place, requirement, onToggle, onOpen }: MajorRowProps) {
  const [latest] = major.history
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className="block">
          {major.majorNo !== '' && <span className="soft">{major.majorNo} </span>}
          {major.majorName}
        </span>
        <span className="note block">{majorLine(major)}</span>
        {major.requirement !== requirement && <span className="note block">选科 {major.requirement}</span>}
        {latest !== undefined && latest.score !== null && (
          <span className="note block">
            {latest.year}年录取最低{latest.score}分
          </span>
        )}
        {major.note !== '' && <span className="note two-lines">{major.note}</span>}
      </button>
      <PickButton name={major.majorName} place={place} onToggle={onToggle} />
    </li>
  )
}
