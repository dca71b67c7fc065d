import { choiceCount, emptyDraft, LONGEST_NAME, servesGrade } from './draft.ts'
import type { Draft, DraftGrade } from './draft.ts'
import { sameContent } from './compare.ts'
import type { HeldList } from './wire.ts'

/** The lists on this phone: the one in use, and those set aside with another grade, the latest first. */
export interface Shelf {
  /** null until a grade is known. */
  readonly draft: Draft | null
  readonly others: readonly Draft[]
}

/** Lists that the account holds as well are kept for taking over, but not without end. */
const SAVED_OTHERS_KEPT = 3

/** Takes the list that serves a grade to the front: the one in use, one set aside, or a new one. */
export function forGrade(
  shelf: Shelf,
  grade: DraftGrade,
  scoreId: number,
  fresh: { readonly id: string; readonly at: string },
): Shelf {
  const { draft } = shelf
  if (draft !== null && servesGrade(draft, grade, scoreId)) {
    return draft.scoreId === 0 && scoreId !== 0 ? { ...shelf, draft: { ...draft, scoreId } } : shelf
  }
  const aside = setAside(shelf)
  const found = aside.others.find((one) => !one.isCopy && servesGrade(one, grade, scoreId))
  if (found === undefined) return { ...aside, draft: emptyDraft(fresh.id, grade, scoreId, fresh.at) }
  const front = found.scoreId === 0 ? { ...found, scoreId } : found
  return { draft: front, others: aside.others.filter((one) => one !== found) }
}

/** Puts a list of the account in use; edits of it that only this phone has come to the front instead. */
export function openHeld(shelf: Shelf, held: HeldList, id: string): Shelf {
  if (shelf.draft?.reportMainId === held.reportMainId) {
    return shelf.draft.isChange ? shelf : { ...shelf, draft: withHeld(shelf.draft, held) }
  }
  const aside = setAside(shelf)
  const others = aside.others.filter((one) => one.reportMainId !== held.reportMainId)
  const edited = aside.others.find((one) => one.reportMainId === held.reportMainId && one.isChange)
  const opened = edited ?? withHeld(emptyDraft(id, held.gradeInfo, held.scoreId, held.updatedAt), held)
  return { draft: opened, others }
}

/** A list set aside for another grade of the same province, year and track, which could serve the one in use. */
export function takeableDraft({ draft, others }: Shelf): Draft | null {
  if (draft === null || choiceCount(draft) > 0) return null
  const { provinceId, year, majorTypeId } = draft.gradeInfo
  const fits = ({ gradeInfo }: Draft): boolean =>
    gradeInfo.provinceId === provinceId && gradeInfo.year === year && gradeInfo.majorTypeId === majorTypeId
  return others.find((one) => !one.isCopy && choiceCount(one) > 0 && fits(one)) ?? null
}

/** Copies the choices of a list set aside into the one in use. A list of no account's grade moves over whole. */
export function takeOver(shelf: Shelf, id: string, at: string): Shelf {
  const taken = shelf.others.find((one) => one.id === id)
  if (shelf.draft === null || taken === undefined) return shelf
  const { revision } = shelf.draft
  const draft: Draft = {
    ...shelf.draft,
    batchList: taken.batchList,
    isChange: true,
    revision: revision + 1,
    editedAt: at,
  }
  const others = taken.scoreId === 0 ? shelf.others.filter((one) => one !== taken) : shelf.others
  return { draft, others }
}

/** Sets the list in use aside if it holds anything; saved ones past the kept number go, the account has them. */
export function setAside({ draft, others }: Shelf): Shelf {
  if (draft === null || !isWorthKeeping(draft)) return { draft: null, others }
  const all = [draft, ...others]
  const saved = all.filter((one) => !one.isChange)
  return { draft: null, others: all.filter((one) => one.isChange || saved.indexOf(one) < SAVED_OTHERS_KEPT) }
}

/** Holds choices, or an emptying that the account has not been told of. */
function isWorthKeeping(draft: Draft): boolean {
  return choiceCount(draft) > 0 || (draft.isChange && draft.reportMainId !== 0)
}

/** What stays on the phone after signing out: what the account does not hold. */
export function forgetSaved(
  { draft, others }: Shelf,
  fresh: { readonly id: string; readonly at: string },
): Shelf {
  const forgotten = draft !== null && draft.reportMainId !== 0 && !isUnsaved(draft)
  return {
    draft: forgotten ? emptyDraft(fresh.id, draft.gradeInfo, 0, fresh.at) : draft,
    others: others.filter(isUnsaved),
  }
}

function isUnsaved(draft: Draft): boolean {
  return draft.isChange && choiceCount(draft) > 0
}

/** A draft brought to what the account holds. */
export function withHeld(draft: Draft, held: HeldList): Draft {
  return {
    ...draft,
    scoreId: held.scoreId,
    gradeInfo: held.gradeInfo,
    reportMainId: held.reportMainId,
    version: held.version,
    name: held.name,
    batchList: sameContent(draft, held) ? draft.batchList : held.batchList,
    isChange: false,
    savedAt: held.updatedAt,
  }
}

/** A list of its own with the given content, to be saved beside the one that was chosen. */
export function backupOf(draft: Draft, content: Pick<Draft, 'name' | 'batchList'>, id: string): Draft {
  const suffix = ' 备份'
  return {
    ...draft,
    id,
    reportMainId: 0,
    version: 0,
    revision: 0,
    isChange: true,
    isCopy: true,
    name: `${content.name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`,
    batchList: content.batchList,
    savedAt: null,
  }
}
