import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { DemoMark, Tag } from '../../../../../shared/ui/tag.tsx'
import { choiceRulesQuery } from '../../../../../domain/candidate/choice-rules.ts'
import type { ChoiceRules } from '../../../../../domain/candidate/choice-rules.ts'
import type { Batch } from '../facets.ts'
import { fillMoment } from '../../unit/words.ts'
import styles from './batch-sheet.module.css'

interface BatchSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly provinceId: number
  readonly batch: Batch
  /** The province's lines are demonstration data; its rules are not. */
  readonly demo: boolean
}

/** How the batch is filled in: what a choice is, how many, obedience, ties, dates, and how sure each fact is. */
export function BatchSheet({ open, onClose, provinceId, batch, demo }: BatchSheetProps) {
  const { data, error, refetch } = useQuery({ ...choiceRulesQuery(provinceId), enabled: open })
  return (
    <Sheet open={open} title={`${batch.batchName}填报规则`} onClose={onClose}>
      {error !== null && <FailedState what="填报规则" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data !== undefined && <Rules rules={data} batch={batch} demo={demo} />}
    </Sheet>
  )
}

function Rules({
  rules,
  batch,
  demo,
}: Pick<BatchSheetProps, 'batch' | 'demo'> & { readonly rules: ChoiceRules }) {
  const own = rules.batches.find(({ batchId }) => batchId === batch.batchId)
  const { tieBreak, fillDates } = rules
  return (
    <>
      {own !== undefined && (
        <Fact title="志愿设置" confidence={own.confidence} source={own.source}>
          <p>
            以{own.unit}为志愿单位，最多填{own.maxUnivNum}个
            {own.majorNum > 1 && `，每个志愿内填${own.majorNum}个专业`}。
            {own.hasObey === 1 ? '设服从专业调剂。' : '不设专业调剂。'}
          </p>
          {own.note !== '' && <p>{own.note}</p>}
        </Fact>
      )}
      {own !== undefined && (
        <Fact title="投档方式">
          <p>
            {own.parallel === 1
              ? '平行志愿：分数优先、遵循志愿、一轮投档。位次在前的先投，按志愿表从上到下，投进第一个有名额的志愿；投出后再被退档，本批次后面的志愿不再有效。'
              : '顺序志愿：院校先看把它放在前面的考生，第一志愿最重要。'}
          </p>
        </Fact>
      )}
      {batch.line !== null && (
        <Fact title="控制线" source={batch.line.source} demo={demo}>
          <p>
            {batch.line.year}年 {batch.line.score}分
          </p>
        </Fact>
      )}
      {fillDates !== null && (
        <Fact title="填报时间" confidence={fillDates.confidence} source={fillDates.source}>
          <p>
            {fillDates.year}年{fillMoment(fillDates.start)} 至 {fillMoment(fillDates.end)}
          </p>
        </Fact>
      )}
      {tieBreak.text !== '' && (
        <Fact title="同分排序" confidence={tieBreak.confidence} source={tieBreak.source}>
          <p>{tieBreak.text}</p>
        </Fact>
      )}
      <p className="note">填报规则每年可能调整，请以省招生考试机构当年公布的为准。</p>
    </>
  )
}

interface FactProps {
  readonly title: string
  readonly confidence?: string
  readonly source?: string
  readonly demo?: boolean
  readonly children: ReactNode
}

function Fact({ title, confidence, source = '', demo = false, children }: FactProps) {
  return (
    <section className="mb-16">
      <h3 className={styles.title}>
        {title}
        {confidence !== undefined && (
          <Tag tone={confidence === '待核实' ? 'warn' : 'plain'}>{confidence}</Tag>
        )}
        {demo && <DemoMark />}
      </h3>
      {children}
      {source !== '' && <p className="note">来源：{source}</p>}
    </section>
  )
}
