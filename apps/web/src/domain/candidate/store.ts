import { create } from 'zustand'
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { readGrade } from './model.ts'
import type { Grade } from './model.ts'

/** The candidate's grade on this phone; null: none entered yet. */
export const useGrade = create<{ readonly grade: Grade | null }>(() => ({
  grade: readGrade(readStored('tempGradeInfo')),
}))

export function setGrade(grade: Grade): void {
  writeStored('tempGradeInfo', grade)
  useGrade.setState({ grade })
}

export function clearGrade(): void {
  removeStored('tempGradeInfo')
  useGrade.setState({ grade: null })
}

/** Keeps tabs of one browser in step. */
export function followGradeElsewhere(): () => void {
  return onStoredElsewhere('tempGradeInfo', () =>
    useGrade.setState({ grade: readGrade(readStored('tempGradeInfo')) }),
  )
}
