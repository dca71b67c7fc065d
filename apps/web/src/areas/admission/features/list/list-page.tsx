import { useQuery } from '@tanstack/react-query'
import { PATHS } from '@wenjin/contract'
import { useMemo, useRef } from 'react'
import { ChoiceSheet } from '../../../../domain/list/components/choice-sheet.tsx'
import { choiceHints } from '../../../../domain/list/hints.ts'
import { useDemo } from '../../../../domain/tenant/use-demo.ts'
import type { ChoiceList, ListBatch } from '../../../../domain/list/choice-list.ts'
import { takeOutAll } from '../../../../domain/list/undo.ts'
import { OutlookSheet } from '../outlook/components/outlook-sheet.tsx'
import { NoOutlook, OutlookStrip } from '../outlook/components/outlook-strip.tsx'
import { useSession } from '../../../../domain/session/store.ts'
import type { StatedCandidate } from '../results/api.ts'
import { isParallel } from '../results/batch-choice.ts'
import { BasisNotes } from '../unit/components/basis-notes.tsx'
import { openSignIn } from '../../../../shared/lib/popups.ts'
import { callQuery } from '../../../../shared/lib/call-query.ts'
import { useToastAbove } from '../../../../shared/lib/use-toast-above.ts'
import { usePopup } from '../../../../shared/lib/use-popup.ts'
import { useNavigate } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { confirm } from '../../../../shared/ui/confirm.ts'
import { ChosenList } from './chosen-list.tsx'
import { FactorPopup } from '../proposal/factor-popup.tsx'
import { ListHeader } from './list-header.tsx'
import { ListTools } from './list-tools.tsx'
import { OrderPopup } from '../proposal/order-popup.tsx'
import { UnitPopups } from '../results/unit-popups.tsx'
import { useExport } from './use-export.ts'
import { useListUnits } from './use-list-units.ts'
import { useOutlook } from './use-outlook.ts'
import { usePicking } from '../results/use-picking.ts'
import { useResultsPopups } from '../results/use-results-popups.ts'
import styles from './list-page.module.css'

interface ListPageProps {
  readonly candidate: StatedCandidate
  readonly list: ChoiceList
  readonly batch: ListBatch
}

/** The choices of one batch in their order, to be put right and taken along. */
export function ListPage({ candidate, list, batch }: ListPageProps) {
  const navigate = useNavigate()
  const choices = batch.reportUnivList
  const { units, basis, isOld, error, retry } = useListUnits(candidate, batch)
  const planBatch = useQuery(callQuery('batchList', candidate)).data?.find(
    ({ batchId }) => batchId === batch.batchId,
  )
  const current = isOld ? null : units
  const hints = useMemo(() => choiceHints(choices, batch, current), [choices, batch, current])
  const parallel = isParallel(candidate.provinceId, batch.batchId)
  const outlook = useOutlook(candidate, batch, units, basis)
  const visitor = useSession((state) => state.customerId === null)
  const opened = usePopup<number>()
  const simulation = usePopup<true>()
  const ordering = usePopup<true>()
  const popups = useResultsPopups()
  const picking = usePicking(planBatch)
  const exporting = useExport()
  const bar = useRef<HTMLDivElement>(null)
  useToastAbove(bar)
  const demo = useDemo()
  const place = choices.findIndex(({ planId }) => planId === opened.value) + 1
  const choice = choices[place - 1]
  const found = choice === undefined ? undefined : units?.get(choice.planId)
  const clear = async (): Promise<void> => {
    const yes = await confirm({
      title: `清空${batch.batchName}的${choices.length}个志愿？`,
      text: '清空后可以撤销。',
      yes: '清空',
      danger: true,
    })
    if (yes) takeOutAll(batch)
  }
  const rate = (planId: number): void => {
    const listed = units?.get(planId)
    if (listed !== undefined) popups.rateReport.show(listed)
  }
  return (
    <div className="tall">
      <ListHeader list={list} batch={batch} onClear={() => void clear()} />
      <ListTools
        onOrder={() => (visitor ? openSignIn('登录后可优化志愿顺序') : ordering.show(true))}
        onPropose={() => void navigate(`${PATHS.aiReport}?batchId=${batch.batchId}`)}
        onAppraise={() => void navigate(`${PATHS.appraise}?batchId=${batch.batchId}`)}
        onFactor={() => popups.factor.show(batch.batchId)}
      />
      {basis !== undefined && <BasisNotes basis={basis} onExplain={() => popups.explain.show(basis)} />}
      {error !== null && (
        <div className={styles.offline} role="alert">
          <span>概率没有更新：{error.message}。志愿表可以照常调整。</span>
          <Button look="text" onClick={retry}>
            重试
          </Button>
        </div>
      )}
      <ChosenList batch={batch} units={units} hints={hints} onOpen={opened.show} onRate={rate} />
      <div className={`bottom-bar stack ${styles.bar}`} ref={bar}>
        {choices.length > 0 && (error === null || !parallel) && (
          <div className={styles.outlook}>
            {parallel ? (
              <OutlookStrip simulation={outlook?.now ?? null} onOpen={() => simulation.show(true)} />
            ) : (
              <NoOutlook />
            )}
          </div>
        )}
        <Button onClick={() => void navigate(`${PATHS.volunteer}?batchId=${batch.batchId}`)}>
          继续选志愿
        </Button>
        <Button look="main" block busy={exporting.busy} onClick={() => void exporting.run()}>
          导出 Excel
        </Button>
      </div>
      {choice !== undefined && (
        <ChoiceSheet
          open={opened.open}
          onClose={opened.hide}
          choice={choice}
          place={place}
          count={choices.length}
          rules={batch}
          demo={demo}
          onUnit={
            found === undefined || planBatch === undefined ? undefined : () => popups.majorGroup.show(found)
          }
        />
      )}
      {outlook !== null && parallel && basis !== undefined && (
        <OutlookSheet
          open={simulation.open}
          onClose={simulation.hide}
          basis={basis}
          score={candidate.score}
          nearby={outlook.nearby}
          simulate={outlook.ask}
          onExplain={() => popups.explain.show(basis)}
        />
      )}
      <OrderPopup
        open={ordering.open}
        onClose={ordering.hide}
        parallel={parallel}
        list={list}
        batch={batch}
        demo={demo}
      />
      <FactorPopup
        open={popups.factor.open}
        onClose={popups.factor.hide}
        candidate={candidate}
        batchId={batch.batchId}
      />
      {basis !== undefined && planBatch !== undefined && (
        <UnitPopups popups={popups} candidate={candidate} batch={planBatch} basis={basis} picking={picking} />
      )}
    </div>
  )
}
