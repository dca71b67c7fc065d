import { useMemo } from 'react'
import type { HeldList } from '../../../../domain/list/wire.ts'
import { setGrade, useGrade } from '../../../../domain/candidate/store.ts'
import type { Candidate } from './api.ts'

/** The candidate whose chances are asked for; null until a score is entered. */
export function useCandidate(): Candidate | null {
  const grade = useGrade((state) => state.grade)
  return useMemo(() => {
    if (grade === null) return null
    const { provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven } = grade
    const stated = { provinceId, year, majorTypeId, courseGroupId, score }
    return rankGiven && rank !== null ? { ...stated, rank } : stated
  }, [grade])
}

/** The grade of a list becomes the candidate's, so that the list serves it. */
export function takeGradeOf({ gradeInfo, scoreId }: HeldList): void {
  setGrade({ ...gradeInfo, rankGiven: gradeInfo.rank !== null, scoreId })
}
