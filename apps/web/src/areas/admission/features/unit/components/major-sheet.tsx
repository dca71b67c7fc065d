import type { GroupMajor } from '@wenjin/contract'
import type { ReactNode } from 'react'
import { Facts } from '../../../../../shared/ui/facts.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { feeText } from '../words.ts'
import { HistoryTable } from './history-table.tsx'

interface MajorSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly major: GroupMajor
  readonly univName: string
  readonly demo: boolean
  /** What else can be done with the major. */
  readonly aside: ReactNode
}

/** One major: what the plan says of it, and its past admission lines. */
export function MajorSheet({ open, onClose, major, univName, demo, aside }: MajorSheetProps) {
  const facts = [
    ['院校', univName],
    ['专业代码', major.majorNo],
    ['选科要求', major.requirement],
    ['招生计划', major.planNum === null ? '' : `${major.planNum}人`],
    ['学费', feeText(major.fee)],
    ['学制', major.years === null ? '' : `${major.years}年`],
    ['校区', major.campus],
    ['备注', major.note],
  ] as const
  return (
    <Sheet open={open} title={major.majorName} demo={demo} onClose={onClose}>
      {aside}
      <Facts facts={facts.map(([name, value]) => ({ name, value: value === '' ? '未注明' : value }))} />
      <h3 className="heading">往年录取</h3>
      <HistoryTable history={major.history} what="录取" demo={demo} />
      {major.history.length > 0 && <p className="note mt-8">专业录取线在投档之后产生，只作选专业的参考。</p>}
    </Sheet>
  )
}
