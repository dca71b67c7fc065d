import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { useCallback } from 'react'
import { choiceName } from '../../../../domain/list/choice-of.ts'
import type { ChoiceList, ListBatch } from '../../../../domain/list/choice-list.ts'
import { useNavigate } from '../../../../shared/router/router.tsx'
import { OutlookReport } from '../outlook/components/outlook-report.tsx'
import { appraisalQuery } from './api.ts'
import type { Appraisal } from './api.ts'
import { FindingList } from './components/finding-list.tsx'
import { findingsText } from './findings.ts'
import type { StatedCandidate } from '../results/api.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../shared/ui/states.tsx'
import { PrintAction } from './print-action.tsx'
import { ReportFoot, ReportHead } from './report-head.tsx'
import { savedListQuery } from '../list/saved-list.ts'
import { useListUnits } from '../list/use-list-units.ts'
import type { ListedUnit } from '../list/use-list-units.ts'

interface AppraisePageProps {
  readonly candidate: StatedCandidate
  readonly list: ChoiceList
  readonly batch: ListBatch
}

/** What a check finds wrong with one batch of the list, worked out once the account holds its last edit. */
export function AppraisePage({ candidate, list, batch }: AppraisePageProps) {
  const saved = useQuery(savedListQuery(list))
  const held = saved.data === undefined ? null : { ...saved.data, batchId: batch.batchId }
  const appraisal = useQuery(appraisalQuery(held))
  const listed = useListUnits(candidate, batch)
  const error = saved.error ?? appraisal.error
  if (error !== null) {
    const retry = (): void => void (saved.error === null ? appraisal.refetch() : saved.refetch())
    return <FailedState what="风险检查" error={error} onRetry={retry} />
  }
  if (appraisal.data === undefined || (listed.units === null && listed.error === null)) {
    return (
      <div className="inset">
        <Skeleton cards={3} lines={5} />
      </div>
    )
  }
  return <Found appraisal={appraisal.data} candidate={candidate} batch={batch} units={listed.units} />
}

interface FoundProps {
  readonly appraisal: Appraisal
  readonly candidate: StatedCandidate
  readonly batch: ListBatch
  readonly units: ReadonlyMap<number, ListedUnit> | null
}

function Found({ appraisal, candidate, batch, units }: FoundProps) {
  const navigate = useNavigate()
  const { basis, outlook, findings, name, batchName, univNum, maxUnivNum } = appraisal
  const choices = batch.reportUnivList
  const named = useCallback(
    (planId: number) => {
      const choice = choices.find((one) => one.planId === planId)
      const { univName = '', unitName = '' } = choice ?? {}
      return { univName, unitName, chance: units?.get(planId)?.probability ?? null }
    },
    [choices, units],
  )
  const nameOf = (reportNo: number): string | undefined => {
    const choice = choices[reportNo - 1]
    return choice === undefined ? undefined : choiceName(choice)
  }
  return (
    <div className="tall">
      <PrintAction />
      <ReportHead title={`${name} · 风险检查`} candidate={candidate} basis={basis} />
      <div className="inset">
        <p className="title mb-8">{findingsText(findings)}</p>
        <p className="note">
          {name} · {batchName} {univNum}/{maxUnivNum}
        </p>
      </div>
      <FindingList findings={findings} nameOf={nameOf} />
      <Card title="可能的结果">
        {outlook === null ? (
          <p className="note">本批次是顺序志愿，第一志愿最重要，志愿表模拟不适用。</p>
        ) : (
          <OutlookReport outlook={outlook} named={named} rows />
        )}
      </Card>
      <ReportFoot basis={basis} />
      <div className={'bottom-bar no-print'}>
        <Button
          look="main"
          block
          onClick={() => void navigate(`${PATHS.volunteerList}?batchId=${batch.batchId}`)}
        >
          回志愿表调整
        </Button>
      </div>
    </div>
  )
}
