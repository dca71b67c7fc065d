import { callLimits, PATHS } from '@wenjin/contract'
import type { ReportMain } from '@wenjin/contract'
import { useState } from 'react'
import { now } from '../../../../../shared/lib/boot.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { NameSheet } from '../../../../../shared/ui/name-sheet.tsx'
import { toast } from '../../../../../shared/ui/toast.ts'
import { copyReport, deleteReport, renameReport, restoreReport } from '../api.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { ReportCard } from './report-card.tsx'
import styles from './report-list.module.css'

/** Rows drawn at first and with each 显示更多. */
const SLICE = 50

interface ReportListProps {
  readonly list: readonly ReportMain[]
  /** Words for the grade a list is for. */
  readonly gradeText: (report: ReportMain) => string
  /** The person deleted a list: what the phone made from it goes with it. */
  readonly onDeleted: (reportMainId: number) => void
}

/** The account's lists: open, copy, rename, delete with undo. */
export function ReportList({ list, gradeText, onDeleted }: ReportListProps) {
  const [naming, setNaming] = useState<ReportMain | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const [shown, setShown] = useState(SLICE)
  const act = (reportMainId: number, work: () => Promise<void>): void => {
    if (busy !== null) return
    setBusy(reportMainId)
    work()
      .catch(() => {
        // The call has shown why.
      })
      .finally(() => setBusy(null))
  }
  const remove = (reportMainId: number): void =>
    act(reportMainId, async () => {
      await deleteReport(reportMainId)
      onDeleted(reportMainId)
      toast('已删除，30天内可恢复', {
        action: { text: '撤销', run: () => act(reportMainId, () => restoreReport(reportMainId)) },
      })
    })
  return (
    <>
      <ul>
        {list.slice(0, shown).map((report) => (
          <ReportCard
            key={report.reportMainId}
            name={report.name}
            grade={gradeText(report)}
            count={report.univNum}
            kept={`${momentText(report.updatedAt, now())}保存`}
            to={`${PATHS.volunteerList}?reportMainId=${report.reportMainId}`}
          >
            <Button
              look="text"
              name={`复制${report.name}`}
              onClick={() => act(report.reportMainId, () => copyReport(report.reportMainId))}
            >
              复制
            </Button>
            <Button look="text" name={`重命名${report.name}`} onClick={() => setNaming(report)}>
              重命名
            </Button>
            <Button look="text" name={`删除${report.name}`} onClick={() => remove(report.reportMainId)}>
              删除
            </Button>
          </ReportCard>
        ))}
      </ul>
      {list.length > shown && (
        <div className={styles.more}>
          <Button block onClick={() => setShown(shown + SLICE)}>
            显示更多（还有{list.length - shown}份）
          </Button>
        </div>
      )}
      <NameSheet
        open={naming !== null}
        title="志愿表名称"
        name={naming?.name ?? ''}
        maxLength={callLimits('modifyReportName').name.maxLength}
        onName={(name) =>
          naming !== null && act(naming.reportMainId, () => renameReport(naming.reportMainId, name))
        }
        onClose={() => setNaming(null)}
      />
    </>
  )
}
