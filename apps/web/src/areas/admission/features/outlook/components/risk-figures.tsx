import { classNames } from '../../../../../shared/ui/class-names.ts'
import { shareText } from '../../../../../shared/ui/share-text.ts'
import type { Simulation } from '../simulate.ts'
import { riskLevel, riskWord } from '../words.ts'
import styles from './risk-figures.module.css'

type Risks = Pick<Simulation, 'admitted' | 'slipping' | 'refusal'>

interface RiskFiguresProps {
  readonly risks: Risks
  /** The list as it is, where `risks` answer a what-if: shown beside them. */
  readonly before?: Risks | undefined
}

/** Being admitted, slipping and being refused: figure and word. */
export function RiskFigures({ risks, before }: RiskFiguresProps) {
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>被录取</dt>
        <dd>
          <strong>{shareText(risks.admitted)}</strong>
          <Note text="按志愿表投出" before={before?.admitted} />
        </dd>
      </div>
      <Risk name="滑档风险" risk={risks.slipping} before={before?.slipping} />
      <Risk name="退档风险" risk={risks.refusal} before={before?.refusal} />
    </dl>
  )
}

function Risk({
  name,
  risk,
  before,
}: {
  readonly name: string
  readonly risk: number
  readonly before: number | undefined
}) {
  return (
    <div className={classNames(styles.figure, styles[riskLevel(risk)])}>
      <dt>{name}</dt>
      <dd>
        <strong>{shareText(risk)}</strong>
        <Note text={riskWord(risk)} before={before} />
      </dd>
    </div>
  )
}

function Note({ text, before }: { readonly text: string; readonly before: number | undefined }) {
  return <span className={styles.note}>{before === undefined ? text : `原为${shareText(before)}`}</span>
}
