import { useMemo } from 'react'
import { FigureSource } from '../../../shared/ui/figure-source.tsx'
import { countText } from '../../../shared/ui/figures.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { DemoMark } from '../../../shared/ui/tag.tsx'
import { formOf, provinceOf, subjectsLabel } from '../model.ts'
import type { Candidate } from '../model.ts'
import { equivalentsText, rankFacts, rankFigure, rankNote } from '../rank-words.ts'
import { useRank } from '../use-rank.ts'
import styles from './candidate-card.module.css'

interface CandidateCardProps {
  readonly candidate: Candidate
  readonly onEdit: () => void
}

/** The candidate's score, rank and subjects, with where the rank comes from. */
export function CandidateCard({ candidate, onEdit }: CandidateCardProps) {
  const form = useMemo(() => formOf(candidate), [candidate])
  const rank = useRank(form)
  const info = rank.state === 'known' ? rank.info : null
  const figure = candidate.rankGiven || info === null ? countText(candidate.rank) : rankFigure(info)
  const earlier = info === null ? '' : equivalentsText(info)
  return (
    <div>
      <div className="row between">
        <p className={styles.place}>
          {provinceOf(candidate).name} · {candidate.year}年 · {subjectsLabel(candidate)}
        </p>
        <button type="button" className={styles.edit} onClick={onEdit} aria-label="修改成绩">
          <Icon name="edit" size={18} />
          修改
        </button>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className="note">高考总分</dt>
          <dd className="figure">{candidate.score}</dd>
        </div>
        <div>
          <dt className="note">
            {candidate.rankGiven ? '我的位次' : '全省位次'} {info?.demo === true && <DemoMark />}
          </dt>
          <dd>
            {info === null ? (
              <span className="figure">{figure}</span>
            ) : (
              <FigureSource title="位次" facts={rankFacts(info)} demo={info.demo}>
                <span className="figure">{figure}</span>
              </FigureSource>
            )}
          </dd>
        </div>
      </dl>
      <div className={styles.notes}>
        {info !== null && <p>{rankNote(info, candidate.year)}</p>}
        {earlier !== '' && <p>等效分：{earlier}</p>}
        {info !== null && info.missing !== '' && <p>{info.missing}</p>}
        {rank.state === 'failed' && (
          <p className="row wrap">
            {rank.error.message}
            <button type="button" className={styles.retry} onClick={rank.retry}>
              重试
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
