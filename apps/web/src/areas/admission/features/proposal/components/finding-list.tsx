import type { Finding } from '@wenjin/contract'
import { Card } from '../../../../../shared/ui/card.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { FINDING_LEVELS, LEVEL_NAMES } from '../findings.ts'
import styles from './finding-list.module.css'

interface FindingListProps {
  readonly findings: readonly Finding[]
  /** Name of the choice with a number; undefined: it is no longer there. */
  readonly nameOf: (reportNo: number) => string | undefined
}

/** What a check found, the worst first, with the choices it is about. */
export function FindingList({ findings, nameOf }: FindingListProps) {
  return FINDING_LEVELS.map((level) => {
    const own = findings.filter((finding) => finding.level === level)
    if (own.length === 0) return null
    return (
      <Card key={level} title={`${LEVEL_NAMES[level]}（${own.length}）`}>
        <ul>
          {own.map(({ kind, title, text, reportNos }) => (
            <li
              key={`${kind} ${reportNos.join()} ${text}`}
              className={classNames(styles.finding, styles[level])}
            >
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              {reportNos.length > 0 && (
                <ul className="note mt-4">
                  {reportNos.map((reportNo) => (
                    <li key={reportNo}>
                      第{reportNo}志愿 {nameOf(reportNo) ?? ''}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Card>
    )
  })
}
