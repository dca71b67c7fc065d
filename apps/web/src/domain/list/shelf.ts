import { choiceCount, emptyList, MAX_NAME_LENGTH, servesCandidate } from './choice-list.ts'
import type { ChoiceList, ListCandidate } from './choice-list.ts'
import { sameContent } from './compare.ts'
import type { HeldList } from './wire.ts'

/** The lists on this phone: the one in use, and those set aside with another candidate, the latest first. */
export interface Shelf {
  /** null until a candidate is known. */
  readonly list: ChoiceList | null
  readonly others: readonly ChoiceList[]
}

/** Lists that the account holds as well are kept for taking over, but not without end. */
const SAVED_OTHERS_KEPT = 3

/** Takes the list that serves a candidate to the front: the one in use, one set aside, or a new one. */
export function forCandidate(
  shelf: Shelf,
  candidate: ListCandidate,
  scoreId: number,
  fresh: { readonly id: string; readonly at: string },
): Shelf {
  const { list } = shelf
  if (list !== null && servesCandidate(list, candidate, scoreId)) {
    return list.scoreId === 0 && scoreId !== 0 ? { ...shelf, list: { ...list, scoreId } } : shelf
  }
  const aside = setAside(shelf)
  const found = aside.others.find((one) => !one.isCopy && servesCandidate(one, candidate, scoreId))
  if (found === undefined) return { ...aside, list: emptyList(fresh.id, candidate, scoreId, fresh.at) }
  const front = found.scoreId === 0 ? { ...found, scoreId } : found
  return { list: front, others: aside.others.filter((one) => one !== found) }
}

/** Puts a list of the account in use; edits of it that only this phone has come to the front instead. */
export function openHeld(shelf: Shelf, held: HeldList, id: string): Shelf {
  if (shelf.list?.reportMainId === held.reportMainId) {
    return shelf.list.isChange ? shelf : { ...shelf, list: withHeld(shelf.list, held) }
  }
  const aside = setAside(shelf)
  const others = aside.others.filter((one) => one.reportMainId !== held.reportMainId)
  const edited = aside.others.find((one) => one.reportMainId === held.reportMainId && one.isChange)
  const opened = edited ?? withHeld(emptyList(id, held.candidate, held.scoreId, held.updatedAt), held)
  return { list: opened, others }
}

/** A list set aside for another candidate of the same province, year and track, which could serve the one in use. */
export function takeableList({ list, others }: Shelf): ChoiceList | null {
  if (list === null || choiceCount(list) > 0) return null
  const { provinceId, year, majorTypeId } = list.candidate
  const fits = ({ candidate }: ChoiceList): boolean =>
    candidate.provinceId === provinceId && candidate.year === year && candidate.majorTypeId === majorTypeId
  return others.find((one) => !one.isCopy && choiceCount(one) > 0 && fits(one)) ?? null
}

/** Copies the choices of a list set aside into the one in use. A list of no account's candidate moves over whole. */
export function takeOver(shelf: Shelf, id: string, at: string): Shelf {
  const taken = shelf.others.find((one) => one.id === id)
  if (shelf.list === null || taken === undefined) return shelf
  const { revision } = shelf.list
  const list: ChoiceList = {
    ...shelf.list,
    batchList: taken.batchList,
    isChange: true,
    revision: revision + 1,
    editedAt: at,
  }
  const others = taken.scoreId === 0 ? shelf.others.filter((one) => one !== taken) : shelf.others
  return { list, others }
}

/** Sets the list in use aside if it holds anything; saved ones past the kept number go, the account has them. */
export function setAside({ list, others }: Shelf): Shelf {
  if (list === null || !isWorthKeeping(list)) return { list: null, others }
  const all = [list, ...others]
  const saved = all.filter((one) => !one.isChange)
  return { list: null, others: all.filter((one) => one.isChange || saved.indexOf(one) < SAVED_OTHERS_KEPT) }
}

/** Holds choices, or an emptying that the account has not been told of. */
function isWorthKeeping(list: ChoiceList): boolean {
  return choiceCount(list) > 0 || (list.isChange && list.reportMainId !== 0)
}

/** What stays on the phone after signing out: what the account does not hold. */
export function forgetSaved(
  { list, others }: Shelf,
  fresh: { readonly id: string; readonly at: string },
): Shelf {
  const forgotten = list !== null && list.reportMainId !== 0 && !isUnsaved(list)
  return {
    list: forgotten ? emptyList(fresh.id, list.candidate, 0, fresh.at) : list,
    others: others.filter(isUnsaved),
  }
}

function isUnsaved(list: ChoiceList): boolean {
  return list.isChange && choiceCount(list) > 0
}

/** A list brought to what the account holds. */
export function withHeld(list: ChoiceList, held: HeldList): ChoiceList {
  return {
    ...list,
    scoreId: held.scoreId,
    candidate: held.candidate,
    reportMainId: held.reportMainId,
    version: held.version,
    name: held.name,
    batchList: sameContent(list, held) ? list.batchList : held.batchList,
    isChange: false,
    savedAt: held.updatedAt,
  }
}

/** A list of its own with the given content, to be saved beside the one that was chosen. */
export function backupOf(
  list: ChoiceList,
  content: Pick<ChoiceList, 'name' | 'batchList'>,
  id: string,
): ChoiceList {
  const suffix = ' 备份'
  return {
    ...list,
    id,
    reportMainId: 0,
    version: 0,
    revision: 0,
    isChange: true,
    isCopy: true,
    name: `${content.name.slice(0, MAX_NAME_LENGTH - suffix.length)}${suffix}`,
    batchList: content.batchList,
    savedAt: null,
  }
}
