import { readStored, removeStored, writeStored } from '../../shared/lib/storage.ts'
import { choiceCount, emptyList, servesCandidate } from './choice-list.ts'
import type { Choice, ChoiceList, ListBatch, ListCandidate } from './choice-list.ts'
import type { Shelf } from './shelf.ts'

const KEY = '_temporaryVolunteer_'

interface StoredShelf extends Shelf {
  /** Whose write it is, so that a tab knows its own; '' when nothing is kept. */
  readonly stamp: string
}

/** What this phone kept: the list in use with the others inside it. What is not readable as a list is left out. */
export function readShelf(): StoredShelf {
  const stored = readStored(KEY)
  if (!isRecord(stored)) return { list: null, others: [], stamp: '' }
  const others = Array.isArray(stored['others']) ? stored['others'].flatMap(asList) : []
  const stamp = typeof stored['stamp'] === 'string' ? stored['stamp'] : ''
  return { list: asList(stored)[0] ?? null, others, stamp }
}

/** Keeps the lists. Returns false when the browser has no room for them or forbids keeping. */
export function writeShelf({ list, others, stamp }: StoredShelf): boolean {
  const kept = list !== null && (choiceCount(list) > 0 || list.isChange || list.reportMainId !== 0)
  const aside = others.map(storedForm)
  if (kept) return writeStored(KEY, { ...storedForm(list), others: aside, stamp })
  if (aside.length > 0) return writeStored(KEY, { others: aside, stamp })
  removeStored(KEY)
  return true
}

/**
 * What this tab goes on with when another tab changed the lists: the other's list in use if it serves the same
 * candidate, else this tab's own comes to the front again.
 */
export function aligned(stored: Shelf, front: ChoiceList | null): Shelf {
  if (front === null) return stored
  if (stored.list !== null && servesCandidate(stored.list, front.candidate, front.scoreId)) return stored
  const all = stored.list === null ? stored.others : [stored.list, ...stored.others]
  const own = all.find((one) => one.id === front.id)
  return { list: own ?? front, others: all.filter((one) => one !== own) }
}

/** The value as a list, or nothing. Fields that an older version did not write take their first values. */
function asList(value: unknown): [ChoiceList] | [] {
  if (!isRecord(value) || !isCandidate(value['gradeInfo']) || !Array.isArray(value['batchList'])) return []
  const { id, scoreId, batchList } = value
  if (typeof id !== 'string' || typeof scoreId !== 'number' || !batchList.every(isBatch)) return []
  const { others: _others, stamp: _stamp, gradeInfo: candidate, ...fields } = value
  return [{ ...emptyList(id, candidate, scoreId, ''), ...(fields as Partial<ChoiceList>), batchList }]
}

/** The candidate is kept as gradeInfo, the name that earlier versions read and wrote. */
function storedForm({ candidate, ...list }: ChoiceList): object {
  return { ...list, gradeInfo: candidate }
}

function isCandidate(value: unknown): value is ListCandidate {
  const fields = ['provinceId', 'year', 'majorTypeId', 'courseGroupId', 'score']
  return isRecord(value) && fields.every((field) => typeof value[field] === 'number')
}

function isBatch(value: unknown): value is ListBatch {
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
