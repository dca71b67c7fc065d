import type { Basis, RankInfo } from '@wenjin/contract'
import { useMemo, useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { AS_IT_IS } from '../simulate.ts'
import type { Simulation, WhatIf } from '../simulate.ts'
import { rankAfter } from '../what-if.ts'
import { caveats } from '../words.ts'
import { EndRows } from './end-rows.tsx'
import { OutlookPicture } from './outlook-picture.tsx'
import { RiskFigures } from './risk-figures.tsx'
import { ScoreShift } from './score-shift.tsx'
import styles from './outlook-sheet.module.css'

interface OutlookSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly basis: Basis
  readonly score: number
  /** Ranks of the scores around; undefined: not known (yet). */
  readonly nearby: RankInfo['nearby'] | undefined
  readonly simulate: (asked: WhatIf) => Simulation
  readonly onExplain: () => void
}

/** How the list would end, and how it would under another score or without a choice. */
export function OutlookSheet({ open, onClose, ...rest }: OutlookSheetProps) {
  return (
    <Sheet open={open} title="志愿表模拟" demo={rest.basis.demo} onClose={onClose}>
      <Inside {...rest} />
    </Sheet>
  )
}

/** Its questions are forgotten when the sheet goes. */
function Inside({ basis, score, nearby, simulate, onExplain }: Omit<OutlookSheetProps, 'open' | 'onClose'>) {
  const [shift, setShift] = useState(0)
  const [without, setWithout] = useState<number | null>(null)
  const asking = shift !== 0 || without !== null
  const now = useMemo(() => simulate(AS_IT_IS), [simulate])
  const shown = useMemo(() => {
    if (!asking) return now
    const rank = nearby === undefined ? null : rankAfter(nearby, score, shift, basis.rank)
    return simulate({ rank, without })
  }, [asking, now, nearby, score, shift, basis.rank, without, simulate])
  const left = now.ends.find(({ planId }) => planId === without)
  return (
    <>
      <div>
        <RiskFigures risks={shown} before={asking ? now : undefined} />
        <OutlookPicture simulation={shown} />
      </div>
      {caveats(now).map((one) => (
        <p className={styles.unknown} key={one}>
          {one}
        </p>
      ))}
      <section className="box" aria-label="假设">
        {nearby === undefined ? (
          <p className={styles.soft}>没有取到附近分数的位次，暂时不能改变分数来看。</p>
        ) : (
          <ScoreShift nearby={nearby} score={score} rank={basis.rank} shift={shift} onShift={setShift} />
        )}
        <div className="row wrap between touch">
          <output className={styles.soft}>
            {left === undefined
              ? '点下面的志愿，看去掉它会怎样。'
              : `已去掉第${left.place}志愿来看，志愿表没有变。`}
          </output>
          {asking && (
            <Button
              look="text"
              onClick={() => {
                setShift(0)
                setWithout(null)
              }}
            >
              还原
            </Button>
          )}
        </div>
      </section>
      <h3 className="heading">最终去哪里</h3>
      <EndRows ends={shown.ends} onOut={(planId) => setWithout(planId === without ? null : planId)} />
      <div className="note mt-12">
        <p>
          平行志愿一轮投档：从上到下，投进第一个够得上的志愿，退档后不再投后面的。各志愿的投档线同年一起起落，已算在内。退档按不服从调剂而所选专业录满估算，不含体检、单科和加试的限制。
        </p>
        <p>模型 {basis.model}。结果是估计，不是承诺。</p>
        <Button look="text" onClick={onExplain}>
          概率怎么算、数据来源
        </Button>
      </div>
    </>
  )
}
