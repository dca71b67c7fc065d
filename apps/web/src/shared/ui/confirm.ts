import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly text?: string
  /** Label of the button that does it: a verb. Default 确定. */
  readonly yes?: string
  /** Default 取消; null: there is nothing to refuse, one button only. */
  readonly no?: string | null
  /** What is done undoes work. */
  readonly danger?: boolean
}

interface Asked {
  readonly question: Question | null
  readonly open: boolean
  readonly answer: (yes: boolean) => void
}

export const useConfirm = create<Asked>(() => ({ question: null, open: false, answer: () => {} }))

/** Asks in a dialog in the middle of the screen; back and Escape mean no. */
export function confirm(question: Question): Promise<boolean> {
  useConfirm.getState().answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      useConfirm.setState({ open: false, answer: () => {} })
      resolve(yes)
    }
    useConfirm.setState({ question, open: true, answer })
  })
}
