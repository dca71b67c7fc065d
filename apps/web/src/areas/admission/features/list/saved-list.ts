import type { ChoiceList } from '../../../../domain/list/choice-list.ts'
import { send, useList } from '../../../../domain/list/store.ts'
import { askQuery } from '../../../../shared/lib/call-query.ts'

/** Longest wait for the list's last edits to reach the account. */
const SAVE_WAIT_MS = 15_000

/** Which list of the account, and which version of it. */
interface SavedVersion {
  readonly reportMainId: number
  readonly version: number
}

/** The list in use once the account holds its last edit; null when that fails. */
export function savedList(): Promise<SavedVersion | null> {
  send({ type: 'hidden' })
  return new Promise((resolve) => {
    if (heldNow() !== null) return resolve(heldNow())
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve(heldNow())
    }
    const timer = setTimeout(end, SAVE_WAIT_MS)
    const stop = useList.subscribe(({ sync }) => {
      const waiting = sync.phase.at === 'save' || sync.phase.at === 'look' || sync.phase.at === 'score'
      if (heldNow() !== null || !waiting) end()
    })
  })
}

/** The same for what is shown of it. Rejects when the account does not get it. */
export function savedListQuery({ id, revision }: Pick<ChoiceList, 'id' | 'revision'>) {
  return askQuery('saveReport', { id, revision }, async (): Promise<SavedVersion> => {
    const held = await savedList()
    if (held === null) throw new Error('志愿表还没有保存到账号，联网保存后再试。')
    return held
  })
}

function heldNow(): SavedVersion | null {
  const { list } = useList.getState().sync.shelf
  if (list === null || list.isChange || list.reportMainId === 0) return null
  return { reportMainId: list.reportMainId, version: list.version }
}
