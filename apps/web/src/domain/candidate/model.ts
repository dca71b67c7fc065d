import { callLimits, majorTypeIdOf, trackOfMajorType } from '@wenjin/contract'
import {
  checkSubjects,
  examModeIn,
  provinceById,
  subjectBit,
  subjectsIn,
  TRACK_NAMES,
  trackOf,
} from '@wenjin/engine'
import type { ExamMode, Province, Subject, SubjectMask, Track } from '@wenjin/engine'

/** What a candidate's result depends on, as it is kept under tempGradeInfo. */
export interface Candidate {
  readonly provinceId: number
  readonly year: number
  readonly majorTypeId: number
  readonly courseGroupId: SubjectMask
  readonly score: number
  /** The candidate's own rank, or the one last read off the score-rank table; null: not known yet. */
  readonly rank: number | null
  /** true: the rank was entered, not derived from the table. */
  readonly rankGiven: boolean
  /** null: not saved to the account yet. */
  readonly scoreId: number | null
}

/** The score form as typed. */
export interface CandidateForm {
  readonly provinceId: number
  readonly year: number
  readonly subjects: SubjectMask
  /** Old-style provinces choose it; elsewhere the subjects say it. */
  readonly division: 'science' | 'liberal' | null
  readonly score: string
  /** null: the rank comes from the table. */
  readonly ownRank: string | null
}

export interface FormProblems {
  readonly subjects?: string
  readonly score?: string
  readonly rank?: string
}

export const DEFAULT_PROVINCE_ID = 32

const LIMITS = callLimits('saveScore')
const MAX_RANK = LIMITS.rank.maximum
/** Characters a score and a rank take. */
export const SCORE_LENGTH = String(LIMITS.score.maximum).length
export const RANK_LENGTH = String(MAX_RANK).length

export function emptyForm(provinceId: number, year: number): CandidateForm {
  return { provinceId, year, subjects: 0, division: null, score: '', ownRank: null }
}

export function formOf(candidate: Candidate): CandidateForm {
  const track = trackOfMajorType(candidate.majorTypeId)
  return {
    provinceId: candidate.provinceId,
    year: candidate.year,
    subjects: candidate.courseGroupId,
    division: track === 'science' || track === 'liberal' ? track : null,
    score: String(candidate.score),
    ownRank: candidate.rankGiven && candidate.rank !== null ? String(candidate.rank) : null,
  }
}

/** The province of the form. An id without a province (an old link, an edited storage) falls to the default. */
export function provinceOf({ provinceId }: Pick<CandidateForm, 'provinceId'>): Province {
  const province = provinceById(provinceId) ?? provinceById(DEFAULT_PROVINCE_ID)
  if (province === undefined) throw new RangeError('default province missing')
  return province
}

export function modeOf(form: Pick<CandidateForm, 'provinceId' | 'year'>): ExamMode {
  return examModeIn(provinceOf(form), form.year)
}

/** Track of the form as far as it is filled in; undefined: not settled yet. */
export function trackOfForm(form: CandidateForm): Track | undefined {
  const mode = modeOf(form)
  return mode === 'old' ? (form.division ?? undefined) : trackOf(mode, form.subjects)
}

/** Moves the form to a province and year; of the subjects stays what may be chosen there. */
export function moveForm(form: CandidateForm, place: { provinceId?: number; year?: number }): CandidateForm {
  const moved = { ...form, ...place }
  const offer = offeredSubjects(moved)
  const kept =
    form.subjects & [...offer.primary, ...offer.electives].reduce((all, one) => all | subjectBit(one), 0)
  const legal = modeOf(moved) === modeOf(form) ? kept : 0
  return { ...moved, subjects: legal, division: modeOf(moved) === 'old' ? form.division : null }
}

interface Offer {
  /** 首选: one of them; empty outside 3+1+2. */
  readonly primary: readonly Subject[]
  /** 再选 or 选考: `count` of them; empty in old-style provinces. */
  readonly electives: readonly Subject[]
  readonly count: number
}

/** What can be chosen in the form's province and year. */
export function offeredSubjects(form: Pick<CandidateForm, 'provinceId' | 'year'>): Offer {
  const mode = modeOf(form)
  if (mode === 'old') return { primary: [], electives: [], count: 0 }
  if (mode === '3+1+2') return { primary: ['物', '历'], electives: ['化', '生', '地', '政'], count: 2 }
  const six: Subject[] = ['物', '化', '生', '历', '地', '政']
  return { primary: [], electives: provinceOf(form).name === '浙江' ? [...six, '技'] : six, count: 3 }
}

export function choosePrimary(form: CandidateForm, subject: Subject): CandidateForm {
  const others = subjectBit('物') | subjectBit('历')
  return { ...form, subjects: (form.subjects & ~others) | subjectBit(subject) }
}

/** Takes or drops an elective; null when as many as allowed are already taken. */
export function toggleElective(form: CandidateForm, subject: Subject): CandidateForm | null {
  const bit = subjectBit(subject)
  if ((form.subjects & bit) !== 0) return { ...form, subjects: form.subjects & ~bit }
  const { electives, count } = offeredSubjects(form)
  const taken = electives.filter((one) => (form.subjects & subjectBit(one)) !== 0)
  return taken.length >= count ? null : { ...form, subjects: form.subjects | bit }
}

/** The score as a number, or undefined when it is not a whole number from 0 to the province's full mark. */
export function scoreOf(form: CandidateForm): number | undefined {
  const text = form.score.trim()
  const score = Number(text)
  return /^\d+$/.test(text) && text.length <= SCORE_LENGTH && score <= provinceOf(form).fullMark
    ? score
    : undefined
}

/** The rank that was typed; null: the table's is used; undefined: what was typed is not a rank. */
export function ownRankOf(form: CandidateForm): number | null | undefined {
  if (form.ownRank === null) return null
  const text = form.ownRank.trim()
  return /^[1-9]\d*$/.test(text) && Number(text) <= MAX_RANK ? Number(text) : undefined
}

/** What is missing or wrong in the form, in words to show; {} when nothing is. */
export function checkForm(form: CandidateForm): FormProblems {
  const mode = modeOf(form)
  const track = trackOfForm(form)
  const subjects =
    track === undefined
      ? mode === 'old'
        ? '请选择理科或文科'
        : '请选择首选科目'
      : checkSubjects(mode, form.subjects, track, form.provinceId)
  const { fullMark } = provinceOf(form)
  return {
    ...(subjects === null ? {} : { subjects }),
    ...(scoreOf(form) === undefined ? { score: `请输入0～${fullMark}之间的整数分数` } : {}),
    ...(ownRankOf(form) === undefined ? { rank: '请输入正整数位次' } : {}),
  }
}

/** The candidate of a form without problems. `tableRank`: what the table says, where the candidate gave none. */
export function candidateOf(form: CandidateForm, tableRank: number | null): Candidate | null {
  const track = trackOfForm(form)
  const score = scoreOf(form)
  const ownRank = ownRankOf(form)
  if (track === undefined || score === undefined || ownRank === undefined) return null
  if (Object.keys(checkForm(form)).length > 0) return null
  return {
    provinceId: form.provinceId,
    year: form.year,
    majorTypeId: majorTypeIdOf(track),
    courseGroupId: form.subjects,
    score,
    rank: ownRank ?? tableRank,
    rankGiven: ownRank !== null,
    scoreId: null,
  }
}

/** What a candidate states: its result, with a rank only where the person gave it. */
export type Statement = Omit<Candidate, 'rankGiven' | 'scoreId'>

export function statementOf(candidate: Omit<Candidate, 'scoreId'>): Statement {
  const { provinceId, year, majorTypeId, courseGroupId, score, rank, rankGiven } = candidate
  return { provinceId, year, majorTypeId, courseGroupId, score, rank: rankGiven ? rank : null }
}

export function isSameCandidate(a: Statement, b: Statement): boolean {
  return (
    a.provinceId === b.provinceId &&
    a.year === b.year &&
    a.majorTypeId === b.majorTypeId &&
    a.courseGroupId === b.courseGroupId &&
    a.score === b.score &&
    a.rank === b.rank
  )
}

/** 物理类 · 物化生, 综合 · 物化地, 理科. */
export function subjectsLabel(candidate: Pick<Candidate, 'majorTypeId' | 'courseGroupId'>): string {
  const track = TRACK_NAMES[trackOfMajorType(candidate.majorTypeId)]
  const subjects = subjectsIn(candidate.courseGroupId).join('')
  return subjects === '' ? track : `${track} · ${subjects}`
}

/** 湖南 · 2026年 · 620分 · 物理类 · 物化生. */
export function candidateLabel(
  candidate: Pick<Candidate, 'provinceId' | 'year' | 'majorTypeId' | 'courseGroupId' | 'score'>,
): string {
  return `${provinceOf(candidate).name} · ${candidate.year}年 · ${candidate.score}分 · ${subjectsLabel(candidate)}`
}

/** A candidate read back from storage; null when it is not one (older version, edited). */
export function readCandidate(value: unknown): Candidate | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<keyof Candidate, unknown>>
  const { provinceId, year, majorTypeId, courseGroupId, score } = given
  const numbers = [provinceId, year, majorTypeId, courseGroupId, score]
  if (!numbers.every((one) => Number.isInteger(one)) || provinceById(Number(provinceId)) === undefined)
    return null
  const rank = Number.isInteger(given.rank) ? Number(given.rank) : null
  const candidate: Candidate = {
    provinceId: Number(provinceId),
    year: Number(year),
    majorTypeId: Number(majorTypeId),
    courseGroupId: Number(courseGroupId),
    score: Number(score),
    rank,
    rankGiven: given.rankGiven === true && rank !== null,
    scoreId: Number.isInteger(given.scoreId) ? Number(given.scoreId) : null,
  }
  if (candidate.majorTypeId < 1 || candidate.majorTypeId > 5) return null
  return Object.keys(checkForm(formOf(candidate))).length === 0 ? candidate : null
}
