import { normaliseGroupCode } from '@wenjin/engine'
import type { LineRow } from '@wenjin/database/queries/admission/unit-rows'

/** A row's group by its code, else by its name; null where it names none. */
export function groupCodeOf(row: Pick<LineRow, 'groupCode' | 'groupName'>): string | null {
  return normaliseGroupCode(row.groupCode ?? row.groupName ?? '') ?? null
}
