import { useState } from 'react'
import type { ReactNode } from 'react'
import { Sheet } from './sheet.tsx'
import styles from './figure-source.module.css'

/** One fact about where a figure comes from: 年份 2025, 来源 湖南省教育考试院. */
export interface SourceFact {
  readonly name: string
  readonly value: string
}

interface FigureSourceProps {
  /** What the figure is, as the title of the sheet: 位次, 2025年投档线. */
  readonly title: string
  readonly facts: readonly SourceFact[]
  readonly demo?: boolean
  /** A sentence on how it is made. */
  readonly note?: string
  /** The figure itself. */
  readonly children: ReactNode
}

/** A figure that tells its year and source on tap. */
export function FigureSource({ title, facts, demo = false, note, children }: FigureSourceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.figure} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <span className="visually-hidden">，查看来源</span>
      </button>
      <Sheet open={open} title={title} demo={demo} onClose={() => setOpen(false)}>
        {demo && <p className={styles.demo}>本数据为示例，不可用于填报。</p>}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div className={styles.fact} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </Sheet>
    </>
  )
}
