import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

/** A part of the kit in one of its states. */
export interface Specimen {
  /** File it lies in: button. */
  readonly part: string
  /** What is to be seen. */
  readonly state: string
  readonly shown: ReactNode
  /** Label of what opens it: it is a popup. */
  readonly opener?: string
}

/** Names and sentences as long as they come. */
export const LONG_NAME = '哈尔滨工业大学（威海）中外合作办学'
export const LONG_TEXT = '经济学类（数字经济与量化金融实验班，本硕博贯通培养），'.repeat(6)

/** A control that keeps what is put into it. */
export function Kept<T>({
  start,
  children,
}: {
  readonly start: T
  readonly children: (value: T, keep: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

/** A popup with a button that opens it. */
export function Opened({
  by,
  children,
}: {
  readonly by: string
  readonly children: (open: boolean, close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{by}</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}
