import type { Basis, Unit, University } from '@wenjin/contract'
import { BandFigure } from '../../../../../shared/ui/band-figure.tsx'
import { chanceText, countText } from '../../../../../shared/ui/figures.ts'
import { Facts } from '../../../../../shared/ui/facts.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { cutoffCurve } from '../cutoff-curve.ts'
import { basisFacts, intervalText, rateText, unitTitle, unknownText } from '../words.ts'
import { CutoffPicture } from './cutoff-picture.tsx'
import { DataLink } from './data-link.tsx'
import { HistoryTable } from './history-table.tsx'
import styles from './rate-sheet.module.css'

interface RateSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly unit: Unit
  readonly school: University
  readonly basis: Basis
  readonly provinceId: number
}

/** What the chance of one unit means: where its cut-off is expected, and the candidate's rank beside it. */
export function RateSheet({ open, onClose, unit, school, basis, provinceId }: RateSheetProps) {
  const curve = cutoffCurve(unit, basis.rank)
  const interval = intervalText(unit)
  const facts = [
    { name: '我的位次', value: countText(basis.rank) },
    { name: '最可能的投档位次', value: countText(unit.cutoffMid) },
    { name: '八成把握的范围', value: interval ?? '--' },
  ]
  return (
    <Sheet open={open} title="概率解读" demo={basis.demo} onClose={onClose}>
      <div className="row mb-12">
        <BandFigure probability={unit.probability} ratio={unit.ratio} section={unit.section} />
        <p className={styles.names}>
          <strong>{school.univName}</strong>
          <span className="note">{unitTitle(unit)}</span>
        </p>
      </div>
      {curve === null || unit.probability === null ? (
        <p className="box">{unknownText(unit)}</p>
      ) : (
        <>
          <p>{rateText(unit.probability, basis.year)}</p>
          <CutoffPicture
            curve={curve}
            text={`${basis.year}年投档最低位次的估计分布，最可能${countText(unit.cutoffMid)}，八成把握在${interval ?? '未知'}，我的位次${countText(basis.rank)}，投得进的部分占${chanceText(unit.probability)}`}
          />
          <Facts facts={facts} right />
        </>
      )}
      <h3 className="heading">往年投档</h3>
      <HistoryTable history={unit.history} what="投档" demo={basis.demo} />
      <h3 className="heading">怎么估计的</h3>
      <p className="note">
        按往年投档最低位次估计今年的范围：年份越近越看重，往年越少、起伏越大，范围越宽。概率只说能不能投进，投进之后还可能因专业录满、体检等被退档。
      </p>
      <Facts facts={basisFacts(basis)} right />
      <DataLink provinceId={provinceId} />
    </Sheet>
  )
}
