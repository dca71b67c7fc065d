import { provinceById } from '../vocab/province.ts'
import { SUBJECT_NAMES } from '../vocab/subject.ts'
import type { ExamMode, SubjectMask } from '../vocab/subject.ts'
import { TRACK_NAMES } from '../vocab/track.ts'
import type { Track } from '../vocab/track.ts'
import { subjectBit, subjectsIn } from './requirement.ts'

export const PHYSICS = subjectBit('物')
export const HISTORY = subjectBit('历')
export const TECHNOLOGY = subjectBit('技')
const ELECTIVES = subjectBit('化') | subjectBit('生') | subjectBit('地') | subjectBit('政')

/** The six subjects every province of the new gaokao offers. */
export const SIX = PHYSICS | HISTORY | ELECTIVES

/** The one province whose 3+3 has a seventh subject, 技术. */
const WITH_TECHNOLOGY = '浙江'

/** Primary subject (首选科目) of a 3+1+2 track as a mask; 0 for the tracks that have none. */
export function primaryOf(track: Track): SubjectMask {
  if (track === 'physics') return PHYSICS
  return track === 'history' ? HISTORY : 0
}

/**
 * The track a candidate of a mode competes in with these subjects; undefined where the subjects do not settle it
 * (old-style provinces; both or neither primary subject under 3+1+2).
 */
export function trackOf(mode: ExamMode, subjects: SubjectMask): Track | undefined {
  if (mode === '3+3') return 'combined'
  if (mode === 'old') return undefined
  const primary = subjects & (PHYSICS | HISTORY)
  if (primary === PHYSICS) return 'physics'
  return primary === HISTORY ? 'history' : undefined
}

/** Every choice of subjects a mode allows in a province, as masks in ascending order; empty for old-style ones. */
export function legalCombinations(mode: ExamMode, provId: number): SubjectMask[] {
  if (mode === 'old') return []
  const offered = mode === '3+3' ? offeredSubjects(provId) : SIX
  return combinationsWithin(mode, offered)
}

/** Every choice a mode allows out of the offered subjects, as masks in ascending order. */
export function combinationsWithin(mode: Exclude<ExamMode, 'old'>, offered: SubjectMask): SubjectMask[] {
  const combinations: SubjectMask[] = []
  for (let mask = 0; mask <= offered; mask++) {
    if ((mask & ~offered) !== 0 || subjectsIn(mask).length !== 3) continue
    if (mode === '3+1+2' && trackOf(mode, mask) === undefined) continue
    combinations.push(mask)
  }
  return combinations
}

function offeredSubjects(provId: number): SubjectMask {
  return provinceById(provId)?.name === WITH_TECHNOLOGY ? SIX | TECHNOLOGY : SIX
}

/**
 * Whether a candidate may hold these subjects; null when so, otherwise what is wrong, in Chinese.
 * @param subjects mask of the chosen subjects, 0 in old-style provinces
 * @param track the track the candidate says to compete in
 */
export function checkSubjects(
  mode: ExamMode,
  subjects: SubjectMask,
  track: Track,
  provId: number,
): string | null {
  if (mode === 'old') return checkOldStyle(subjects, track)
  if (mode === '3+3') return checkThreeOfAll(subjects, track, offeredSubjects(provId))
  return checkPrimaryAndElectives(subjects, track)
}

function checkOldStyle(subjects: SubjectMask, track: Track): string | null {
  if (track !== 'science' && track !== 'liberal') return '本省实行文理分科，请选择理科或文科'
  return subjects === 0 ? null : '本省实行文理分科，不需要选择科目'
}

function checkThreeOfAll(subjects: SubjectMask, track: Track, offered: SubjectMask): string | null {
  if (track !== 'combined') return '本省不分物理类、历史类，科类应为综合'
  const names = subjectsIn(offered)
  const foreign = subjectsIn(subjects & ~offered).map((subject) => SUBJECT_NAMES[subject])
  if (foreign.length > 0) return `本省选考科目中没有${foreign.join('、')}`
  return subjectsIn(subjects).length === 3 && subjects >> 7 === 0
    ? null
    : `请在${names.join('、')}中选择3门科目`
}

function checkPrimaryAndElectives(subjects: SubjectMask, track: Track): string | null {
  const primary = primaryOf(track)
  if (primary === 0) return '本省分物理类、历史类，请选择其中一类'
  if ((subjects & (PHYSICS | HISTORY)) !== primary) {
    return `${TRACK_NAMES[track]}的首选科目应为${SUBJECT_NAMES[subjectsIn(primary)[0]!]}，且物理、历史只能选一门`
  }
  const electives = subjects & ~primary
  const legal = (electives & ~ELECTIVES) === 0 && subjectsIn(electives).length === 2
  return legal ? null : '请在化学、生物、地理、思想政治中选择2门再选科目'
}
