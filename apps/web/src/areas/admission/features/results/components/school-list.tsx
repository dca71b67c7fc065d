import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Unit, University } from '@wenjin/contract'
import { useEffect, useRef, useState } from 'react'
import { useOffsetTop } from '../../../../../shared/lib/use-offset-top.ts'
import { keepPlace, placeOfList } from '../../unit/list-place.ts'
import type { Picking } from '../../unit/picking.ts'
import { SchoolCard } from '../../unit/components/school-card.tsx'
import styles from './school-list.module.css'

const ESTIMATED_HEIGHT = 150
const GAP = 8
/** Cards from the end at which the next page is asked for. */
const AHEAD = 6

interface SchoolListProps {
  readonly schools: readonly University[]
  readonly ownRank: number
  readonly picking: Picking
  /** What the list shows, so that coming back finds the place again. */
  readonly address: string
  /** Asks for the next page; undefined: this is all, or it is on its way. */
  readonly onNearEnd: (() => void) | undefined
  readonly onSchool: (school: University) => void
  readonly onUnit: (unit: Unit, school: University) => void
  readonly onRate: (unit: Unit, school: University) => void
}

/** The cards of the result, of which only those near the screen exist. */
export function SchoolList(props: SchoolListProps) {
  const { schools, ownRank, picking, address, onNearEnd, onSchool, onUnit, onRate } = props
  const box = useRef<HTMLUListElement>(null)
  const top = useOffsetTop(box)
  const [expanded, setExpanded] = useState(() => placeOfList(address)?.expanded ?? new Set<number>())
  const [start] = useState(() => placeOfList(address)?.measurements ?? [])
  // The compiler leaves a component with a virtualizer alone, which is right: it changes between renders.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: schools.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    gap: GAP,
    overscan: 4,
    scrollMargin: top,
    initialMeasurementsCache: start,
    getItemKey: (i) => keyOf(schools[i]) ?? i,
  })
  const left = useRef({ virtual, expanded })
  useEffect(() => {
    left.current = { virtual, expanded }
  })
  useEffect(
    () => () => {
      const { virtual: list, expanded: open } = left.current
      keepPlace(address, { measurements: list.measurementsCache, expanded: open })
    },
    [address],
  )
  const items = virtual.getVirtualItems()
  const last = items.length === 0 ? -1 : (items[items.length - 1]?.index ?? -1)
  useEffect(() => {
    if (onNearEnd !== undefined && last >= schools.length - AHEAD) onNearEnd()
  }, [last, schools.length, onNearEnd])

  const expand = (key: number): void =>
    setExpanded((open) => {
      const after = new Set(open)
      if (!after.delete(key)) after.add(key)
      return after
    })
  return (
    <ul ref={box} className={styles.list} style={{ height: virtual.getTotalSize() }}>
      {items.map(({ key, index, start: from }) => {
        const school = schools[index]
        if (school === undefined) return null
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.item}
            style={{ transform: `translateY(${from - top}px)` }}
          >
            <SchoolCard
              school={school}
              ownRank={ownRank}
              picking={picking}
              expanded={expanded.has(Number(key))}
              onExpand={() => expand(Number(key))}
              onSchool={onSchool}
              onUnit={onUnit}
              onRate={onRate}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A school may stand in the list more than once where choices are majors; its first unit stands there once. */
function keyOf(school: University | undefined): number | undefined {
  return school?.groups[0]?.planId
}
