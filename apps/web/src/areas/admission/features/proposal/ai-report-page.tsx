import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import type { University } from '@wenjin/contract'
import { useCallback } from 'react'
import { choiceOf } from '../../../../domain/list/choice-of.ts'
import { choicesOf } from '../../../../domain/list/choice-list.ts'
import { useList } from '../../../../domain/list/store.ts'
import { replaceAll } from '../../../../domain/list/undo.ts'
import { OutlookReport } from '../outlook/components/outlook-report.tsx'
import { aiReportQuery, preferencesQuery } from './api.ts'
import type { AiReport } from './api.ts'
import { PreferenceCard } from './components/preference-card.tsx'
import { ProposalList } from './components/proposal-list.tsx'
import { costText, gainText } from './words.ts'
import type { StatedCandidate } from '../results/api.ts'
import { BasisNotes } from '../unit/components/basis-notes.tsx'
import { ExplainSheet } from '../unit/components/explain-sheet.tsx'
import type { Batch } from '../results/facets.ts'
import { usePopup } from '../../../../shared/lib/use-popup.ts'
import { useNavigate } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { confirm } from '../../../../shared/ui/confirm.ts'
import { shareText } from '../../../../shared/ui/share-text.ts'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../shared/ui/states.tsx'
import { FactorPopup, usePreferenceList } from './factor-popup.tsx'
import { PrintAction } from './print-action.tsx'
import { ReportFoot, ReportHead } from './report-head.tsx'
import { useSavedScore } from '../results/use-saved-score.ts'
import styles from './report.module.css'

interface AiReportPageProps {
  readonly candidate: StatedCandidate
  readonly batch: Batch
}

/** The proposal for one batch: what was asked for, what it would come to, its choices and why. */
export function AiReportPage({ candidate, batch }: AiReportPageProps) {
  const score = useSavedScore()
  const preferences = useQuery(preferencesQuery(usePreferenceList()))
  const report = useQuery(aiReportQuery(score.scoreId, batch.batchId, preferences.data))
  const factor = usePopup<true>()
  const retry = (): void => {
    if (score.error !== null) score.retry()
    if (preferences.error !== null) void preferences.refetch()
    if (report.error !== null) void report.refetch()
  }
  const error = score.error ?? preferences.error ?? report.error
  const list = report.data?.list ?? []
  return (
    <div className="tall">
      {report.data !== undefined && (
        <ReportHead title={`${batch.batchName}志愿方案`} candidate={candidate} basis={report.data.basis} />
      )}
      {report.data !== undefined && <Basis report={report.data} provinceId={candidate.provinceId} />}
      {preferences.data !== undefined && (
        <PreferenceCard preferences={preferences.data} onChange={() => factor.show(true)} />
      )}
      {error !== null ? (
        <FailedState what="方案" error={error} onRetry={retry} />
      ) : report.data === undefined ? (
        <div className="inset">
          <Skeleton cards={3} lines={5} />
        </div>
      ) : list.length === 0 ? (
        <EmptyState title="给不出方案" text={report.data.reason}>
          <Button onClick={() => factor.show(true)}>修改偏好</Button>
        </EmptyState>
      ) : (
        <Proposal report={report.data} batch={batch} />
      )}
      <FactorPopup open={factor.open} onClose={factor.hide} candidate={candidate} batchId={batch.batchId} />
    </div>
  )
}

function Basis({ report, provinceId }: { readonly report: AiReport; readonly provinceId: number }) {
  const explain = usePopup<AiReport['basis']>()
  return (
    <div className="no-print">
      <PrintAction />
      <BasisNotes basis={report.basis} onExplain={() => explain.show(report.basis)} />
      {explain.value !== null && (
        <ExplainSheet
          open={explain.open}
          onClose={explain.hide}
          basis={explain.value}
          provinceId={provinceId}
        />
      )}
    </div>
  )
}

function Proposal({ report, batch }: { readonly report: AiReport; readonly batch: Batch }) {
  const navigate = useNavigate()
  const { list, outlook, gain, usualSlipping, cost, risk, safe, optionNum, basis } = report
  const named = useCallback((planId: number) => nameIn(list, planId), [list])
  const adopt = async (): Promise<void> => {
    const count = choicesOf(useList.getState().sync.shelf.list, batch.batchId).length
    const question = {
      title: `替换现在的${count}个志愿？`,
      text: `${batch.batchName}将改为这份方案的${list.length}个志愿，之后可以撤销。`,
      yes: '采用方案',
    }
    if (count > 0 && !(await confirm(question))) return
    const choices = list.flatMap(({ univ: school }) =>
      school.groups.slice(0, 1).map((unit) => choiceOf(unit, school, batch)),
    )
    if (replaceAll(batch, choices)) void navigate(`${PATHS.volunteerList}?batchId=${batch.batchId}`)
  }
  return (
    <>
      <Card title="可能的结果">
        {!safe && (
          <p className="warn mb-8">
            可选的志愿里，没有能把滑档风险降到{shareText(risk)}以下的组合，这已经是最稳妥的一份。
          </p>
        )}
        <OutlookReport outlook={outlook} named={named} />
        <p className="note">
          从{optionNum}个可填的志愿中选出{list.length}个，最多可填{report.maxUnivNum}个。
        </p>
        {gain !== null && usualSlipping !== null && (
          <p className={styles.gain}>{gainText(gain, outlook.slipping, usualSlipping)}</p>
        )}
        <p className="note">{costText(cost)}</p>
      </Card>
      <Card title={`方案 ${list.length}/${report.maxUnivNum}`}>
        <ProposalList list={list} />
      </Card>
      <ReportFoot basis={basis} />
      <div className={'bottom-bar no-print'}>
        <Button look="main" block onClick={() => void adopt()}>
          采用为志愿表
        </Button>
      </div>
    </>
  )
}

function nameIn(list: AiReport['list'], planId: number) {
  const school: University | undefined = list.find((one) => one.univ.groups[0]?.planId === planId)?.univ
  const unit = school?.groups[0]
  return {
    univName: school?.univName ?? '',
    unitName: unit?.unitName ?? '',
    chance: unit?.probability ?? null,
  }
}
