import { useLayoutEffect } from 'react'
import { placeGrade } from './store.ts'
import { useGrade } from '../candidate/store.ts'

/** Brings the list that serves the candidate's grade to the front, now and whenever the grade changes. */
export function useDraftGrade(): void {
  const grade = useGrade((state) => state.grade)
  useLayoutEffect(() => {
    if (grade === null) return
    const { provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven, scoreId } = grade
    const own = { provinceId, year, majorTypeId, courseGroupId, score, rank: rankGiven ? rank : null }
    placeGrade(own, scoreId ?? 0)
  }, [grade])
}
