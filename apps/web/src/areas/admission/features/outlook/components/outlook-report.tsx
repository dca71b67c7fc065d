import type { Outlook } from '@wenjin/contract'
import { useMemo } from 'react'
import { simulationOf } from '../simulation-of.ts'
import type { NamedChoice } from '../simulation-of.ts'
import { EndRows } from './end-rows.tsx'
import { OutlookPicture } from './outlook-picture.tsx'
import { RiskFigures } from './risk-figures.tsx'

interface OutlookReportProps {
  readonly outlook: Outlook
  readonly named: (planId: number) => NamedChoice
  /** With a row for every choice where one may end; without, they stand elsewhere on the page. */
  readonly rows?: boolean
}

/** How a list ends, to read and to print. */
export function OutlookReport({ outlook, named, rows = false }: OutlookReportProps) {
  const simulation = useMemo(() => simulationOf(outlook, named), [outlook, named])
  return (
    <>
      <RiskFigures risks={simulation} />
      <OutlookPicture simulation={simulation} />
      {rows && <EndRows ends={simulation.ends} />}
    </>
  )
}
