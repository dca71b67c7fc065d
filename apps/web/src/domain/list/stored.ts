import { readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { choiceCount, emptyDraft, servesGrade } from './draft.ts'
import type { Choice, Draft, DraftBatch, DraftGrade } from './draft.ts'
import type { Shelf } from './shelf.ts'

const KEY = '_temporaryVolunteer_'

interface StoredShelf extends Shelf {
  /** Whose write it is, so that a tab knows its own; '' when nothing is kept. */
  readonly stamp: string
}

/** What this phone kept: the list in use with the others inside it. What is not readable as a list is left out. */
export function readShelf(): StoredShelf {
  const stored = readStored(KEY)
  if (!isRecord(stored)) return { draft: null, others: [], stamp: '' }
  const others = Array.isArray(stored['others']) ? stored['others'].flatMap(asDraft) : []
  const stamp = typeof stored['stamp'] === 'string' ? stored['stamp'] : ''
  return { draft: asDraft(stored)[0] ?? null, others, stamp }
}

/** Keeps the lists. Returns false when the browser has no room for them or forbids keeping. */
export function writeShelf({ draft, others, stamp }: StoredShelf): boolean {
  const kept = draft !== null && (choiceCount(draft) > 0 || draft.isChange || draft.reportMainId !== 0)
  if (kept) return writeStored(KEY, { ...draft, others, stamp })
  if (others.length > 0) return writeStored(KEY, { others, stamp })
  removeStored(KEY)
  return true
}

/**
 * What this tab goes on with when another tab changed the lists: the other's list in use if it serves the same
 * grade, else this tab's own comes to the front again.
 */
export function aligned(stored: Shelf, front: Draft | null): Shelf {
  if (front === null) return stored
  if (stored.draft !== null && servesGrade(stored.draft, front.gradeInfo, front.scoreId)) return stored
  const all = stored.draft === null ? stored.others : [stored.draft, ...stored.others]
  const own = all.find((one) => one.id === front.id)
  return { draft: own ?? front, others: all.filter((one) => one !== own) }
}

/** The value as a draft, or nothing. Fields that an older version did not write take their first values. */
function asDraft(value: unknown): [Draft] | [] {
  if (!isRecord(value) || !isGrade(value['gradeInfo']) || !Array.isArray(value['batchList'])) return []
  const { id, scoreId, gradeInfo, batchList } = value
  if (typeof id !== 'string' || typeof scoreId !== 'number' || !batchList.every(isBatch)) return []
  const { others: _others, stamp: _stamp, ...fields } = value
  return [{ ...emptyDraft(id, gradeInfo, scoreId, ''), ...(fields as Partial<Draft>), batchList }]
}

function isGrade(value: unknown): value is DraftGrade {
  const fields = ['provinceId', 'year', 'majorTypeId', 'courseGroupId', 'score']
  return isRecord(value) && fields.every((field) => typeof value[field] === 'number')
}

function isBatch(value: unknown): value is DraftBatch {
  if (!isRecord(value) || typeof value['batchId'] !== 'number' || typeof value['maxUnivNum'] !== 'number')
    return false
  return Array.isArray(value['reportUnivList']) && value['reportUnivList'].every(isChoice)
}

function isChoice(value: unknown): value is Choice {
  if (!isRecord(value) || !Array.isArray(value['majorList'])) return false
  return typeof value['planId'] === 'number' && typeof value['univName'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
