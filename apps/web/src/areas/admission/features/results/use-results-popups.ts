import type { Basis, GroupMajor, Unit, University } from '@wenjin/contract'
import type { Batch } from './facets.ts'
import { usePopup } from '../../../../shared/lib/use-popup.ts'

/** The popups of the results page, by their flags. */
export function useResultsPopups() {
  return {
    batch: usePopup<Batch>(),
    filter: usePopup<Batch>(),
    explain: usePopup<Basis>(),
    school: usePopup<University>(),
    majorGroup: usePopup<{ readonly unit: Unit; readonly school: University }>(),
    major: usePopup<{ readonly major: GroupMajor; readonly univName: string }>(),
    volunteer: usePopup<Batch>(),
    rateReport: usePopup<{ readonly unit: Unit; readonly school: University }>(),
    factor: usePopup<number>(),
  }
}
export type OpenPopups = ReturnType<typeof useResultsPopups>
