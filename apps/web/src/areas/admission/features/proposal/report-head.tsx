import type { Basis } from '@wenjin/contract'
import { chinaDayText, provinceById } from '@wenjin/engine'
import type { StatedCandidate } from '../results/api.ts'
import { now } from '../../../../shared/lib/boot.ts'
import { countText } from '../../../../shared/ui/figures.ts'
import styles from './report.module.css'

interface ReportHeadProps {
  readonly title: string
  readonly candidate: StatedCandidate
  readonly basis: Basis
}

/** What a printed report is of, for whom and from when; on the screen the bar and the list say so. */
export function ReportHead({ title, candidate, basis }: ReportHeadProps) {
  const province = provinceById(candidate.provinceId)?.name ?? ''
  return (
    <header className="print-only">
      <h1 className={styles.head}>
        {title}
        {basis.demo && '（示例数据，不可用于填报）'}
      </h1>
      <p>
        {province} {candidate.year} · {candidate.score}分 · 位次{countText(basis.rank)} ·{' '}
        {chinaDayText(now())}
      </p>
    </header>
  )
}

/** What the report rests on and what it does not promise. */
export function ReportFoot({ basis }: { readonly basis: Basis }) {
  return (
    <footer className={`note ${styles.foot}`}>
      {basis.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        院校专业{basis.unitYear}年，往年投档
        {basis.lineYears.length === 0 ? '暂无' : `${basis.lineYears.join('、')}年`}，模型 {basis.model}。
        {[...new Set(basis.sources)].join('；')}
      </p>
      <p>概率是估计，不是承诺。请结合招生章程和当年招生计划，以省招生考试机构公布的为准。</p>
    </footer>
  )
}
