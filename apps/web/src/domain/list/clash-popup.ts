import { create } from 'zustand'

/** Whether the two versions of a list are on screen to choose between; closed, the choice can wait. */
export const useClashPopup = create<{ readonly open: boolean }>(() => ({ open: false }))

export function openClash(): void {
  useClashPopup.setState({ open: true })
}

export function closeClash(): void {
  useClashPopup.setState({ open: false })
}
