import type { RankInfo } from '@wenjin/contract'
import type { ReactNode } from 'react'
import { FigureSource } from '../../../shared/ui/figure-source.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { DemoMark } from '../../../shared/ui/tag.tsx'
import { RANK_LENGTH } from '../model.ts'
import type { CandidateForm } from '../model.ts'
import { equivalentsText, rankFacts, rankFigure, rankNote } from '../rank-words.ts'
import type { RankState } from '../use-rank.ts'
import styles from './rank-panel.module.css'

interface RankPanelProps {
  readonly form: CandidateForm
  readonly rank: RankState
  readonly problem: string | undefined
  readonly onChange: (form: CandidateForm) => void
}

/** The rank of what is typed, where it comes from, and a place for the candidate's own. */
export function RankPanel({ form, rank, problem, onChange }: RankPanelProps) {
  const own = form.ownRank !== null
  return (
    <div className={styles.panel}>
      <div className="row wrap between">
        <span className="soft">全省位次</span>
        <button
          type="button"
          name="rank"
          className={styles.switch}
          onClick={() => onChange({ ...form, ownRank: own ? null : '' })}
        >
          {own ? '改用查表位次' : '填写自己的位次'}
        </button>
      </div>
      {own && <OwnRank form={form} problem={problem} onChange={onChange} />}
      <div className={styles.live} aria-live="polite">
        <Answer form={form} rank={rank} />
      </div>
    </div>
  )
}

function Answer({ form, rank }: Pick<RankPanelProps, 'form' | 'rank'>): ReactNode {
  if (rank.state === 'asking') return <Skeleton lines={2} />
  if (rank.state === 'known') return <KnownRank info={rank.info} year={form.year} />
  if (rank.state === 'waiting') {
    return (
      <>
        <p className={styles.figureLine}>
          <span className="figure">--</span>
        </p>
        <p className="note">填好总分和选科后显示位次和往年等效分</p>
      </>
    )
  }
  return (
    <p className={styles.failed}>
      {rank.error.message}
      <button type="button" className={styles.switch} onClick={rank.retry}>
        重试
      </button>
    </p>
  )
}

function KnownRank({ info, year }: { readonly info: RankInfo; readonly year: number }) {
  const earlier = equivalentsText(info)
  return (
    <>
      <p className={styles.figureLine}>
        <FigureSource title="全省位次" facts={rankFacts(info)} demo={info.demo}>
          <strong className="figure">{rankFigure(info)}</strong>
        </FigureSource>
        {info.demo && <DemoMark />}
      </p>
      <p className="note">{rankNote(info, year)}</p>
      {earlier !== '' && <p className="note">往年等效分：{earlier}</p>}
      {info.missing !== '' && <p className="note">{info.missing}</p>}
    </>
  )
}

function OwnRank({ form, problem, onChange }: Omit<RankPanelProps, 'rank'>) {
  return (
    <div className="mb-8">
      <label className="row mb-4">
        我的位次
        <input
          className={styles.input}
          name="rank"
          inputMode="numeric"
          autoComplete="off"
          maxLength={RANK_LENGTH}
          placeholder="以成绩单为准"
          value={form.ownRank ?? ''}
          aria-invalid={problem !== undefined}
          onChange={(event) => onChange({ ...form, ownRank: event.target.value.replace(/\D/g, '') })}
        />
      </label>
      {problem !== undefined && (
        <p className="danger mb-4" role="alert">
          {problem}
        </p>
      )}
      <p className="note">按一分一段表查到的位次：</p>
    </div>
  )
}
