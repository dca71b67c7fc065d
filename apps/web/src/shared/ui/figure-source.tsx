import { useState } from 'react'
import type { ReactNode } from 'react'
import { Facts } from './facts.tsx'
import type { Fact } from './facts.tsx'
import { Sheet } from './sheet.tsx'
import styles from './figure-source.module.css'

interface FigureSourceProps {
  /** What the figure is, as the title of the sheet: 位次, 2025年投档线. */
  readonly title: string
  readonly facts: readonly Fact[]
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
        {demo && <p className="mb-8">本数据为示例，不可用于填报。</p>}
        <Facts facts={facts} />
        {note !== undefined && <p className="soft mt-12">{note}</p>}
      </Sheet>
    </>
  )
}
